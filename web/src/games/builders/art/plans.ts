/**
 * The buildings and machines of The Builders, as parts.  A drawing is 100 wide and 70 high, with
 * its baseline at 62. Parts use only materials of the card: missing materials are parts not yet
 * drawn.
 */

import { block, BRIGHT, ink, KEY, line, once, PRINT } from '../../../art/cut';
import { DARK, Mason, plan, STONE, standing, strokes, TILE, WATER, WOOD } from '../../../art/masonry';

const [GOLD, WOOL, LAMP] = [ink('straw'), ink('wool'), 'var(--lamp)'];

const GROUND = 62;
type Plan = (m: Mason) => unknown;

/** A building of stone below and timber above, or of one of them. */
function house(m: Mason, x: number, w: number, stone: number, timber: number, roof: number, slant = 5, overhang = 4): Mason {
  const eaves = GROUND - stone - timber;
  if (stone) m.of('s').wall(x, GROUND - stone, w, stone);
  if (timber) m.of('w').timber(x - (stone ? 2 : 0), eaves, w + (stone ? 4 : 0), timber);
  return m.of('t').roof(x - overhang, eaves, w + 2 * overhang, roof, slant);
}

const PLANS: Record<string, Plan> = {
  bower: (m) => {
    m.of('').tree(18, 62, 9).tree(84, 62, 7);
    m.of('s').wall(30, 57, 40, 5).wall(33, 38, 4, 19).wall(47, 38, 4, 19).wall(63, 38, 4, 19);
    m.of('t').cone(27, 38, 46, 20);
  },
  wooden_shack: (m) => {
    m.of('').tree(82, 62, 10);
    m.of('w').planks(24, 38, 46, 24).tstrokes(20, 38, 54, 12, 10, WOOD);
    m.of('k').door(33, 46, 9, 16).window(53, 45, 8, 7);
  },
  covered_bridge: (m) => {
    m.of('').water(0, 57, 100, 3);
    m.of('w').planks(14, 46, 72, 7).beam([[16, 46], [16, 28]]).beam([[84, 46], [84, 28]]).tstrokes(9, 28, 82, 13, 8, WOOD);
    m.of('k').beam([[16, 46], [39, 28]], 1.6).beam([[39, 28], [39, 46]], 1.6).beam([[39, 46], [61, 28]], 1.6).beam([[61, 28], [61, 46]], 1.6).beam([[61, 46], [84, 28]], 1.6).beam([[22, 58], [30, 53]]).beam([[78, 58], [70, 53]]);
  },
  treehouse: (m) => {
    m.of('').lay(30, 62, strokes('M46 62q4 -14 2 -30M54 62q-3 -14 0 -30M50 36l-16 -8M52 36l16 -8', 2.6)).tree(30, 34, 13).tree(70, 34, 12);
    m.of('w').planks(34, 36, 34, 3).planks(37, 20, 28, 16).tstrokes(33, 20, 36, 11, 12, WOOD);
    m.of('k').door(42, 25, 7, 11).window(54, 25, 6, 6).lay(39, 62, strokes('M64 39L70 62M70 39L76 62M66 45h5M67 50h6M69 56h6', 1.1));
  },
  stone_bridge: (m) => {
    m.of('').water(0, 56, 100, 3);
    m.of('s').shape(STONE, [[2, 56], [8, 42], [34, 34], [66, 34], [92, 42], [98, 56]], strokes('M14 44h6M30 39h7M60 39h9M80 44h5M46 37h6M10 50h5M86 50h6', 0.6));
    m.of('k').opening(16, 42, 22, 17, WATER).opening(43, 40, 22, 19, WATER).beam([[30, 34], [70, 34]], 1.4).flag(50, 24);
  },
  wash_house: (m) => {
    m.of('').water(28, 57, 46, 1);
    m.of('w').beam([[24, 62], [24, 40]]).beam([[42, 58], [42, 40]], 1.6).beam([[60, 58], [60, 40]], 1.6).beam([[78, 62], [78, 40]]).beam([[24, 57], [78, 57]], 1.6);
    m.of('t').roof(16, 40, 70, 18, 16);
  },
  straw_hut: (m) => {
    m.of('').tree(16, 62, 8);
    m.of('s').wall(31, 48, 40, 14).opening(46, 50, 9, 12);
    m.of('t').tstrokes(23, 49, 56, 28, 22, TILE);
  },
  townhouse: (m) => {
    m.of('t').roof(60, 32, 18, 14, 3);
    m.of('s').wall(60, 32, 18, 30).wall(26, 26, 36, 36).steps(26, 26, 36, 18, 3);
    m.of('k').door(40, 49, 8, 13).windows(31, 32, 3, 10, 5, 8).window(41, 17, 5, 6).windows(65, 38, 1, 8, 5, 7);
  },
  cottage: (m) => {
    m.of('').tree(86, 62, 9);
    house(m, 24, 50, 0, 22, 20, 8);
    m.of('k').door(44, 47, 9, 15).window(29, 43, 7, 7).window(62, 43, 7, 7);
  },
  rural_house: (m) => {
    house(m, 20, 60, 10, 14, 18, 6);
    m.of('k').door(46, 48, 9, 14).windows(26, 42, 2, 40, 7, 7);
    m.of('w').beam([[82, 62], [92, 62], [92, 54], [82, 54]], 1.2);
  },
  house: (m) => {
    m.of('s').wall(66, 16, 7, 18);
    house(m, 24, 50, 24, 0, 20, 4);
    m.of('w').door(36, 47, 9, 15).opening(54, 44, 7, 8, LAMP).beam([[52, 53], [63, 53]], 1).beam([[24, 39], [74, 39]], 1.4);
  },
  cowshed: (m) => {
    m.of('w').planks(8, 44, 84, 18);
    m.of('t').roof(3, 44, 94, 20, 9);
    m.of('k').opening(16, 48, 12, 14).opening(36, 48, 12, 14).opening(56, 48, 12, 14).window(76, 49, 8, 6);
    m.of('k').lay(50, 62, block('M58 62v-7q0 -3 4 -3t4 3v7Z', WOOL, 1.6) + strokes('M59 52l-2 -2M65 52l2 -2M61 57h2', 0.9));
  },
  inn: (m) => {
    m.of('s').wall(70, 14, 6, 14);
    house(m, 20, 58, 16, 14, 18, 7);
    m.of('k').door(44, 47, 10, 15).windows(26, 50, 1, 12, 7, 7).windows(24, 35, 4, 14, 6, 7).window(62, 50, 7, 7).lay(44, 56, strokes('M80 44h10v3', 1.2) + block('M85 47h9v8h-9Z', GOLD, 1.6));
  },
  pigsty: (m) => {
    m.of('w').planks(14, 46, 44, 16).beam([[58, 62], [58, 52]], 1.4).beam([[72, 62], [72, 52]], 1.4).beam([[88, 62], [88, 52]], 1.4).beam([[58, 55], [90, 55]], 1.4);
    m.of('t').roof(9, 46, 54, 16, 10);
    m.of('k').opening(22, 51, 11, 11).opening(40, 51, 11, 11).lay(54, 62, block('M66 61v-3q0 -4 7 -4t8 4v3h-2v-2h-10v2Z', ink('rose'), 1.6) + strokes('M81 57h2', 0.8)).beam([[58, 60], [90, 60]], 1.2);
  },
  rural_relay: (m) => {
    m.of('w').timber(8, 40, 34, 22).planks(42, 34, 18, 28).timber(60, 40, 32, 22);
    m.of('t').roof(4, 40, 38, 15, 3).roof(38, 34, 26, 14, 8).roof(60, 40, 36, 15, 3);
    m.of('k').opening(44, 42, 14, 20).window(15, 45, 6, 7).window(29, 45, 6, 7).window(74, 45, 6, 7);
  },
  grain_silo: (m) => {
    m.of('').tree(16, 62, 7);
    m.of('w').beam([[38, 62], [38, 50]]).beam([[62, 62], [62, 50]]).planks(33, 18, 34, 33).beam([[33, 30], [67, 30]], 1).beam([[33, 41], [67, 41]], 1);
    m.of('t').cone(28, 18, 44, 15);
    m.of('k').door(45, 34, 10, 13).beam([[56, 62], [72, 34]], 1.2).beam([[61, 62], [76, 36]], 1.2).window(47, 22, 6, 6).lay(40, 60, strokes('M60 56l5 2M64 50l5 2M68 43l5 2', 1)).flag(50, 0);
  },
  stables: (m) => {
    m.of('w').timber(8, 42, 84, 20, 7);
    m.of('t').roof(3, 42, 94, 17, 5).roof(40, 28, 20, 10, 5);
    m.of('w').planks(44, 28, 12, 6);
    m.of('k').opening(14, 48, 10, 14).opening(34, 48, 10, 14).opening(56, 48, 10, 14).opening(76, 48, 10, 14);
  },
  forge: (m) => {
    m.of('s').wall(18, 38, 34, 24).chimney(26, 8, 9, 30);
    m.of('w').beam([[60, 62], [60, 38]]).beam([[82, 62], [82, 38]]).beam([[52, 39], [84, 39]], 1.6).opening(28, 47, 10, 15, WOOD);
    m.of('w').lay(50, 62, block('M64 54h14l-3 4h-3v4h-5v-4l-5 -2Z', DARK, 1.6));
    m.of('t').roof(12, 38, 76, 14, 8);
  },
  windmill: (m) => {
    m.of('').tree(14, 62, 7);
    m.of('s').tower(34, 24, 32, 38, 6);
    m.of('t').cone(37, 25, 26, 13);
    m.of('k').door(46, 49, 8, 13).window(47, 37, 5, 6).sails(50, 23, 24);
  },
  watermill: (m) => {
    m.of('').water(56, 57, 44, 2);
    house(m, 14, 46, 0, 26, 18, 6);
    m.of('k').door(20, 47, 8, 15).windows(20, 38, 3, 13, 6, 7).wheel(72, 47, 14);
    m.of('w').beam([[58, 47], [72, 47]], 1.6);
  },
  covered_market: (m) => {
    for (const x of [12, 30, 48, 66, 86]) m.of('w').beam([[x, 62], [x, 40]], 2.6);
    m.of('w').beam([[10, 40], [88, 40]], 1.8);
    m.of('k').beam([[12, 47], [20, 40]], 1).beam([[30, 47], [38, 40]], 1).beam([[48, 47], [56, 40]], 1).beam([[66, 47], [76, 40]], 1).lay(52, 62, block('M34 62v-6h10v6ZM70 62v-6h12v6Z', GOLD, 1.6) + strokes('M34 56l10 6M70 56l12 6', 0.9));
    m.of('t').roof(4, 40, 92, 20, 20).cone(42, 22, 16, 13);
  },
  bourgeois_house: (m) => {
    m.of('s').wall(24, 46, 52, 16);
    m.of('w').timber(21, 33, 58, 13, 5).timber(19, 21, 62, 12, 5);
    m.of('t').roof(15, 21, 70, 17, 14);
    m.of('k').door(45, 49, 9, 13).window(30, 50, 7, 7).window(63, 50, 7, 7).windows(25, 35, 4, 15, 6, 7).windows(25, 24, 4, 15, 6, 6);
  },
  post: (m) => {
    house(m, 30, 56, 26, 0, 17, 6);
    m.of('s').wall(12, 22, 20, 40);
    m.of('t').cone(9, 22, 26, 18);
    m.of('w').door(50, 46, 12, 16).beam([[30, 48], [86, 48]], 1.2);
    m.of('k').window(19, 28, 6, 8).window(36, 39, 6, 7).windows(66, 39, 2, 10, 6, 7).lay(40, 50, block('M18 44q4 6 8 0l2 2q-5 8 -12 0Z', GOLD, 1.6));
  },
  hotel: (m) => {
    m.of('s').wall(12, 54, 76, 8);
    m.of('w').timber(12, 41, 76, 13, 7).timber(12, 29, 76, 12, 7).gable(34, 29, 32, 18, BRIGHT);
    m.of('t').roof(7, 29, 86, 15, 8);
    m.of('w').gable(36, 29, 28, 19, BRIGHT).beam([[42, 21], [58, 21]], 1.2);
    m.of('k').door(45, 47, 10, 15).windows(17, 43, 2, 13, 6, 7).windows(63, 43, 2, 13, 6, 7).windows(17, 31, 2, 13, 6, 7).windows(63, 31, 2, 13, 6, 7).window(46, 20, 7, 8);
  },
  tavern: (m) => {
    m.of('s').wall(18, 56, 62, 6).wall(64, 12, 7, 18);
    m.of('w').timber(18, 36, 62, 20, 6).door(30, 44, 10, 12);
    m.of('t').roof(12, 36, 74, 20, 12);
    m.of('k').windows(46, 42, 2, 14, 8, 8).lay(40, 56, strokes('M82 40h10v3', 1.3) + block('M87 43h8v8h-8Z', GOLD, 1.6) + strokes('M95 45h2v4h-2', 0.9));
  },
  farm: (m) => {
    m.of('s').wall(8, 42, 36, 20).wall(50, 36, 40, 26).wall(36, 22, 6, 10);
    m.of('w').opening(61, 44, 18, 18, WOOD).beam([[61, 53], [79, 53]], 1.2).door(17, 48, 8, 14).opening(31, 48, 7, 7, LAMP);
    m.of('t').roof(4, 42, 44, 15, 5).roof(46, 36, 48, 20, 8);
  },
  church: (m) => {
    m.of('s').wall(36, 36, 52, 26);
    m.of('t').roof(32, 36, 60, 18, 4);
    m.of('s').wall(14, 24, 24, 38);
    m.of('t').cone(10, 24, 32, 24);
    m.of('k').door(21, 47, 10, 15).window(23, 30, 6, 9).windows(45, 43, 3, 14, 6, 12);
  },
  watchtower: (m) => {
    m.of('s').tower(34, 26, 32, 36, 3);
    m.of('w').planks(30, 17, 40, 10).beam([[34, 34], [30, 27]], 1.4).beam([[66, 34], [70, 27]], 1.4);
    m.of('t').cone(27, 17, 46, 14);
    m.of('w').door(45, 48, 10, 14);
    m.of('k').window(48, 34, 4, 9).windows(36, 19, 3, 11, 5, 5).flag(50, -4);
  },
  abbey: (m) => {
    m.of('s').wall(8, 38, 84, 24).wall(42, 24, 18, 38);
    m.of('w').tstrokes(4, 38, 40, 12, 4, WOOD).tstrokes(58, 38, 38, 12, 4, WOOD).door(47, 47, 9, 15);
    m.of('t').cone(38, 24, 26, 21);
    m.of('k').windows(14, 45, 2, 14, 6, 11).windows(68, 45, 2, 13, 6, 11).rose(51, 34, 5);
  },
  cloister: (m) => {
    m.of('s').wall(8, 34, 84, 28).wall(70, 16, 14, 18);
    m.of('w').tstrokes(4, 34, 62, 9, 5, WOOD).gable(68, 17, 18, 9, WOOD).beam([[8, 42], [92, 42]], 1);
    m.of('k').opening(13, 45, 10, 17).opening(27, 45, 10, 17).opening(41, 45, 10, 17).opening(55, 45, 10, 17).opening(69, 45, 10, 17).opening(82, 48, 7, 14).window(74, 21, 6, 8);
  },
  chapel: (m) => {
    m.of('').tree(86, 62, 8);
    m.of('s').wall(28, 36, 44, 26).gable(26, 36, 48, 22, STONE);
    m.of('t').roof(20, 38, 12, 12, 5).roof(68, 38, 12, 12, 5).shape(TILE, [[22, 39], [50, 12], [78, 39], [73, 39], [50, 18], [27, 39]], '', 1.2);
    m.of('w').beam([[46, 14], [46, 4]], 1.4).beam([[54, 14], [54, 4]], 1.4).gable(42, 5, 16, 7, WOOD).door(44, 47, 12, 15);
    m.of('k').rose(50, 32, 6).windows(33, 44, 2, 29, 5, 10).lay(4, 12, block('M47 11q0 -6 3 -6t3 6Z', GOLD, 1.6));
  },
  aqueduct: (m) => {
    m.of('').water(0, 62, 100, 2);
    m.of('s').wall(4, 28, 92, 34).wall(2, 16, 96, 13);
    m.of('k').opening(11, 34, 19, 28, PRINT).opening(41, 34, 19, 28, PRINT).opening(71, 34, 19, 28, PRINT);
    for (let x = 8; x < 92; x += 15) m.of('k').opening(x, 19, 9, 9, PRINT);
    m.of('w').planks(0, 12, 100, 4).beam([[8, 12], [8, 7], [92, 7], [92, 12]], 1.1);
  },
  castle: (m) => {
    m.of('s').wall(38, 22, 24, 40).crenels(37, 22, 26, 4).wall(8, 38, 84, 24).crenels(8, 38, 84, 10).wall(4, 26, 18, 36).wall(78, 26, 18, 36);
    m.of('t').cone(0, 26, 26, 20).cone(74, 26, 26, 20);
    m.of('w').opening(43, 45, 14, 17, WOOD).beam([[43, 53], [57, 53]], 1).beam([[36, 32], [64, 32]], 1.2);
    m.of('k').window(11, 33, 4, 8).window(85, 33, 4, 8).window(47, 24, 6, 7).windows(28, 46, 1, 8, 4, 7).windows(68, 46, 1, 8, 4, 7).flag(50, 6, WATER).flag(13, -2).flag(87, -2);
  },
  cathedral: (m) => {
    m.of('s').wall(40, 32, 52, 30);
    m.of('t').roof(38, 32, 58, 15, 4);
    m.of('s').wall(6, 22, 16, 40).wall(30, 22, 16, 40).wall(20, 30, 12, 32).gable(20, 31, 12, 12, STONE);
    m.of('t').cone(3, 22, 22, 24).cone(27, 22, 22, 24).cone(64, 18, 12, 18);
    m.of('w').door(21, 47, 10, 15).beam([[56, 62], [52, 40]], 1).beam([[72, 62], [68, 40]], 1).beam([[88, 62], [84, 40]], 1);
    m.of('k').rose(26, 38, 6).window(11, 27, 5, 10).window(35, 27, 5, 10).windows(58, 40, 3, 14, 6, 14).window(11, 45, 5, 9).window(35, 45, 5, 9);
  },
};

