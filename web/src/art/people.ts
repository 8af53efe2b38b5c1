/** Figures. */

import { chance } from './chance';
import { block, flat, gouge, ink, KEY, line, type Place } from './cut';

/** A person in a smock and a hat; the ink is that of the smock. */
export function figure({ x = 0, y = 0, w, h, ink: colour = ink('clay'), seed = 1 }: Place): string {
  const lot = chance(seed);
  const head = h * 0.13;
  const [shoulder, brim] = [y - h * 0.7, y - h * 0.88];
  const lean = (lot() - 0.5) * w * 0.08;
  const smock = `M${x - w * 0.2} ${shoulder}Q${x} ${shoulder - h * 0.06} ${x + w * 0.2} ${shoulder}L${x + w * 0.32} ${y - h * 0.22}H${x - w * 0.32}Z`;
  const arm = (side: number): string =>
    `M${x + side * w * 0.18} ${shoulder}l${side * w * 0.28} ${h * 0.16}l${-side * w * 0.06} ${h * 0.14}l${-side * w * 0.1} ${-h * 0.02}l${side * w * 0.02} ${-h * 0.1}l${-side * w * 0.16} ${-h * 0.06}Z`;
  return (
    line(`M${x - w * 0.12} ${y - h * 0.24}V${y}M${x + w * 0.12} ${y - h * 0.24}V${y}`, w * 0.13) +
    block(arm(-1), colour, 1.8) +
    block(arm(1), colour, 1.8) +
    block(smock, colour) +
    flat(gouge([x + w * 0.12, shoulder + 3], [x + w * 0.2, y - h * 0.26], 2), KEY) +
    block(`M${x + lean - head} ${y - h * 0.8}a${head} ${head} 0 1 1 ${2 * head} 0a${head} ${head} 0 1 1 ${-2 * head} 0`, 'var(--ink-wool)', 1.8) +
    block(`M${x + lean - head * 1.7} ${brim}q${head * 1.7} ${h * 0.04} ${head * 3.4} 0q${-head * 0.5} ${-h * 0.03} ${-head * 0.8} ${-h * 0.05}q${-head * 0.9} ${-h * 0.1} ${-head * 1.8} 0Z`, ink('wood'), 1.6)
  );
}

export const samples = (): Record<string, string> => ({
  figure: figure({ w: 34, h: 50, y: 25 }),
  'figure, another': figure({ w: 34, h: 50, y: 25, seed: 4, ink: ink('river') }),
});
