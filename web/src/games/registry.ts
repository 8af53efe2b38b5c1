/** The tables of the games: a game has its own if it has a folder here. */

import type { DescribeTable } from '../text_view/description';
import type { GameTable } from './game';

const TABLES = import.meta.glob<GameTable>('./*/index.ts', { import: 'game' });
const DESCRIPTIONS = import.meta.glob<DescribeTable>('./*/text_view.ts', { import: 'describeTable' });

/** The table of a game, loaded on demand; the generic one if it has none. */
export async function loadTable(name: string): Promise<GameTable> {
  const load = TABLES[`./${name}/index.ts`];
  return load ? load() : (await import('../generic_table')).plain;
}

/** The text view of a game; generic if it has none. */
export async function loadDescription(name: string): Promise<DescribeTable> {
  const load = DESCRIPTIONS[`./${name}/text_view.ts`];
  return load ? load() : (await import('../generic_table/text_view')).genericDescription(name);
}
