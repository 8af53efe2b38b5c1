/** Points by source over time, as stacked areas. */

import type { Growth } from '../api/types';

/** One source of one player: the bounds of its area from move to move. */
export interface Area {
  source: string;
  steps: { number: number; from: number; to: number }[];
}

/** The areas of a player; `moves` is the last move. Negative points are below zero. */
export function areas(growth: Growth[], seat: number, moves: number): Area[] {
  const own = growth.filter((one) => one.seat === seat);
  const numbers = [...new Set([0, ...own.flatMap((one) => one.numbers), moves])].sort((one, other) => one - other);
  const found = own.map(({ source }): Area => ({ source, steps: [] }));
  for (const number of numbers) {
    let above = 0;
    let below = 0;
    own.forEach((one, n) => {
      const place = one.numbers.findLastIndex((since) => since <= number);
      const points = place < 0 ? 0 : one.points[place]!;
      const from = points < 0 ? below : above;
      found[n]!.steps.push({ number, from, to: from + points });
      if (points < 0) below += points;
      else above += points;
    });
  }
  return found;
}
