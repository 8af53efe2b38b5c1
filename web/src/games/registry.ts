/** Where each game's table is; loaded when it is first needed. */

import type { GameTable } from './game';

const TABLES: Record<string, () => Promise<{ game: GameTable }>> = {
  builders: () => import('./builders'),
  burgundy: () => import('./burgundy'),
  craftsmen: () => import('./craftsmen'),
};

/** The games that can be played here, in the order in which they are shown. */
export const GAMES = Object.keys(TABLES);

export async function loadTable(name: string): Promise<GameTable> {
  const load = TABLES[name];
  if (!load) throw new Error(`The browser has no table for ${name}.`);
  return (await load()).game;
}
