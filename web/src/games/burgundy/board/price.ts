/** The prices of the tiles of a depot. */

import { theBoard, type Badge } from '../../../table/board/board.svelte';

/** The common price of all available tiles; null if there is none, or prices differ. */
export function sharedPrice(spaces: () => { id: string }[]): () => Badge | undefined {
  const board = theBoard();
  return () => {
    const prices = spaces().flatMap(({ id }) => (board.choice.lit.has(id) ? [board.badges.get(id)] : []));
    return prices.every((price) => price?.words === prices[0]?.words) ? prices[0] : undefined;
  };
}
