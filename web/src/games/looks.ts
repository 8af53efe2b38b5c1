/** How a game is announced: a colour and three silhouettes, which stand in its folder. */

import cards from 'symbol:card-random';
import dice from 'symbol:rolling-dices';
import people from 'symbol:meeple';

export interface Looks {
  colour: string;
  symbols: string[];
}

const LOOKS = import.meta.glob<Looks>('./*/looks.ts', { import: 'looks', eager: true });
const PLAIN: Looks = { colour: '#5b4a72', symbols: [cards, people, dice] };

export const looksOf = (game: string): Looks => LOOKS[`./${game}/looks.ts`] ?? PLAIN;
