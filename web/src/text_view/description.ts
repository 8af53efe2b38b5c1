/**
 * A table as words: areas in areas, lines under lines, and boards as grids.
 *
 * A game tells its table by `tell` in `games/<name>/inwords.ts`; one that has no such file is told
 * by the shape of its view (`plain/inwords.ts`). Every fact of the view must be in what is told:
 * `facts.test.ts` changes each of them in turn and listens for the difference.
 */

import { folded } from '../rules/search';

export interface Line {
  says: string;
  /** The thing on the table that it is about, where somebody may point at it. */
  thing?: string;
  under?: Line[];
}

export interface Cell {
  /** All about it, the most important first. */
  says: string;
  /** What fits into the cell. */
  short: string;
  /** How far from the left, so that rows may be shifted against each other. */
  at: number;
  thing?: string;
  /** A colour of the drawn table, as an edge. */
  edge?: string;
}

export interface Grid {
  label: string;
  rows: Cell[][];
}

export interface Area {
  /** The same in every position. */
  id: string;
  title: string;
  /** What matters of it, in a few words beside the title. */
  brief?: string;
  lines?: Line[];
  grid?: Grid;
  areas?: Area[];
  /** Closed until somebody opens it. */
  closed?: boolean;
}

export interface Telling<View, Material> {
  view: View;
  material: Material;
  /** The seat that is told first. */
  near: number;
  /** Names of the players, by seat. */
  names: string[];
}

export type Tell<View = any, Material = any> = (telling: Telling<View, Material>) => Area[];

/** Lines without anything to point at. */
export const plainly = (...said: string[]): Line[] => said.filter(Boolean).map((says) => ({ says }));

/** All seats, from the near one on in the order of play. */
export const seatsFrom = (near: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, n) => (near + n) % seats);

/** What each thing is called in what is told. */
export function labels(areas: Area[], found = new Map<string, string>()): Map<string, string> {
  const look = ({ says, thing, under = [] }: Line): void => {
    if (thing) found.set(thing, says);
    under.forEach(look);
  };
  for (const { lines = [], areas: inner = [] } of areas) {
    lines.forEach(look);
    labels(inner, found);
  }
  return found;
}

/** Every thing that lies in an area, at any depth. */
export function thingsIn({ lines = [], grid, areas = [] }: Area): string[] {
  const of = ({ thing, under = [] }: Line): string[] => [...(thing ? [thing] : []), ...under.flatMap(of)];
  const cells = (grid?.rows ?? []).flat().flatMap(({ thing }) => thing ?? []);
  return [...lines.flatMap(of), ...cells, ...areas.flatMap(thingsIn)];
}

/** Whether all words that are sought stand in a text. */
export function fits(text: string, sought: string): boolean {
  const said = folded(text);
  return folded(sought).split(/\s+/).every((word) => said.includes(word));
}
