/** The tables of the games: a game has its own if it has a folder here. */

import type { Tell } from '../text_view/description';
import type { GameTable } from './game';

const TABLES = import.meta.glob<GameTable>('./*/index.ts', { import: 'game' });
const TELLINGS = import.meta.glob<Tell>('./*/text_view.ts', { import: 'tell' });

/** The table of a game, loaded on demand; the generic one if it has none. */
export async function loadTable(name: string): Promise<GameTable> {
  const load = TABLES[`./${name}/index.ts`];
  return load ? load() : (await import('../generic_table')).plain;
}

/** The text view of a game; generic if it has none. */
export async function loadTelling(name: string): Promise<Tell> {
  const load = TELLINGS[`./${name}/text_view.ts`];
  return load ? load() : (await import('../generic_table/text_view')).teller(name);
}
