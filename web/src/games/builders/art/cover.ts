/** The picture of the game: a half-built cathedral, its crane, workers and a finished street. */

import { ground, ridge, sky } from '../../../art/cover';
import { block, ink, placed } from '../../../art/cut';
import { tree } from '../../../art/nature';
import { figure } from '../../../art/people';
import { building, site } from './plans';

/** The baseline of buildings is at 62 of their drawing. */
const stands = (drawing: string, x: number, foot: number, size: number): string => placed(drawing, x, foot - 62 * size, size);

const stones = (x: number, y: number): string =>
  block(`M${x} ${y}v-8h14v8ZM${x + 15} ${y}v-8h12v8ZM${x + 6} ${y - 9}v-8h14v8Z`, ink('stone'), 1.8);
const beams = (x: number, y: number): string =>
  block(`M${x} ${y}v-4h38v4ZM${x + 5} ${y - 5}v-4h30v4Z`, ink('wood'), 1.6);

export const cover = (): string =>
  sky(`color-mix(in srgb, ${ink('rose')} 34%, var(--print))`, [38, 26]) +
  ridge({ x: 60, y: 100, w: 260, h: 36, ink: ink('leaf') }) +
  ridge({ x: 320, y: 100, w: 200, h: 30, ink: ink('forest') }) +
  stands(building('house'), -22, 96, 0.86) +
  stands(building('townhouse'), 44, 96, 0.9) +
  stands(site('cathedral', [5, 2, 3, 3], [1, 1, 1, 3]), 116, 98, 1.5) +
  stands(building('crane'), 252, 98, 1.2) +
  tree({ x: 350, y: 98, w: 24, h: 36, seed: 4 }) +
  ground(96, 96, ink('clay')) +
  stones(246, 114) + beams(92, 115) +
  figure({ x: 74, y: 114, w: 22, h: 32, ink: ink('river'), seed: 2 }) +
  figure({ x: 232, y: 116, w: 22, h: 32, ink: ink('roof'), seed: 5 }) +
  figure({ x: 300, y: 114, w: 22, h: 32, ink: ink('straw'), seed: 8 });

export const samples = (): Record<string, string> => ({ cover: placed(cover(), -30, -10, 1 / 6) });
