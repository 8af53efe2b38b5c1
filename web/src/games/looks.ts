/** How a game is announced: by a picture of its own, which stands in its folder, or by silhouettes. */

import cards from 'symbol:card-random';
import dice from 'symbol:rolling-dices';
import people from 'symbol:meeple';

/** The addresses of the pictures. */
const COVERS = import.meta.glob<string>('./*/looks.ts', { import: 'cover', eager: true });

export const coverOf = (game: string): string | undefined => COVERS[`./${game}/looks.ts`];
/** For a game without a picture. */
export const PLAIN = [cards, people, dice];
