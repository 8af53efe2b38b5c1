/** The scenes on the tiles: each around (0, 0) in a hex of radius 50. */

import { ANIMALS } from '../../../art/animals';
import { door, flag, gable, pane, roof, spire, timbers, tower, wall } from '../../../art/buildings';
import { chance } from '../../../art/chance';
import { block, box, BRIGHT, flat, gouge, ink, KEY, line, once, outline, PITCH, placed, type Point } from '../../../art/cut';
import { barrel, crate, sack } from '../../../art/goods';
import { fir, grass, tree, wave } from '../../../art/nature';
import { cart, ship } from '../../../art/vessels';
import { animals, knowledgeNumber } from '../printed';
import { symbolOf } from '../drawings';
import { RADIUS } from '../estate/ground';

/** The ink of each colour of tiles. */
export const GROUNDS: Record<string, string> = {
  castle: ink('forest'),
  ship: ink('river'),
  mine: ink('stone'),
  knowledge: ink('straw'),
  building: ink('clay'),
  animal: ink('meadow'),
};

/** The corners of a hex, from the top on clockwise. */
export const CORNERS: Point[] = Array.from({ length: 6 }, (_, n) => {
  const angle = (Math.PI / 180) * (60 * n - 90);
  return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
});
const shrunk = (part: number): Point[] => CORNERS.map(([x, y]) => [x * part, y * part]);
export const HEX = outline(shrunk(0.955));
const WHOLE = outline(shrunk(1.004));

/** A sky or a ground with gouge marks. */
function marks(seed: number, from: number, to: number, colour: string): string {
  const lot = chance(seed);
  let found = '';
  for (let y = from; y <= to; y += 7) {
    const room = 40 - Math.max(0, Math.abs(y) - 22) * 1.5;
    const x = (lot() - 0.5) * 2 * room * 0.8;
    found += gouge([x - 4 - lot() * 8, y], [x + 5 + lot() * 8, y + lot()], 1.7);
  }
  return flat(found, colour);
}
const faint = (ground: string): string => `color-mix(in srgb, ${ground} 55%, var(--bright))`;
const deep = (ground: string): string => `color-mix(in srgb, ${ground} 78%, var(--ink-night))`;

const street = (): string => flat('M-41 22H41L38 26L0 46L-38 26Z', faint(ink('clay'))) + line('M-40 22H40', 1.8);
const glass = (...places: Point[]): string => places.map(([x, y]) => pane({ x, y, w: 4.6, h: 8 })).join('');
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

