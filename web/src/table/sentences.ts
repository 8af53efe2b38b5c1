/** Events and entries of a table's log as sentences. */

import type { Entry, LegalMove, Preview, SeenEvent } from '../api/types';
import { person, t, worded } from '../words/words.svelte';
import { levelName, personName } from './seating.svelte';

export const moveInWords = ({ message, facts }: LegalMove): string => worded(message, facts);

/** What a move costs and brings, as one line; nothing as long as it is not known. */
export const previewInWords = (preview: Preview | undefined): string =>
  (preview?.says ?? []).map(({ message, facts }) => worded(message, facts)).join(' · ');

/** An event of a player goes after the name; one of nobody is a whole sentence. */
export function eventInWords({ kind, seat, facts }: SeenEvent, names: string[]): string {
  const words = worded(kind, facts, peopleOf(facts, names));
  return seat < 0 ? words : t('web-event', { player: names[seat] ?? '', event: words });
}

/** Players that an event names by their number: the other one (0 is nobody's), or all in order. */
function peopleOf({ other, players }: SeenEvent['facts'], names: string[]): Record<string, string> {
  const called = (number: unknown): string => names[Number(number) - 1] ?? String(number);
  return {
    ...(other ? { other: called(other) } : {}),
    ...(Array.isArray(players) ? { players: players.map(called).join(', ') } : {}),
  };
}

export function entryInWords(entry: Entry, names: string[]): string {
  const player = (entry.person && personName(entry.person)) || names[entry.seat ?? -1] || t('web-former-player');
  const facts = { ...person('player', player), seat: (entry.seat ?? -1) + 1, text: entry.text ?? '' };
  return t(`web-entry-${entry.kind}`, { ...facts, level: levelName(entry.text ?? '') });
}

/** What an update brought, as one line. */
export function happenedInWords(entries: Entry[], names: string[]): string {
  const events = entries.flatMap((entry) => (entry.kind === 'move' ? (entry.events ?? []) : []));
  return events.map((event) => eventInWords(event, names)).join(' · ');
}
