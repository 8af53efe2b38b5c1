/** The printed boards and tiles, as the server sends them. */

import type printed from '../../../../src/guildhall/games/burgundy/components.json';
import type { Printed } from '../game';

export interface Material extends Omit<Printed<typeof printed>, 'depots'> {
  /** For each space of the depots 1 to 6 its colour and the least number of players that uses it. */
  depots: [string, number][][];
}
export type Tile = Material['tiles'][number];

export const PHASES = ['phase_a', 'phase_b', 'phase_c', 'phase_d', 'phase_e'];
export const ROUNDS = 5;
/** The spaces of the turn-order track, the start included. */
export const TRACK = 7;

const colours = new WeakMap<Material, Map<string, string>>();

/** The colour of a tile. */
export function colourOf(material: Material, tile: string): string {
  let known = colours.get(material);
  if (!known) {
    known = new Map(material.tiles.map(({ id, colour }) => [id, colour]));
    colours.set(material, known);
  }
  return known.get(tile)!;
}

/** The colour of each of the 37 hexes of an estate. */
export function hexColours(material: Material, estate: string): string[] {
  const printed = material.estates.find(({ id }) => id === estate);
  if (!printed) return [];
  const letters = printed.rows.flatMap((row) => row.split(' '));
  return letters.map((letter) => material.colours[material.letters.indexOf(letter)]!);
}

/** The die that belongs to a kind of goods. */
export const goodNumber = (material: Material, good: string): number => material.goods.indexOf(good) + 1;

/** Column (in half hexes from the left) and row of each hex. */
export function hexPlaces(material: Material): { half: number; row: number }[] {
  const widest = Math.max(...material.rows);
  return material.rows.flatMap((size, row) =>
    Array.from({ length: size }, (_, column) => ({ half: widest - size + 2 * column, row })),
  );
}

/** Species and number of an animal tile, or null. */
export function animals(tile: string): { species: string; number: number } | null {
  const found = /^(cow|sheep|pig|chicken)_(\d)$/.exec(tile);
  return found ? { species: found[1]!, number: Number(found[2]) } : null;
}

/** The number of a knowledge tile, or 0. */
export const knowledgeNumber = (tile: string): number =>
  tile.startsWith('knowledge_') ? Number(tile.slice('knowledge_'.length)) : 0;

export const knowledgeTile = (number: number): string => `knowledge_${String(number).padStart(2, '0')}`;
