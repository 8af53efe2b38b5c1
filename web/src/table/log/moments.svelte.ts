/** The last moment of the game, such as the start of a year or a round, until the user has seen it. */

import type { Entry } from '../../api/types';

export class Moments {
  entry = $state.raw<Entry | null>(null);

  /** Add new entries. A chapter is shown until the player moves, a round until the next move. */
  add(entries: Entry[], you: number): void {
    const moves = entries.filter((entry) => entry.kind === 'move');
    const begun = moves.findLast((entry) => entry.moment?.chapter) ?? moves.findLast((entry) => entry.moment);
    const stays = this.entry?.moment?.chapter && !moves.some((entry) => entry.seat === you);
    if (begun?.moment?.chapter || (begun && !stays)) this.entry = begun;
    else if (moves.length && !stays) this.entry = null;
  }
}
