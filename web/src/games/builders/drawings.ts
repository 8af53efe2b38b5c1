/** Silhouettes of the ranks of workers and of the machines. */

import apprentice from 'symbol:person';
import crane from 'symbol:crane';
import craftsman from 'symbol:flat-hammer';
import labourer from 'symbol:trowel';
import master from 'symbol:laurel-crown';
import oven from 'symbol:furnace';
import saw from 'symbol:circular-saw';
import survey from 'symbol:pencil-ruler';

const DRAWINGS: [string, string][] = [
  ['apprentice', apprentice],
  ['labourer', labourer],
  ['craftsman', craftsman],
  ['master', master],
  ['crane', crane],
  ['circular_saw', saw],
  ['survey_tools', survey],
  ['tile_oven', oven],
];

export const drawingOf = (id: string): string =>
  DRAWINGS.find(([start]) => id.startsWith(start))?.[1] ?? apprentice;