const BUILDINGS: Record<string, (seed: number) => string> = {
  // A barn with a hoist under its gable.
  warehouse: (seed) =>
    street() +
    gable({ x: -4, y: 24, w: 58, h: 56, seed }, ink('wood')) +
    block(outline(box(-17, 2, 26, 22)), ink('wood'), 2) +
    line('M-4 2V24M-17 2L-4 24M9 2L-4 24', 1.6) +
    line('M-4 -18V-8', 1.8) + block(outline(box(-8, -12, 8, 7)), ink('straw'), 1.6) +
    crate({ x: 20, y: 30, w: 20, h: 18, ink: ink('roof') }) + barrel({ x: -25, y: 30, w: 13, h: 17 }),
  // Tall, with a roof and a lit lamp.
  watchtower: (seed) =>
    street() +
    fir({ x: -26, y: 24, w: 14, h: 26, seed }) + tree({ x: 27, y: 25, w: 20, h: 24, seed }) +
    block('M-11 26L-8 -12H8L11 26Z', BRIGHT) +
    flat(gouge([5, -8], [7, 22], 3) + gouge([2, 0], [3, 16], 2), KEY) +
    block(outline([[-15, -10], [-15, -22], [15, -22], [15, -10]]), ink('wood')) +
    line('M-9 -10V-22M-3 -10V-22M3 -10V-22M9 -10V-22', 1.4) +
    spire({ x: 0, y: -21, w: 38, h: 21, seed }) +
    glass([0, 4], [0, 18]),
  // An open shed: logs, trestle and saw.
  carpenters_workshop: (seed) =>
    street() +
    flat(outline(box(-32, -8, 62, 34)), deep(ink('wood'))) +
    line('M-32 -8V26M30 -8V26M-1 -8V8', 3) +
    roof({ x: -1, y: -6, w: 76, h: 24, seed, ink: ink('wood') }) +
    block('M-24 12L10 -1L13 3L-22 19Z', ink('silver'), 1.8) +
    line('M-21 18l2 -3l3 2l2 -3l3 1l2 -3l3 1l2 -3l3 1l2 -3l3 1l2 -3l3 1', 1.2) +
    block('M9 -3l10 -5l4 8l-9 5Z', ink('roof'), 1.8) +
    [[-20, 27], [-8, 29], [4, 28], [-14, 20], [-2, 20]].map(([x, y]) => block(disc(x!, y!, 6.2), ink('straw'), 2) + line(disc(x!, y!, 2.4), 1.1)).join('') +
    barrel({ x: 23, y: 30, w: 13, h: 18 }),
  // A nave beside its steeple.
  church: (seed) =>
    street() +
    roof({ x: 13, y: -2, w: 46, h: 20, seed }) + wall({ x: 13, y: 25, w: 42, h: 27, seed }) +
    wall({ x: -17, y: 25, w: 20, h: 42, seed: seed + 1 }) + spire({ x: -17, y: -16, w: 26, h: 19, seed }) +
    line('M-17 -34V-44M-20.5 -40.5H-13.5', 2.2) +
    door({ x: -17, y: 25, w: 9, h: 15 }) + glass([-17, 2], [4, 16], [14, 16], [24, 16]),
  // A stall with its striped awning.
  market: (seed) =>
    street() +
    gable({ x: 24, y: 22, w: 26, h: 38, seed }) +
    line('M-31 28V-8M15 28V-8', 2.6) +
    flat(outline(box(-30, -6, 44, 20)), deep(ink('clay'))) +
    block('M-34 -4L-28 -24H12L19 -4Z', BRIGHT) +
    flat('M-34 -4L-28 -24H-20L-23 -4ZM-12 -4L-11 -24H-3L-1 -4ZM9 -4L5 -24H12L19 -4Z', ink('roof')) +
    line('M-34 -4q3.8 6 7.6 0q3.8 6 7.6 0q3.8 6 7.6 0q3.8 6 7.6 0q3.8 6 7.6 0q3.8 6 7.6 0q3.7 6 7.4 0M-34 -4L-28 -24H12L19 -4', 1.9) +
    block(outline(box(-33, 13, 50, 7)), ink('wood'), 2) +
    [[-26, 11], [-19, 11], [-22, 6]].map(([x, y]) => block(disc(x!, y!, 3.8), ink('roof'), 1.6)).join('') +
    sack({ x: -6, y: 13, w: 13, h: 14 }) + block(disc(7, 9, 4.6), ink('leaf'), 1.6) +
    barrel({ x: 26, y: 31, w: 13, h: 17 }),
  // Half-timbered, a bed on its sign.
  boarding_house: (seed) =>
    street() +
    gable({ x: 6, y: 25, w: 48, h: 62, seed }) +
    timbers({ x: 6, y: 12, w: 44, h: 16 }) + line('M-16 12H28', 1.8) +
    door({ x: 6, y: 25, w: 10, h: 12 }) + glass([-7, 24], [19, 24], [-5, 2], [17, 2], [6, -14]) +
    line('M-18 -8H-36', 2) + block(outline(box(-40, -6, 24, 17)), BRIGHT, 2) +
    line('M-37 8V-2M-37 5H-19V8M-37 1.5H-31', 2.4),
  // Pillars, and a coin above them.
  bank: (seed) =>
    street() +
    block(outline([[-37, -8], [0, -35], [37, -8]]), BRIGHT) +
    block(disc(0, -18, 9.5), ink('straw'), 2.2) + line(disc(0, -18, 5.5), 1.3) +
    flat(outline(box(-32, -8, 64, 30)), ink('night')) +
    [-28, -10, 10, 28].map((x) => wall({ x, y: 20, w: 9, h: 27, seed: seed + x })).join('') +
    block(outline(box(-36, -10, 72, 6)), BRIGHT, 2) + block(outline(box(-38, 20, 76, 6)), BRIGHT, 2) + block(outline(box(-33, 26, 66, 5)), BRIGHT, 2),
  // A clock tower over arcades.
  city_hall: (seed) =>
    street() +
    roof({ x: 0, y: -2, w: 76, h: 17, seed }) + wall({ x: 0, y: 25, w: 66, h: 28, seed }) +
    wall({ x: 0, y: 25, w: 22, h: 52, seed: seed + 2 }) + spire({ x: 0, y: -26, w: 27, h: 13, seed }) + flag({ x: 0, y: -36, w: 12, h: 10 }) +
    block(disc(0, -15, 7), ink('wool'), 2) + line('M0 -15V-19.5M0 -15L3 -13', 1.5, PITCH) +
    [-26, -17, 17, 26].map((x) => pane({ x, y: 25, w: 7, h: 14 })).join('') + door({ x: 0, y: 25, w: 11, h: 17 }) + glass([-26, 7], [-17, 7], [17, 7], [26, 7]),
};