const MACHINES: Record<string, Plan> = {
  crane: (m) => {
    m.beam([[38, 62], [44, 10]], 3).beam([[26, 62], [44, 18]], 1.6).beam([[44, 12], [84, 22]], 2.4).beam([[44, 26], [62, 17]], 1.4).beam([[20, 62], [60, 62]], 2.6).wheel(34, 47, 11);
    m.lay(22, 60, strokes('M82 22v20M34 36L44 12', 0.9) + block('M74 44h16v11h-16Z', STONE, 1.6) + strokes('M74 44l8 -3l8 3', 1));
  },
  circular_saw: (m) => {
    m.beam([[16, 46], [86, 46]], 3).beam([[22, 62], [26, 46]], 2).beam([[80, 62], [76, 46]], 2);
    let teeth = '';
    for (let n = 0; n <= 24; n++) {
      const [turn, r] = [(n * Math.PI) / 12, n % 2 ? 19 : 15.5];
      teeth += `${n ? 'L' : 'M'}${(50 + r * Math.cos(turn)).toFixed(1)} ${(40 + r * Math.sin(turn)).toFixed(1)}`;
    }
    m.lay(20, 60, `${block(`${teeth}Z`, STONE, 1.6)}<circle cx="50" cy="40" r="4" fill="${PRINT}" stroke="${KEY}"/>`);
    m.shape(WOOD, [[62, 38], [92, 34], [94, 43], [64, 46]], strokes('M66 42L92 38', 0.7)).beam([[16, 47], [86, 47]], 2);
  },
  survey_tools: (m) => {
    m.beam([[46, 34], [32, 62]], 1.8).beam([[54, 34], [68, 62]], 1.8).beam([[50, 34], [50, 60]], 1.6);
    m.shape(WOOD, [[36, 26], [64, 20], [66, 28], [38, 34]]).lay(14, 34, `<circle cx="51" cy="27" r="6" fill="${GOLD}" stroke="${KEY}" stroke-width="1.2"/>${strokes('M51 21v12M45 27h12', 0.7)}`);
    m.lay(36, 62, block('M70 44l22 -4l3 16l-22 4Z', BRIGHT, 1.6) + strokes('M75 47l14 -2.6M76 51l10 -2M77 55l14 -2.6', 0.9));
    m.lay(38, 62, strokes('M14 60L20 40L26 60M16.500 52h7', 1.4));
  },
  tile_oven: (m) => {
    m.shape(STONE, [[22, 62], [24, 40], [34, 27], [50, 23], [66, 27], [76, 40], [78, 62]], strokes('M30 38h8M44 32h9M60 38h8M28 50h5M68 50h6M40 44h5M58 46h6', 0.7));
    m.chimney(58, 12, 8, 16).opening(40, 42, 20, 20).lay(50, 62, block('M44 62q-2 -7 3 -12q1 5 4 6q0 -4 3 -6q4 7 2 12Z', TILE, 1.6));
    m.lay(52, 62, block('M80 62v-4h14v4ZM82 58v-4h10v4Z', TILE, 1.6));
  },
};

