/** How a game is announced: a colour, three silhouettes, and how long it takes. */

import church from 'symbol:church';
import hammer from 'symbol:flat-hammer';
import trowel from 'symbol:trowel';

interface Looks {
  colour: string;
  symbols: string[];
  minutes: number;
}

export const GAME_LOOKS: Record<string, Looks> = {
  builders: { colour: '#55606b', symbols: [hammer, church, trowel], minutes: 30 },
};