const castle = (seed: number): string =>
  block('M-41 23Q-22 13 0 14T41 23L38 27L0 46L-38 27Z', ink('leaf'), 2.4) +
  tower({ x: -22, y: 24, w: 14, h: 40, seed }) + tower({ x: 22, y: 24, w: 14, h: 34, seed: seed + 1 }) +
  tower({ x: 2, y: 12, w: 20, h: 40, seed: seed + 2 }) + spire({ x: 2, y: -26, w: 25, h: 13, seed }) +
  wall({ x: 0, y: 26, w: 34, h: 20, seed }) + line('M-17 6v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4', 1.8) +
  door({ x: 0, y: 26, w: 11, h: 15, ink: ink('night') }) + glass([-22, 2], [22, 6], [2, -8]) +
  flag({ x: -22, y: -15, w: 13, h: 13 });

const mine = (seed: number): string =>
  block('M-41 24L-26 -8L-17 -2L1 -37L16 -12L24 -18L41 24Z', deep(ink('stone'))) +
  flat(gouge([2, -30], [12, 2], 4) + gouge([10, -16], [24, 8], 3) + gouge([-22, -2], [-16, 16], 3) + gouge([-9, -14], [-14, 4], 2.4) + gouge([26, -10], [33, 14], 3), BRIGHT) +
  block('M-16 28V0a14 13 0 0 1 28 0V28Z', ink('night'), 2.6) +
  block('M-19 28V-5H-14V28ZM9 28V-5H14V28ZM-22 -11H17V-5H-22Z', ink('wood'), 2) +
  line('M-21 36H21M-27 32H27', 1.6) + cart({ x: 9, y: 35, w: 30, h: 26 }) +
  marks(seed, 40, 41, BRIGHT);

const boat = (seed: number): string =>
  wave({ x: -22, y: -24, w: 22, h: 3, ink: faint(ink('river')), seed }) + wave({ x: 26, y: -16, w: 20, h: 3, ink: faint(ink('river')), seed: seed + 1 }) +
  ship({ x: 0, y: 24, w: 58, h: 60 }) +
  flat('M-42 20Q-34 14 -27 20T-12 20T3 20T18 20T33 20L42 20L38 27L0 47L-38 27Z', deep(ink('river'))) +
  wave({ x: 0, y: 21, w: 80, h: 5, ink: BRIGHT, seed }) + wave({ x: 0, y: 30, w: 52, h: 4, ink: BRIGHT, seed: seed + 4 }) + wave({ x: 0, y: 38, w: 24, h: 3, ink: BRIGHT, seed: seed + 5 });

/** Positions and sizes of the animals of a herd. */
const HERDS: Record<number, [scale: number, ...places: Point[]]> = {
  2: [0.9, [-15, -4], [20, 14]],
  3: [0.82, [-18, -8], [20, -4], [-25, 16]],
  4: [0.74, [-18, -8], [17, -10], [-25, 15], [25, 13]],
};

