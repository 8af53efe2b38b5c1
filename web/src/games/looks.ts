/** How a game is announced: a colour, three silhouettes, and how long it takes. */

import builders from 'symbol:brick-wall';
import crane from 'symbol:cargo-crane';
import hammer from 'symbol:hammer-nails';

interface Looks {
  colour: string;
  symbols: string[];
  minutes: number;
}

export const GAME_LOOKS: Record<string, Looks> = {
  builders: { colour: '#5b6470', symbols: [hammer, crane, builders], minutes: 30 },
};
