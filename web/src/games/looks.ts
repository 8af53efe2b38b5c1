/** How a game is announced: a colour, three silhouettes, and how long it takes. */

import anvil from 'symbol:anvil';
import barrel from 'symbol:barrel';
import castle from 'symbol:castle';
import church from 'symbol:church';
import cow from 'symbol:cow';
import hammer from 'symbol:flat-hammer';
import mine from 'symbol:mine-wagon';
import ship from 'symbol:caravel';
import trowel from 'symbol:trowel';

interface Looks {
  colour: string;
  symbols: string[];
  minutes: number;
}

export const GAME_LOOKS: Record<string, Looks> = {
  builders: { colour: '#55606b', symbols: [hammer, church, trowel], minutes: 30 },
  burgundy: { colour: '#3f6b4c', symbols: [cow, castle, mine], minutes: 90 },
  craftsmen: { colour: '#7a4526', symbols: [anvil, ship, barrel], minutes: 120 },
};