/** The number is below the animals, because a price may be at the top. */
function herd(species: string, number: number, seed: number): string {
  const lot = chance(seed + number);
  const [scale, ...places] = HERDS[number]!;
  const one = once(`animal ${species}`, ANIMALS[species]!);
  const flock = places.map(([x, y]) => placed(one, x, y, scale, lot() < 0.35)).join('');
  return grass({ x: 32, y: 2, w: 6, h: 6 }) + grass({ x: -33, y: 14, w: 6, h: 6 }) + grass({ x: 20, y: 34, w: 6, h: 5 }) + flock + plate(number, 0, 26);
}

/** A number on its plate. */
function plate(number: number, x: number, y: number): string {
  const half = number > 9 ? 13 : 9.5;
  return (
    block(outline(box(x - half, y - 9, 2 * half, 18)), 'var(--print)', 2) +
    `<text x="${x - 0.4}" y="${y + 6}" text-anchor="middle" font-size="18" font-weight="800" fill="${KEY}">${number}</text>`
  );
}

/** A cloister's arch with the subject of the knowledge tile. */
const knowledge = (tile: string): string =>
  block('M-31 34V-8a31 30 0 0 1 62 0V34Z', ink('wool')) +
  line('M-25 33V-6a25 24 0 0 1 50 0V33', 1.3, PITCH) +
  block(outline(box(-35, -9, 11, 5)), BRIGHT, 1.6) + block(outline(box(24, -9, 11, 5)), BRIGHT, 1.6) +
  `<svg x="-19" y="-29" width="38" height="38" viewBox="0 0 512 512" fill="${PITCH}" color="${PITCH}">${symbolOf(tile)}</svg>` +
  plate(knowledgeNumber(tile), 0, 25);

/** The ground of a tile, with its edge if it is drawn alone. */
const ground = (colour: string, joined: boolean, edge: number): string =>
  joined ? flat(WHOLE, GROUNDS[colour]!) : block(HEX, GROUNDS[colour]!, edge);

/** The whole tile; `variant` makes neighbours differ a little. */
export function scene(tile: string, colour: string, variant = 0, joined = false): string {
  const seed = variant % 3;
  return once(`tile ${tile} ${seed} ${joined}`, () =>
    ground(colour, joined, 3.4) + marks(seed + 3, -38, 38, faint(GROUNDS[colour]!)) + content(tile, seed),
  );
}

function content(tile: string, seed: number): string {
  const found = animals(tile);
  if (found) return herd(found.species, found.number, seed);
  if (knowledgeNumber(tile)) return knowledge(tile);
  if (tile === 'castle') return castle(seed);
  if (tile === 'mine') return mine(seed);
  if (tile === 'ship') return boat(seed);
  return BUILDINGS[tile]?.(seed) ?? '';
}

/** The smallest form of a tile: ground and silhouette. */
export function sign(tile: string, colour: string, joined = false): string {
  return once(`sign ${tile} ${joined}`, () => {
    const number = animals(tile)?.number ?? (joined ? 0 : knowledgeNumber(tile));
    const [size, top] = number ? [50, -44] : [66, -33];
    return (
      ground(colour, joined, 5) +
      `<svg x="${-size / 2}" y="${top}" width="${size}" height="${size}" viewBox="0 0 512 512" fill="${KEY}" color="${KEY}">${symbolOf(tile)}</svg>` +
      (number ? `<text y="42" text-anchor="middle" font-size="46" font-weight="800" fill="${KEY}">${number}</text>` : '')
    );
  });
}

