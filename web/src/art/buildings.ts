/** Walls, roofs, gables, towers: what towns are made of. */

import { chance, type Chance } from './chance';
import { block, box, BRIGHT, flat, hatch, ink, KEY, line, outline, type Place, type Point, wobbled } from './cut';

/** A wall with a few visible stones. */
export function wall({ x = 0, y = 0, w, h, ink: colour = BRIGHT, seed = 1 }: Place): string {
  const lot = chance(seed);
  const left = x - w / 2;
  return block(outline(wobbled(box(left, y - h, w, h), 0.5, lot)), colour) + stones(left, y - h, w, h, lot);
}

/** Some stones of a wall as short lines. */
export function stones(left: number, top: number, width: number, height: number, lot: Chance): string {
  let marks = '';
  const rows = Math.floor(height / 6);
  for (let row = 1; row < rows; row++) {
    const y = top + row * 6;
    const x = left + 2 + lot() * (width - 8);
    if (lot() < 0.75) marks += `M${x.toFixed(1)} ${y}h${(2.5 + lot() * 3).toFixed(1)}v-2.2`;
  }
  return marks && line(marks, 1);
}

/** A roof seen from its side: tiles in rows. */
export function roof({ x = 0, y = 0, w, h, ink: colour = ink('roof'), seed = 1 }: Place): string {
  const lot = chance(seed);
  const [left, right, top] = [x - w / 2, x + w / 2, y - h];
  const slope = Math.min(h * 0.7, w * 0.18);
  const corners: Point[] = wobbled([[left, y], [left + slope, top], [right - slope, top], [right, y]], 0.5, lot);
  const rows = hatch([corners[1]!, corners[0]!], [corners[2]!, corners[3]!], Math.max(2, Math.round(h / 4)), lot, 1.5);
  return block(outline(corners), colour) + flat(rows, KEY);
}

/** The pointed front of a building: its wall and its roof. */
export function gable({ x = 0, y = 0, w, h, ink: colour = BRIGHT, seed = 1 }: Place, cover = ink('roof')): string {
  const lot = chance(seed);
  const eaves = y - h + Math.min(w * 0.62, h * 0.55) + (lot() - 0.5) * 2;
  const half = w / 2;
  const body: Point[] = [[x - half + 2, y], [x - half + 2, eaves], [x, y - h + 2], [x + half - 2, eaves], [x + half - 2, y]];
  const left: Point[] = [[x - half - 2, eaves + 3], [x, y - h - 2], [x, y - h + 5], [x - half + 3, eaves + 6]];
  const right: Point[] = [[x + half + 2, eaves + 3], [x, y - h - 2], [x, y - h + 5], [x + half - 3, eaves + 6]];
  return block(outline(wobbled(body, 0.4, lot)), colour) + block(outline(left), cover, 2) + block(outline(right), cover, 2);
}

/** A tower with battlements. */
export function tower({ x = 0, y = 0, w, h, ink: colour = BRIGHT, seed = 1 }: Place): string {
  const lot = chance(seed);
  const half = w / 2;
  const step = (w + 4) / 5;
  const top = y - h;
  const crown: Point[] = [[x - half - 2, top + 8]];
  for (let tooth = 0; tooth < 5; tooth++) {
    const height = tooth % 2 ? top + 3.5 : top;
    crown.push([x - half - 2 + tooth * step, height], [x - half - 2 + (tooth + 1) * step, height]);
  }
  crown.push([x + half + 2, top + 8]);
  const shaft = wobbled([[x - half, y], [x - half, top + 8], [x + half, top + 8], [x + half, y]], 0.4, lot);
  const shade = hatch([[x + half * 0.3, top + 10], [x + half * 0.3, y]], [[x + half, top + 10], [x + half, y]], Math.max(3, Math.round(h / 5)), lot, 1.3);
  return block(outline(shaft), colour) + flat(shade, KEY) + block(outline(crown), colour);
}

/** A pointed cap, as on a round tower or a steeple. */
export function spire({ x = 0, y = 0, w, h, ink: colour = ink('roof'), seed = 1 }: Place): string {
  const lot = chance(seed);
  const tip: Point = [x, y - h];
  const corners: Point[] = [[x - w / 2, y], tip, [x + w / 2, y]];
  return block(outline(corners), colour) + flat(hatch([tip, [x, y]], [tip, [x + w / 2, y]], Math.max(3, Math.round(h / 4)), lot, 1.4), KEY);
}

/** A window, lit in the dark theme. */
export const pane = ({ x = 0, y = 0, w, h }: Place): string =>
  `<path d="M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z" fill="var(--lamp)"/>`;

/** A door with a round head. */
export const door = ({ x = 0, y = 0, w, h, ink: colour = ink('wood') }: Place): string =>
  block(`M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`, colour, 2);

/** A pennant on its pole. */
export const flag = ({ x = 0, y = 0, w, h, ink: colour = ink('roof') }: Place): string =>
  line(`M${x} ${y}v${-h}`, 1.6) + block(`M${x + 0.6} ${y - h}q${w * 0.5} ${-h * 0.12} ${w} ${h * 0.2}q${-w * 0.5} ${h * 0.02} ${-w} ${h * 0.26}Z`, colour, 1.4);

/** Boards between posts: timber of a half-timbered wall. */
export function timbers({ x = 0, y = 0, w, h }: Place): string {
  const [left, top] = [x - w / 2, y - h];
  return line(`M${left} ${top + h * 0.5}h${w}M${x} ${top}v${h}M${left} ${top + h * 0.5}l${w / 2} ${h * 0.5}l${w / 2} ${-h * 0.5}`, 1.7);
}

export const samples = (): Record<string, string> => ({
  wall: wall({ w: 40, h: 30, y: 15 }),
  roof: roof({ w: 46, h: 20, y: 10 }),
  gable: gable({ w: 34, h: 44, y: 22 }) + door({ x: 0, y: 22, w: 8, h: 13 }),
  tower: tower({ w: 18, h: 46, y: 23 }) + pane({ x: 0, y: 2, w: 4, h: 8 }),
  spire: spire({ w: 18, h: 34, y: 16 }),
  timbers: wall({ w: 36, h: 30, y: 15 }) + timbers({ w: 34, h: 28, y: 14 }),
  flag: flag({ w: 18, h: 30, y: 15, x: -8 }),
});
