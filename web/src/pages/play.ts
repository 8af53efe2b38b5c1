/** Opening tables. */

import { call } from '../api/http';
import type { GameInfo, NewTable, TableInfo } from '../api/types';
import { myself } from '../me.svelte';
import { router } from '../router.svelte';
import { t } from '../words/words.svelte';

/** Open a table and go there; a stranger becomes a guest on the way. */
export async function openTable(table: NewTable): Promise<void> {
  if (!myself.person) await myself.beGuest(t('web-guest'));
  const opened = await call<TableInfo>('POST', '/tables', table);
  router.go(`/table/${opened.id}`);
}

/** A game against bots that begins at once. */
export function againstBots(info: GameInfo, seats: number, level: string): NewTable {
  const bots = Array.from({ length: seats - 1 }, () => level);
  return { game: info.name, seats, bots, public: false, start: true };
}
