/** Events and entries of a table's log as sentences. */

import type { Entry, LegalMove, Preview, SeenEvent, Sentence } from '../api/types';
import { name, person, t, worded, words } from '../words/words.svelte';
import { levelName, personName } from './seating.svelte';

export const moveInWords = ({ message, facts }: LegalMove): string => worded(message, facts);

export const saidInWords = (says: Sentence[]): string =>
  says.map(({ message, facts }) => worded(message, facts)).join(' · ');

/** What a move costs and brings, as one line; nothing as long as it is not known. */
export const previewInWords = (preview: Preview | undefined): string => saidInWords(preview?.says ?? []);

/** The same as short as can be, `−1 worker +7`, for the thing itself. */
export const previewInShort = (preview: Preview): string =>
  preview.says
    .filter(({ message }) => words.has(`${message}-badge`))
    .map(({ message, facts }) => worded(`${message}-badge`, facts))
    .join(' ');

/** Things by their names: `capital:violet_1.2` is a violet 1. */
export const thingsInWords = (game: string, things: string[]): string =>
  things.map((thing) => name(game, thing.slice(thing.indexOf(':') + 1).replace(/\.\d+$/, ''))).join(', ');

/** What is still to be said after something was pointed at, by the moves that are left. */
export function nextQuestion(game: string, left: LegalMove[], label: string): string {
  const verbs = [...new Set(left.map(({ verb }) => verb))].sort();
  const known = new Map<string, unknown>();
  const open = new Set<string>();
  for (const { facts } of left) {
    for (const [fact, value] of Object.entries(facts)) {
      if (known.has(fact) && known.get(fact) !== value) open.add(fact);
      known.set(fact, value);
    }
  }
  const common = Object.fromEntries([...known].filter(([fact]) => !open.has(fact)));
  const asked = [...open].filter((fact, place, all) => !all.slice(0, place).some((before) => follows(left, before, fact)));
  for (const message of [`${game}-next-${verbs.join('-')}`, `${game}-next-${verbs[0]}-${asked.join('-')}`]) {
    if (words.has(message)) return worded(message, common);
  }
  return t('web-choose-next', { thing: label });
}

/** Whether a fact is known as soon as another is: the colours of a card. */
function follows(moves: LegalMove[], fact: string, other: string): boolean {
  const values = moves.map(({ facts }) => String(facts[fact]));
  const both = moves.map(({ facts }) => `${String(facts[fact])} ${String(facts[other])}`);
  return new Set(both).size === new Set(values).size;
}

/** An event of a player goes after the name; one of nobody is a whole sentence. */
export function eventInWords(event: SeenEvent, names: string[]): string {
  const words = deedInWords(event, names);
  return event.seat < 0 ? words : t('web-event', { player: names[event.seat] ?? '', event: words });
}

/** The same where it is clear whose event it is. */
export const deedInWords = ({ kind, facts }: SeenEvent, names: string[]): string =>
  worded(kind, facts, peopleOf(facts, names));

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
  // Nobody has seated a bot that plays for who is late.
  const kind = entry.kind === 'bot' && !entry.person ? 'late' : entry.kind;
  return t(`web-entry-${kind}`, { ...facts, level: levelName(entry.text ?? '') });
}

/** What an update brought, as one line. */
export function happenedInWords(entries: Entry[], names: string[]): string {
  const events = entries.flatMap((entry) => (entry.kind === 'move' ? (entry.events ?? []) : []));
  return events.map((event) => eventInWords(event, names)).join(' · ');
}
