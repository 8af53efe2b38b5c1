/** A printed estate: its hexes, their neighbours and its regions. */

import type { Point } from '../../../art/cut';
import { hexColours, hexPlaces, type Material } from '../printed';

/** Of a hex. */
export const RADIUS = 50;
const STEP = RADIUS * Math.sqrt(3);
/**
 * The position of the neighbour at each edge, in half hexes and rows; edges from the upper right
 * on clockwise.
 */
const BEYOND = [[1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1]] as const;

export interface Region {
  colour: string;
  hexes: number[];
  /** The position of its label. */
  middle: Point;
}

export interface Ground {
  middles: Point[];
  colours: string[];
  /** For each hex the neighbour at each of its edges, or -1. */
  neighbours: number[][];
  regions: Region[];
  /** The region of each hex. */
  regionOf: number[];
  width: number;
  height: number;
}

const grounds = new WeakMap<Material, Map<string, Ground>>();

/** The printed estate, computed once. */
export function groundOf(material: Material, estate: string): Ground {
  let known = grounds.get(material);
  if (!known) grounds.set(material, (known = new Map()));
  let ground = known.get(estate);
  if (!ground) known.set(estate, (ground = measure(material, estate)));
  return ground;
}

function measure(material: Material, estate: string): Ground {
  const places = hexPlaces(material);
  const colours = hexColours(material, estate);
  const middles = places.map(({ half, row }): Point => [((half + 1) * STEP) / 2, (row * 1.5 + 1) * RADIUS]);
  const neighbours = places.map(({ half, row }) =>
    BEYOND.map(([aside, down]) => places.findIndex((other) => other.half === half + aside && other.row === row + down)),
  );
  const regionOf = places.map(() => -1);
  const regions: Region[] = [];
  places.forEach((_, start) => {
    if (regionOf[start] !== -1) return;
    const hexes: number[] = [start];
    regionOf[start] = regions.length;
    for (const hex of hexes) {
      for (const other of neighbours[hex]!) {
        if (other < 0 || regionOf[other] !== -1 || colours[other] !== colours[start]) continue;
        regionOf[other] = regions.length;
        hexes.push(other);
      }
    }
    regions.push({ colour: colours[start]!, hexes, middle: middleOf(hexes.map((hex) => middles[hex]!)) });
  });
  const width = Math.max(...material.rows) * STEP;
  return { middles, colours, neighbours, regions, regionOf, width, height: (material.rows.length * 1.5 + 0.5) * RADIUS };
}

/** Centroid, or the nearest hex if it lies outside. */
function middleOf(points: Point[]): Point {
  const mean: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const far = ([x, y]: Point): number => Math.hypot(x - mean[0], y - mean[1]);
  const nearest = points.reduce((best, point) => (far(point) < far(best) ? point : best));
  return far(nearest) > RADIUS * 0.75 ? nearest : mean;
}

export const full = (region: Region, hexes: readonly string[]): boolean => region.hexes.every((hex) => hexes[hex]);
