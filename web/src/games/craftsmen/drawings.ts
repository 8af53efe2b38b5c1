/** Silhouettes of goods and tokens, and the four colours. */

import barrel from 'symbol:barrel';
import beer from 'symbol:beer-stein';
import books from 'symbol:book-cover';
import bread from 'symbol:bread';
import candles from 'symbol:candles';
import card from 'symbol:card-draw';
import cloth from 'symbol:rolled-cloth';
import clothes from 'symbol:shirt';
import cow from 'symbol:cow';
import flax from 'symbol:flax';
import flour from 'symbol:flour';
import grapes from 'symbol:grapes';
import helper from 'symbol:meeple';
import iron from 'symbol:metal-bar';
import leather from 'symbol:animal-hide';
import meat from 'symbol:meat';
import ore from 'symbol:ore';
import paper from 'symbol:paper';
import plans from 'symbol:house';
import privilege from 'symbol:wax-seal';
import rope from 'symbol:rope-coil';
import tools from 'symbol:pincers';
import wax from 'symbol:honeycomb';
import weapons from 'symbol:broadsword';
import wheat from 'symbol:wheat';
import wine from 'symbol:wine-bottle';
import wood from 'symbol:log';
import work from 'symbol:gear-hammer';

export { card, helper, plans, privilege, work };

const GOODS: Record<string, string> = {
  wood, iron_ore: ore, flax, wheat, cow, wax, grapes,
  barrel, rope, leather, paper, iron, cloth, meat, flour,
  weapons, tools, clothes, books, candles, wine, beer, bread,
};
export const goodSymbol = (good: string): string => GOODS[good] ?? barrel;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'];

/** Each colour has its own tint and shape, drawn in a box of 20 by 20. */
export const COLOURS: Record<string, { fill: string; shape: string }> = {
  violet: { fill: '#6d4196', shape: 'M10 1 18 10 10 19 2 10Z' },
  green: { fill: '#2c7138', shape: 'M10 2a8 8 0 1 0 .01 0Z' },
  blue: { fill: '#2460a7', shape: 'M3 3h14v14H3Z' },
  red: { fill: '#ab3028', shape: 'M10 2 19 18H1Z' },
};
