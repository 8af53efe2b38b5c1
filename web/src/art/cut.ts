/**
 * The strokes of a linocut, as SVG: blocks of ink with an uneven key line, gouge marks, hatching.
 * A colour is printed slightly off its lines, up and to the left, towards the light: lines are
 * thin in the light and heavy in the shade.
 */

import type { Chance } from './chance';

export type Point = readonly [x: number, y: number];

/** The placement of a part: the middle of its foot, its width and height, its ink and its seed. */
export interface Place {
  x?: number;
  y?: number;
  w: number;
  h: number;
  ink?: string;
  seed?: number;
}

export const KEY = 'var(--key)';
/** For things that are light in both themes, such as wool and dice. */
export const PITCH = 'var(--pitch)';
export const PRINT = 'var(--print)';
export const BRIGHT = 'var(--bright)';
export const ink = (name: string): string => `var(--ink-${name})`;

const short = (value: number): string => `${Math.round(value * 10) / 10}`;
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** The path of a shape with corners; open for a line. */
export const outline = (points: readonly Point[], open = false): string =>
  `M${points.map(at).join('L')}${open ? '' : 'Z'}`;

/** A smooth outline near the points. */
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

/** The points of an uneven cut: each slightly displaced. */
export const wobbled = (points: readonly Point[], much: number, lot: Chance): Point[] =>
  points.map(([x, y]) => [x + (lot() - 0.5) * 2 * much, y + (lot() - 0.5) * 2 * much]);

/**
 * The shape moved up and to the left, with explicit coordinates, because hundreds of transforms
 * are slower.
 */
export const shifted = (shape: string, by: number): string =>
  shape.replace(/([MLHVCSQT])([^A-DF-Za-df-z]*)/g, (_, command: string, numbers: string) => {
    const moved = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map((value) => short(Number(value) - by));
    return command + moved.join(' ');
  });

/** A block of ink with its key line. */
export const block = (shape: string, colour: string, line = 2.4): string =>
  `<path d="${shape}" fill="${KEY}" stroke="${KEY}" stroke-width="${short(line)}" stroke-linejoin="round"/>` +
  `<path d="${shifted(shape, Number(short(line * 0.28)))}" fill="${colour}"/>`;

/** Ink without a key line. */
export const flat = (shape: string, colour: string): string => `<path d="${shape}" fill="${colour}"/>`;

/** A line of the key block. */
export const line = (shape: string, width = 2.4, colour = KEY): string =>
  `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A gouge mark: pointed at both ends. */
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

/** Hatching between two edges, with strokes of uneven length. */
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

/** A drawing moved, mirrored if `mirrored`, and scaled. */
export const placed = (drawing: string, x: number, y: number, scale = 1, mirrored = false): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${mirrored ? -scale : scale} ${scale})">${drawing}</g>`;

/** Drawings are cached. */
const made = new Map<string, string>();
export function once(name: string, make: () => string): string {
  let drawing = made.get(name);
  if (drawing === undefined) {
    drawing = make();
    made.set(name, drawing);
  }
  return drawing;
}
