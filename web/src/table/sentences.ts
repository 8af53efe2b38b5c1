/** Events and entries of a table's log as sentences. */

import type { Entry, SeenEvent } from '../api/types';
import { t, worded } from '../words/words.svelte';
import { levelName } from './seating.svelte';

/** An event of a player goes after the name; one of nobody is a whole sentence. */
export function eventInWords({ kind, seat, facts }: SeenEvent, names: string[]): string {
  const words = worded(kind, facts);
  return seat < 0 ? words : t('web-event', { player: names[seat] ?? '', event: words });
}

export function entryInWords(entry: Entry, names: string[]): string {
  const player = entry.person?.name || names[entry.seat ?? -1] || t('web-former-player');
  const facts = { player, seat: (entry.seat ?? -1) + 1, text: entry.text ?? '' };
  if (entry.kind === 'bot') return t('web-entry-bot', { ...facts, level: levelName(entry.text ?? '') });
  return t(`web-entry-${entry.kind}`, facts);
}

/** What an update brought, as one line. */
export function happenedInWords(entries: Entry[], names: string[]): string {
  const events = entries.flatMap((entry) => (entry.kind === 'move' ? (entry.events ?? []) : []));
  return events.map((event) => eventInWords(event, names)).join(' · ');
}
