/** Trees, hedges, hills and water. */

import { chance } from './chance';
import { block, flat, gouge, ink, KEY, line, outline, type Place, type Point, rounded, wobbled } from './cut';

/** A round tree. */
export function tree({ x = 0, y = 0, w, h, ink: colour = ink('leaf'), seed = 1 }: Place): string {
  const lot = chance(seed);
  const [middle, across, tall] = [y - h * 0.6, w / 2, h * 0.42];
  const crown: Point[] = Array.from({ length: 9 }, (_, n) => {
    const angle = (n / 9) * 2 * Math.PI;
    const far = 0.95 + lot() * 0.3;
    return [x + Math.cos(angle) * across * far, middle + Math.sin(angle) * tall * far];
  });
  let shade = '';
  for (let n = 0; n < 4; n++) {
    const from: Point = [x + across * (0.1 + lot() * 0.3), middle + tall * (n * 0.38 - 0.55)];
    shade += gouge(from, [from[0] + across * 0.5, from[1] + 2], 1.8);
  }
  return line(`M${x} ${y}V${middle.toFixed(1)}`, w * 0.14 + 1) + block(rounded(crown), colour) + flat(shade, KEY);
}

/** A pointed tree: cypress, fir or poplar. */
export function fir({ x = 0, y = 0, w, h, ink: colour = ink('leaf'), seed = 1 }: Place): string {
  const lot = chance(seed);
  const shape = wobbled([[x, y - h], [x + w * 0.42, y - h * 0.3], [x + w * 0.5, y - h * 0.12], [x - w * 0.5, y - h * 0.12], [x - w * 0.42, y - h * 0.3]], 0.7, lot);
  return line(`M${x} ${y}v${-h * 0.2}`, 2.2) + block(outline(shape), colour, 2) + flat(gouge([x + 0.5, y - h * 0.8], [x + w * 0.25, y - h * 0.2], 1.8), KEY);
}

/** Bushes from one point to another. */
export function hedge([x, y]: Point, [toX, toY]: Point, lot: () => number, size = 3.4): string {
  const count = Math.max(2, Math.round(Math.hypot(toX - x, toY - y) / (size * 1.75)));
  let bushes = '';
  for (let n = 0; n <= count; n++) {
    const part = n / count;
    const r = size * (0.8 + lot() * 0.4);
    const [cx, cy] = [x + (toX - x) * part, y + (toY - y) * part];
    bushes += `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0`;
  }
  return block(bushes, ink('leaf'), 1.6);
}

/** A hill with gouge marks on its far side. */
export function hill({ x = 0, y = 0, w, h, ink: colour = ink('meadow'), seed = 1 }: Place): string {
  const lot = chance(seed);
  let marks = '';
  for (let n = 0; n < 5; n++) {
    const part = 0.15 + n * 0.16 + lot() * 0.05;
    marks += gouge([x + w * part * 0.5, y - h * (1 - part * part) + 3], [x + w * part * 0.5 + 4, y - h * 0.1], 1.7);
  }
  return block(`M${x - w / 2} ${y}Q${x - w * 0.2} ${y - h * 1.7} ${x + w * 0.12} ${y - h * 0.75}T${x + w / 2} ${y}Z`, colour) + flat(marks, KEY);
}

/** A line of waves of the given width. */
export function wave({ x = 0, y = 0, w, h, ink: colour = KEY, seed = 1 }: Place): string {
  const lot = chance(seed);
  const step = h * 2.4;
  let shape = `M${(x - w / 2).toFixed(1)} ${y.toFixed(1)}`;
  for (let along = 0; along + step <= w + 0.1; along += step) {
    const high = h * (0.8 + lot() * 0.5);
    shape += `q${(step * 0.3).toFixed(1)} ${(-high).toFixed(1)} ${(step * 0.55).toFixed(1)} 0q${(step * 0.25).toFixed(1)} ${(high * 0.6).toFixed(1)} ${(step * 0.45).toFixed(1)} 0`;
  }
  return line(shape, 1.7, colour);
}

/** A tuft of grass. */
export const grass = ({ x = 0, y = 0, w, h, ink: colour = KEY }: Place): string =>
  line(`M${x} ${y}v${-h}M${x - 1} ${y}l${-w / 2} ${-h * 0.7}M${x + 1} ${y}l${w / 2} ${-h * 0.7}`, 1.5, colour);

/** A row of vines. */
export function vines({ x = 0, y = 0, w, h, ink: colour = ink('leaf'), seed = 1 }: Place): string {
  const lot = chance(seed);
  let leaves = '';
  for (let along = 0; along <= w; along += 5) {
    const size = h * (0.35 + lot() * 0.2);
    leaves += `M${(x - w / 2 + along - size).toFixed(1)} ${y - h * 0.5}a${size.toFixed(1)} ${size.toFixed(1)} 0 1 1 ${(2 * size).toFixed(1)} 0Z`;
  }
  return line(`M${x - w / 2} ${y - h * 0.3}h${w}`, 1.2) + block(leaves, colour, 1.4);
}

export const samples = (): Record<string, string> => ({
  tree: tree({ w: 30, h: 42, y: 21 }),
  fir: fir({ w: 18, h: 40, y: 20 }),
  hedge: hedge([-22, 4], [22, -4], chance(3)),
  hill: hill({ w: 56, h: 26, y: 14 }),
  wave: wave({ w: 48, h: 5, y: -5 }) + wave({ w: 48, h: 5, y: 7, seed: 2 }),
  grass: grass({ w: 9, h: 10, y: 5, x: -8 }) + grass({ w: 8, h: 7, y: 8, x: 9 }),
  vines: vines({ w: 44, h: 10 }),
});