export const STUFFS = ['s', 'w', 'k', 't'];

/** The parts of a building or machine, in the order in which they are printed. */
export function laid(card: string): Mason {
  const m = new Mason(card).of('').ground(0, GROUND, 100);
  const machine = MACHINES[card.replace(/_\d$/, '')];
  // A machine is assembled part by part, independent of materials.
  if (machine) machine(m.of('k'));
  else PLANS[card]?.(m);
  return m;
}

/** Scaffolding during construction. */
const scaffold = (): string =>
  line('M4 62V10M96 62V10M1 45h16M83 45h16M1 27h13M86 27h13', 2.4) +
  line('M4 62V10M96 62V10M1 45h16M83 45h16M1 27h13M86 27h13', 0.9, WOOD) +
  strokes('M4 45L13 27M96 45L87 27M14 45v17M86 45v17M4 27L12 14M96 27L88 14', 0.9);

/** A finished building or machine. */
export const building = (card: string): string => once(`building ${card}`, () => laid(card).parts.map(({ print }) => print).join(''));

/** A site at its stage of construction. */
export const site = (card: string, needs: number[], missing: number[]): string =>
  once(`site ${card} ${missing.join()}`, () => {
    const { parts } = laid(card);
    const all = needs.reduce((sum, amount) => sum + amount, 0);
    const come = all - missing.reduce((sum, amount) => sum + amount, 0);
    const share = (stuff: string): number => {
      const n = STUFFS.indexOf(stuff);
      if (parts.every((part) => part.stuff === 'k' || part.stuff === '')) return come / all;
      return needs[n] ? 1 - missing[n]! / needs[n]! : 1;
    };
    return plan(parts) + standing(parts, share) + scaffold();
  });

export const samples = (): Record<string, string> =>
  Object.fromEntries([...Object.keys(PLANS), ...Object.keys(MACHINES)].map((card) => [card, `<g transform="translate(-30 -26) scale(.6)">${building(card)}</g>`]));
