/** Opens tables. */

import { call } from '../api/http';
import type { GameInfo, NewTable, TableInfo } from '../api/types';
import { myself } from '../account/me.svelte';
import { progress } from '../learn/lesson_progress.svelte';
import { router } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import { t } from '../words/words.svelte';

class Way {
  #ways = $state(0);

  /** Whether a table is being opened. */
  get going() {
    return this.#ways > 0;
  }

  /** Open the table that `come` resolves to; a visitor becomes a guest. */
  async take(come: () => Promise<string>): Promise<void> {
    this.#ways += 1;
    try {
      if (!myself.person) await myself.beGuest(t('web-guest'));
      const id = await come();
      progress.play();
      router.go(`/table/${id}`);
    } finally {
      this.#ways -= 1;
    }
  }
}

export const way = new Way();

/** Create a table and open it. */
export async function openTable(table: NewTable): Promise<void> {
  await way.take(async () => (await call<TableInfo>('POST', '/tables', table)).id);
}

/** Take a seat at a table and open it. */
export async function join(table: TableInfo, best = 0): Promise<void> {
  await way.take(async () => {
    const all = table.seats.filter(({ person, bot }) => !person && !bot);
    const free = all.find(({ seat }) => seat === best) ?? all[0];
    if (free) await call('PUT', `/tables/${table.id}/seats/${free.seat}`, { player: 'me' });
    return table.id;
  });
}

/** A game against bots that starts at once. */
export function againstBots(info: GameInfo, seats: number, level: string): NewTable {
  const bots = Array.from({ length: seats - 1 }, () => level);
  return { game: info.name, seats, bots, public: false, start: true };
}

/** The first game after the lessons: against beginners' bots, with the coach. */
export async function openFirstGame(info: GameInfo): Promise<void> {
  settings.coach = true;
  await openTable(againstBots(info, info.min_seats, info.for_beginners));
}
