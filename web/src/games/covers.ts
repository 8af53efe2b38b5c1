/** The picture of a game, or silhouettes for a game without one. */

import cards from 'symbol:card-random';
import dice from 'symbol:rolling-dices';
import people from 'symbol:meeple';

/** The addresses of the pictures, drawn by each game's `art/cover.ts` while the client is built. */
const COVERS = import.meta.glob<string>('./*/art/cover.ts', { query: '?cover', import: 'default', eager: true });

export const coverOf = (game: string): string | undefined => COVERS[`./${game}/art/cover.ts`];
/** For a game without a picture. */
export const PLAIN = [cards, people, dice];
