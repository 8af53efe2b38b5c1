/** The tables of the games: a game has its own by having a folder in here. */

import type { GameTable } from './game';

const TABLES = import.meta.glob<GameTable>('./*/index.ts', { import: 'game' });

/** The table of a game, loaded when it is first needed; the plain one where it has none. */
export async function loadTable(name: string): Promise<GameTable> {
  const load = TABLES[`./${name}/index.ts`];
  return load ? load() : (await import('../plain')).plain;
}
