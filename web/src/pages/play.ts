/** Opening tables. */

import { call } from '../api/http';
import type { GameInfo, NewTable, TableInfo } from '../api/types';
import { myself } from '../me.svelte';
import { progress } from '../learn/progress.svelte';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import { t } from '../words/words.svelte';

/** Open a table and go there; a stranger becomes a guest on the way. */
export async function openTable(table: NewTable): Promise<void> {
  if (!myself.person) await myself.beGuest(t('web-guest'));
  const opened = await call<TableInfo>('POST', '/tables', table);
  progress.play();
  router.go(`/table/${opened.id}`);
}

/** Sit down at a table, best on one seat, and go there; a stranger becomes a guest on the way. */
export async function join(table: TableInfo, best = 0): Promise<void> {
  if (!myself.person) await myself.beGuest(t('web-guest'));
  const all = table.seats.filter(({ person, bot }) => !person && !bot);
  const free = all.find(({ seat }) => seat === best) ?? all[0];
  if (free) await call('PUT', `/tables/${table.id}/seats/${free.seat}`, { player: 'me' });
  progress.play();
  router.go(`/table/${table.id}`);
}

/** A game against bots that begins at once. */
export function againstBots(info: GameInfo, seats: number, level: string): NewTable {
  const bots = Array.from({ length: seats - 1 }, () => level);
  return { game: info.name, seats, bots, public: false, start: true };
}

/** The game after the lessons: against the bots that are for beginners, with the coach. */
export async function openFirstGame(info: GameInfo): Promise<void> {
  settings.coach = true;
  await openTable(againstBots(info, info.min_seats, info.for_beginners));
}
