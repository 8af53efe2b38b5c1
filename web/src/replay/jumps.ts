/** Jump targets in a finished game: rounds, phases, a player's moves, turning points. */

import type { Entry } from '../api/types';

/** A number is a seat. */
export type JumpKind = 'moment' | 'chapter' | 'turning' | number;

/** The positions to jump to, ascending; `turning` are the turning points. */
export function targets(story: Entry[], kind: JumpKind, turning: number[]): number[] {
  if (kind === 'turning') return turning;
  return story
    .filter(({ seat, moment }) => (typeof kind === 'number' ? seat === kind : kind === 'chapter' ? moment?.chapter : moment))
    .map(({ seq }) => seq);
}

/** The next target before or after a position. */
export function jump(places: number[], at: number, way: 1 | -1): number | undefined {
  return way > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at);
}
