/**
 * A table as text: nested areas, nested lines, and grids.  A game describes its table by `describeTable` in
 * `games/<name>/text_view.ts`; for other games the description follows the shape of the view
 * (`generic_table/text_view.ts`). It must contain every fact of the view: `facts.test.ts` changes
 * each of them in turn and checks that the text changes.
 */

import { folded } from '../rules/search';

export interface Line {
  says: string;
  /** The thing on the table, if it can be clicked. */
  thing?: string;
  under?: Line[];
}

export interface Cell {
  /** All details, the most important first. */
  says: string;
  /** A short form for the cell. */
  short: string;
  /** Horizontal offset, because rows may be shifted against each other. */
  at: number;
  thing?: string;
  /** A colour of the drawn table, as a border. */
  edge?: string;
}

export interface Grid {
  label: string;
  rows: Cell[][];
}

export interface Area {
  /** An id that is the same in every position. */
  id: string;
  title: string;
  /** A short summary beside the title. */
  brief?: string;
  lines?: Line[];
  grid?: Grid;
  areas?: Area[];
  /** Initially closed. */
  closed?: boolean;
}

export interface DescribedTable<View, Material> {
  view: View;
  material: Material;
  /** The seat that comes first. */
  near: number;
  /** Names of the players, by seat. */
  names: string[];
}

export type DescribeTable<View = any, Material = any> = (table: DescribedTable<View, Material>) => Area[];

/** Lines without clickable things. */
export const plainly = (...texts: string[]): Line[] => texts.filter(Boolean).map((says) => ({ says }));

/** All seats, the near one first, in the order of play. */
export const seatsFrom = (near: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, n) => (near + n) % seats);

/** The name of each thing in the description. */
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

/** Every thing in an area, at any depth. */
export function thingsIn({ lines = [], grid, areas = [] }: Area): string[] {
  const of = ({ thing, under = [] }: Line): string[] => [...(thing ? [thing] : []), ...under.flatMap(of)];
  const cells = (grid?.rows ?? []).flat().flatMap(({ thing }) => thing ?? []);
  return [...lines.flatMap(of), ...cells, ...areas.flatMap(thingsIn)];
}

/** Whether a text contains all search words. */
export function fits(text: string, sought: string): boolean {
  const found = folded(text);
  return folded(sought).split(/\s+/).every((word) => found.includes(word));
}
