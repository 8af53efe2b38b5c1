/** Dice with pips. */

import { block, flat } from './cut';

const [L, M, H] = [-9, 0, 9];
const PIPS: Record<number, [number, number][]> = {
  1: [[M, M]],
  2: [[L, H], [H, L]],
  3: [[L, H], [M, M], [H, L]],
  4: [[L, L], [L, H], [H, L], [H, H]],
  5: [[L, L], [L, H], [M, M], [H, L], [H, H]],
  6: [[L, L], [L, M], [L, H], [H, L], [H, M], [H, H]],
};

/** A die around (0, 0), 40 wide, with its lower edge. */
export function die(value: number, colour = 'var(--die)', pips = 'var(--on-die)'): string {
  const dots = (PIPS[value] ?? []).map(([x, y]) => `M${x - 3.7} ${y}a3.7 3.7 0 1 1 7.4 0a3.7 3.7 0 1 1 -7.4 0`).join('');
  return (
    flat('M-17 -13V14Q-17 20 -11 20H11Q17 20 17 14V-13Z', 'var(--ink-night)') +
    block('M-12 -18H12Q17 -18 17 -13V11Q17 16 12 16H-12Q-17 16 -17 11V-13Q-17 -18 -12 -18Z', colour, 2.4) +
    `<g transform="translate(0 -1.5)">${flat(dots, pips)}</g>`
  );
}

export const samples = (): Record<string, string> =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [`die ${value}`, die(value)]));
