/** The picture of the game: the street of the guilds down to the quay, with goods at the doors. */

import { ground, ridge, sky } from '../../../art/cover';
import { block, ink, placed } from '../../../art/cut';
import { barrel, crate, sack } from '../../../art/goods';
import { wave } from '../../../art/nature';
import { figure } from '../../../art/people';
import { ship } from '../../../art/vessels';
import { guildhouse } from './guildhouses';

/** The baseline of houses is at 60 of their drawing. */
const house = (guild: string, x: number, foot: number, size: number): string => placed(guildhouse(guild), x, foot - 60 * size, size);

const quay = (): string =>
  block('M252 126L262 94H366V126Z', ink('river')) +
  wave({ x: 306, y: 104, w: 64, h: 4 }) + wave({ x: 322, y: 113, w: 60, h: 4, seed: 3 }) +
  placed(ship({ w: 74, h: 82 }), 314, 110) +
  wave({ x: 300, y: 118, w: 60, h: 4, seed: 6 });

const people = (): string =>
  figure({ x: 96, y: 114, w: 20, h: 30, ink: ink('river'), seed: 2 }) +
  figure({ x: 118, y: 116, w: 20, h: 30, ink: ink('roof'), seed: 5 }) +
  figure({ x: 214, y: 115, w: 20, h: 30, ink: ink('straw'), seed: 9 });

export const cover = (): string =>
  sky(`color-mix(in srgb, ${ink('straw')} 30%, var(--print))`, [276, 30]) +
  ridge({ x: 286, y: 100, w: 240, h: 40, ink: ink('leaf') }) +
  house('merchants', 152, 94, 1) +
  house('notary', 96, 96, 1.12) +
  house('bankers', -16, 97, 1.12) +
  ground(95, 93, ink('clay')) +
  quay() +
  people() +
  barrel({ x: 22, y: 114, w: 15, h: 20 }) + barrel({ x: 38, y: 117, w: 15, h: 20 }) +
  crate({ x: 150, y: 115, w: 20, h: 17, ink: ink('wood') }) + crate({ x: 173, y: 117, w: 20, h: 17, ink: ink('roof') }) + crate({ x: 160, y: 101, w: 18, h: 15, ink: ink('straw') }) +
  sack({ x: 238, y: 117, w: 15, h: 19, ink: ink('wool') }) + sack({ x: 66, y: 115, w: 14, h: 18 });

export const samples = (): Record<string, string> => ({ cover: placed(cover(), -30, -10, 1 / 6) });
