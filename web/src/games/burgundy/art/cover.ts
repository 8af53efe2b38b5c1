/** The picture of the game: a castle over its estate, vines, cattle, and a ship on the river. */

import { cow, sheep } from '../../../art/animals';
import { door, flag, gable, pane, spire, tower, wall } from '../../../art/buildings';
import { chance } from '../../../art/chance';
import { ground, ridge, sky } from '../../../art/cover';
import { block, ink, placed } from '../../../art/cut';
import { fir, grass, hedge, tree, vines, wave } from '../../../art/nature';
import { ship } from '../../../art/vessels';

const castle = (): string =>
  tower({ x: -30, w: 15, h: 40, ink: ink('silver') }) +
  wall({ w: 56, h: 26, ink: ink('silver') }) +
  tower({ x: 31, w: 15, h: 46, ink: ink('silver'), seed: 3 }) +
  wall({ x: -4, y: -8, w: 22, h: 40, ink: ink('silver'), seed: 5 }) +
  spire({ x: -4, y: -47, w: 28, h: 22 }) +
  flag({ x: -4, y: -66, w: 15, h: 13 }) +
  flag({ x: 31, y: -44, w: 13, h: 15, ink: ink('river') }) +
  pane({ x: -9, y: -30, w: 4, h: 8 }) + pane({ x: 1, y: -30, w: 4, h: 8 }) +
  pane({ x: -30, y: -20, w: 4, h: 8 }) + pane({ x: 31, y: -24, w: 4, h: 8 }) +
  door({ x: -4, w: 12, h: 17 });

const village = (x: number, y: number): string =>
  gable({ x, y, w: 20, h: 26, seed: 2 }) + gable({ x: x + 19, y: y + 2, w: 22, h: 30, seed: 7 }) + gable({ x: x + 39, y: y + 1, w: 18, h: 23, seed: 4 }) +
  door({ x, y, w: 6, h: 9 }) + door({ x: x + 19, y: y + 2, w: 6, h: 10 }) + pane({ x: x + 39, y: y - 3, w: 4, h: 6 });

const river = (): string =>
  block('M206 126Q216 98 268 92T366 80V126Z', ink('river')) +
  wave({ x: 262, y: 112, w: 60, h: 4 }) + wave({ x: 330, y: 99, w: 44, h: 4, seed: 3 }) + wave({ x: 322, y: 117, w: 56, h: 4, seed: 5 });

export const cover = (): string =>
  sky(`color-mix(in srgb, ${ink('river')} 34%, var(--print))`, [322, 26]) +
  ridge({ x: 300, y: 88, w: 200, h: 34, ink: ink('forest') }) +
  ridge({ x: 96, y: 92, w: 250, h: 46, ink: ink('leaf') }) +
  fir({ x: 18, y: 78, w: 13, h: 30 }) + fir({ x: 33, y: 72, w: 14, h: 34, seed: 3 }) + fir({ x: 176, y: 74, w: 13, h: 28, seed: 5 }) +
  placed(castle(), 106, 68, 0.84) +
  ground(78, 86, ink('meadow')) +
  village(196, 84) +
  tree({ x: 262, y: 88, w: 22, h: 30, seed: 6 }) +
  river() +
  placed(ship({ w: 50, h: 50 }), 302, 106) +
  [0, 1, 2].map((row) => vines({ x: 44 + row * 5, y: 92 + row * 11, w: 62, h: 10, seed: row + 2 })).join('') +
  hedge([96, 112], [126, 90], chance(3), 3) +
  placed(cow(), 164, 112, 0.95) + placed(sheep(), 204, 104, 0.7, true) +
  grass({ x: 136, y: 116, w: 8, h: 7 }) + grass({ x: 188, y: 117, w: 8, h: 6 });

export const samples = (): Record<string, string> => ({ cover: placed(cover(), -30, -10, 1 / 6) });