/** A hint for an empty hex: a silhouette, and the texture of the terrain. */
const HINTS: Record<string, [silhouette: string, texture: string]> = {
  castle: ['M-15 -15v-17h5v4h5v-4h10v4h5v-4h5v17h-10v-7h-10v7Z', 'M-36 8h8v-5M-34 16h9M30 4h8v5M27 14h9v-5'],
  ship: ['M-18 -22H18L12 -13H-12ZM-1 -24V-42L13 -26Z', 'M-43 2q4 -5 9 0t9 0M-40 14q4 -5 9 0t8 0M25 2q4 -5 9 0t9 0M23 14q4 -5 9 0t8 0M-12 40q4 -5 8 0t8 0t8 0'],
  mine: ['M-20 -14L-7 -39L2 -26L8 -33L20 -14Z', 'M-36 12l6 -9l5 6M26 10l6 -8l6 9M-32 20l4 -5M30 19l4 -5'],
  knowledge: ['M-18 -35Q-8 -39 0 -33Q8 -39 18 -35V-17Q8 -21 0 -15Q-8 -21 -18 -17Z', 'M-38 4h12M-36 11h10M-34 18h9M26 4h12M26 11h10M25 18h9'],
  building: ['M-14 -13V-26L0 -41L14 -26V-13H4V-23H-4V-13Z', 'M-38 6q3 -4 6 0q3 -4 6 0M-34 15q3 -4 6 0q2 -3 4 0M26 6q3 -4 6 0q3 -4 6 0M25 15q2 -3 4 0q3 -4 6 0'],
  animal: ['M-16 -29q2 -6 8 -5q3 -4 7 -1q6 -2 8 2q8 1 6 7q1 4 -3 5v6h-3v-5h-11v5h-3v-6q-6 0 -6 -4Z', 'M-33 8v-7M-33 8l-4 -5M-33 8l4 -5M-29 19v-6M-29 19l-3 -4M-29 19l3 -4M33 6v-7M33 6l-4 -5M33 6l4 -5M29 18v-6M29 18l-3 -4M29 18l3 -4'],
};

/**
 * An empty hex in one pale ink, with its number as the largest element, or nearly the only one if
 * space is short.
 */
export function empty(colour: string, number?: number, joined = false, small = false): string {
  return once(`empty ${colour} ${number} ${joined} ${small}`, () => {
    const terrain = GROUNDS[colour];
    if (!terrain) return `<path d="${HEX}" fill="var(--slot)" stroke="var(--key-soft)" stroke-width="1.6" stroke-dasharray="4 4"/>`;
    // Alone on dark paper it needs more ink.
    const pale =
      number === undefined
        ? `light-dark(color-mix(in srgb, ${terrain} 36%, var(--print)), color-mix(in srgb, ${terrain} 62%, var(--print)))`
        : `color-mix(in srgb, ${terrain} 36%, var(--print))`;
    // Mixed with the paper colour, because opacity would create a layer for each hex.
    const hint = (part: number): string => `color-mix(in srgb, color-mix(in srgb, ${terrain} 62%, var(--key)) ${part}%, ${pale})`;
    const [silhouette, texture] = HINTS[colour]!;
    const paper = joined ? flat(WHOLE, pale) : `<path d="${HEX}" fill="${pale}" stroke="var(--key-soft)" stroke-width="1.6"/>`;
    if (number === undefined) {
      const shape = `light-dark(${hint(75)}, color-mix(in srgb, var(--key) 58%, ${terrain}))`;
      return `${paper}<path d="${silhouette}" fill="${shape}" transform="translate(0 36) scale(1.36)"/>`;
    }
    const [size, foot] = small ? [64, 38] : [50, 33];
    return (
      paper +
      (small ? '' : line(texture, 1.8, hint(60))) +
      flat(silhouette, hint(60)) +
      `<text y="${foot}" text-anchor="middle" font-size="${size}" font-weight="800" fill="${KEY}">${number}</text>`
    );
  });
}

export const samples = (): Record<string, string> => {
  const half = (drawing: string): string => placed(drawing, 0, 0, 0.58);
  const kinds: [string, string][] = [
    ['castle', 'castle'], ['mine', 'mine'], ['ship', 'ship'], ['knowledge_07', 'knowledge'], ['knowledge_24', 'knowledge'],
    ...Object.keys(BUILDINGS).map((kind): [string, string] => [kind, 'building']),
    ...['cow_2', 'sheep_3', 'pig_4', 'chicken_3'].map((kind): [string, string] => [kind, 'animal']),
  ];
  return {
    ...Object.fromEntries(kinds.map(([kind, colour]) => [kind, half(scene(kind, colour))])),
    ...Object.fromEntries(kinds.map(([kind, colour]) => [`${kind}, small`, half(sign(kind, colour))])),
    ...Object.fromEntries(Object.keys(GROUNDS).map((colour) => [`${colour}, empty`, half(empty(colour))])),
  };
};
