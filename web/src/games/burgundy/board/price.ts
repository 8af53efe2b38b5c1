/** What the tiles of a depot cost. */

import { theBoard, type Badge } from '../../../table/board/board.svelte';

/** The price that all tiles share that can be taken now; none where they have none, or differ. */
export function sharedPrice(spaces: () => { id: string }[]): () => Badge | undefined {
  const board = theBoard();
  return () => {
    const prices = spaces().flatMap(({ id }) => (board.choice.lit.has(id) ? [board.badges.get(id)] : []));
    return prices.every((price) => price?.words === prices[0]?.words) ? prices[0] : undefined;
  };
}
