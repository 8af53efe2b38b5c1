/**
 * The strokes of a linocut, as SVG: blocks of ink with a key line that is nowhere quite as wide,
 * marks of the gouge, hatching.
 *
 * A colour is printed a little off its lines, up and to the left, where the light comes from: so
 * the lines are thin in the light and heavy in the shade.
 */

import type { Chance } from './chance';

export type Point = readonly [x: number, y: number];

/** Where a part stands: the middle of its foot, its width and height, its ink and its seed. */
export interface Place {
  x?: number;
  y?: number;
  w: number;
  h: number;
  ink?: string;
  seed?: number;
}

export const KEY = 'var(--key)';
/** For what is drawn on wool, dice and whatever else is light in both themes. */
export const PITCH = 'var(--pitch)';
export const PRINT = 'var(--print)';
export const BRIGHT = 'var(--bright)';
export const ink = (name: string): string => `var(--ink-${name})`;

const short = (value: number): string => `${Math.round(value * 10) / 10}`;
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** The outline of a shape with corners; open if it is only a line. */
export const outline = (points: readonly Point[], open = false): string =>
  `M${points.map(at).join('L')}${open ? '' : 'Z'}`;

/** The outline of a shape without corners, near the points. */
export function rounded(points: readonly Point[]): string {
  const between = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2];
  const bends = points.map((point, n) => `Q${at(point)} ${at(between(point, points[(n + 1) % points.length]!))}`);
  return `M${at(between(points.at(-1)!, points[0]!))}${bends.join('')}Z`;
}

export const box = (left: number, top: number, width: number, height: number): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

/** The points as a knife meets them: each a little beside where it should be. */
export const wobbled = (points: readonly Point[], much: number, lot: Chance): Point[] =>
  points.map(([x, y]) => [x + (lot() - 0.5) * 2 * much, y + (lot() - 0.5) * 2 * much]);

/** The shape up and to the left: its own numbers, for hundreds of transforms would cost a page more than the shapes. */
export const shifted = (shape: string, by: number): string =>
  shape.replace(/([MLHVCSQT])([^A-DF-Za-df-z]*)/g, (_, command: string, numbers: string) => {
    const moved = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map((value) => short(Number(value) - by));
    return command + moved.join(' ');
  });

/** A block of ink with its key line. */
export const block = (shape: string, colour: string, line = 2.4): string =>
  `<path d="${shape}" fill="${KEY}" stroke="${KEY}" stroke-width="${short(line)}" stroke-linejoin="round"/>` +
  `<path d="${shifted(shape, Number(short(line * 0.28)))}" fill="${colour}"/>`;

/** Ink without a line. */
export const flat = (shape: string, colour: string): string => `<path d="${shape}" fill="${colour}"/>`;

/** A line of the key block. */
export const line = (shape: string, width = 2.4, colour = KEY): string =>
  `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What a gouge takes away: pointed at both ends. */
export function gouge([x, y]: Point, [toX, toY]: Point, width: number): string {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [asideX, asideY] = [((y - toY) / length) * width * 0.5, ((toX - x) / length) * width * 0.5];
  const [middleX, middleY] = [x * 0.45 + toX * 0.55, y * 0.45 + toY * 0.55];
  return outline([
    [x, y],
    [middleX + asideX, middleY + asideY],
    [toX, toY],
    [middleX - asideX, middleY - asideY],
  ]);
}

/** Hatching between two edges, each from one point to another: marks of uneven length. */
export function hatch(
  [from, to]: readonly [Point, Point],
  [otherFrom, otherTo]: readonly [Point, Point],
  rows: number,
  lot: Chance,
  width = 1.6,
): string {
  let marks = '';
  for (let row = 0; row < rows; row++) {
    const down = (row + 0.3 + lot() * 0.4) / rows;
    const [left, right] = [lot() * 0.25, 1 - lot() * 0.35];
    const a = mix(from, to, down);
    const b = mix(otherFrom, otherTo, down);
    marks += gouge(mix(a, b, left), mix(a, b, right), width);
  }
  return marks;
}

export const mix = ([a, b]: Point, [c, d]: Point, part: number): Point => [a + (c - a) * part, b + (d - b) * part];

/** A drawing moved, turned round where `mirrored`, and scaled. */
export const placed = (drawing: string, x: number, y: number, scale = 1, mirrored = false): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${mirrored ? -scale : scale} ${scale})">${drawing}</g>`;

/** A drawing is made once, however often it is printed. */
const made = new Map<string, string>();
export function once(name: string, make: () => string): string {
  let drawing = made.get(name);
  if (drawing === undefined) {
    drawing = make();
    made.set(name, drawing);
  }
  return drawing;
}
