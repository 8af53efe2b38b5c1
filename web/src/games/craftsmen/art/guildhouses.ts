/** The six guild houses, 120 wide and 62 high, with the baseline at 60. */

import { block, BRIGHT, ink, once } from '../../../art/cut';
import { DARK, Mason, STONE, strokes, TILE, WATER, WOOD } from '../../../art/masonry';

const GOLD = ink('straw');
type Plan = (m: Mason) => unknown;

const HOUSES: Record<string, Plan> = {
  // A strong house with an arcade, and a coin above the door.
  bankers: (m) => {
    m.wall(22, 24, 76, 36).roof(17, 24, 86, 15, 12);
    for (const x of [28, 44, 64, 80]) m.opening(x, 42, 12, 18);
    m.windows(30, 28, 2, 14, 6, 8).windows(70, 28, 2, 14, 6, 8);
    m.lay(20, 40, block('M52 30a8 8 0 1 1 16 0a8 8 0 1 1 -16 0', GOLD, 2) + strokes('M56 30a4 4 0 1 1 8 0a4 4 0 1 1 -8 0', 1));
  },
  // Timber with a hoist under the gable.
  builders: (m) => {
    m.wall(30, 44, 60, 16).timber(27, 26, 66, 18, 6).gable(24, 27, 72, 24, BRIGHT).roof(20, 28, 10, 4, 2);
    m.shape(TILE, [[20, 29], [60, 0], [100, 29], [94, 29], [60, 6], [26, 29]], '', 1.8);
    m.beam([[60, 14], [78, 14]], 1.8).lay(14, 34, strokes('M77 15v10', 0.9) + block('M72 25h10v7h-10Z', STONE, 1.4));
    m.door(53, 45, 14, 15).windows(36, 31, 2, 10, 6, 8).windows(70, 31, 2, 10, 6, 8).window(57, 15, 6, 8);
  },
  // A stepped gable with a scroll.
  notary: (m) => {
    m.wall(34, 26, 52, 34).steps(34, 26, 52, 24, 4);
    m.windows(40, 30, 4, 11, 6, 9).door(54, 44, 12, 16).windows(40, 46, 1, 0, 7, 8).window(73, 46, 7, 8);
    m.lay(10, 24, block('M52 12h16v9h-16Z', BRIGHT, 1.6) + strokes('M55 15h10M55 18h7', 1) + block('M64 19l3 6l-5 -1Z', TILE, 1));
  },
  // A long workshop, its chimney smoking.
  crafts: (m) => {
    m.chimney(82, 8, 9, 22).wall(18, 36, 84, 24).roof(12, 36, 96, 18, 7);
    m.opening(26, 42, 20, 18).opening(72, 42, 20, 18).door(54, 44, 12, 16);
    m.lay(48, 60, block('M30 50h13l-3 4h-2v5h-6v-5l-4 -2Z', STONE, 1.4) + block('M77 60q-2 -8 4 -12q0 5 4 6q1 -3 0 -5q6 6 2 11Z', TILE, 1.4));
  },
  // A hall on posts with scales on its gable.
  merchants: (m) => {
    for (const x of [22, 40, 60, 80, 98]) m.beam([[x, 60], [x, 36]], 3);
    m.beam([[18, 37], [102, 37]], 2).roof(12, 37, 96, 20, 16).gable(42, 37, 36, 26, BRIGHT);
    m.shape(TILE, [[38, 38], [60, 7], [82, 38], [77, 38], [60, 14], [43, 38]], '', 1.6);
    m.lay(20, 36, strokes('M60 19v15M52 22h16M52 22l-3 7h6ZM68 22l-3 7h6Z', 1.3));
    m.lay(48, 60, block('M26 60v-8h10v8Z', WOOD, 1.4) + block('M84 60q-3 -9 3 -11h4q5 3 3 11Z', GOLD, 1.4) + block('M46 60v-10q5 -3 9 0v10Z', WOOD, 1.4));
  },
  // A belfry with a clock over two wings.
  town_hall: (m) => {
    m.wall(14, 34, 92, 26).roof(10, 34, 100, 12, 8).wall(48, 14, 24, 46).cone(45, 15, 30, 14);
    m.rose(60, 23, 5).door(54, 42, 12, 18).windows(22, 40, 2, 12, 6, 10).windows(80, 40, 2, 12, 6, 10).flag(60, -4, WATER);
    m.opening(56, 30, 3, 6, DARK).opening(62, 30, 3, 6, DARK);
  },
};

export const guildhouse = (guild: string): string =>
  once(`guild ${guild}`, () => {
    const m = new Mason(guild);
    HOUSES[guild]?.(m);
    return m.parts.map(({ print }) => print).join('');
  });

export const samples = (): Record<string, string> =>
  Object.fromEntries(Object.keys(HOUSES).map((guild) => [guild, `<g transform="translate(-30 -16) scale(.5)">${guildhouse(guild)}</g>`]));
