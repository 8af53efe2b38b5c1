/** Texts of events and entries of a table's log. */

import type { Entry, Event, LegalMove, Preview, Sentence } from '../../api/types';
import type { GameTable } from '../../games/game';
import { name, person, t, worded, words } from '../../words/words.svelte';
import type { Badge } from '../board/board.svelte';
import { levelName, personName } from '../connection/seating.svelte';

export const moveInWords = ({ message, facts }: Pick<LegalMove, 'message' | 'facts'>): string => worded(message, facts);

export interface Headed {
  /** Their common text, `Die showing 5`; empty if there is none. */
  heading: string;
  moves: LegalMove[];
  /** The text of a move, without the common text. */
  inWords: (move: LegalMove) => string;
}

/** Moves grouped by their common text, if the game has a heading for it; the others come last. */
export function underHeadings(game: string, moves: LegalMove[]): Headed[] {
  const shared = ({ facts }: LegalMove): string | undefined =>
    Object.keys(facts).find((fact) => facts[fact] && words.has(`${game}-heading-${fact}`));
  const headingOf = (move: LegalMove): string => {
    const fact = shared(move);
    return fact ? worded(`${game}-heading-${fact}`, move.facts) : '';
  };
  const inWords = (move: LegalMove): string => {
    const fact = shared(move);
    return fact ? worded(move.message, { ...move.facts, [fact]: 0 }) : moveInWords(move);
  };
  const headings = [...new Set(moves.map(headingOf))];
  return headings
    .map((heading) => ({ heading, moves: moves.filter((move) => headingOf(move) === heading), inWords }))
    .sort((one, other) => Number(!one.heading) - Number(!other.heading));
}

/**
 * The same for a few moves: a common text is written once, above them, or omitted if it is `asked`
 * about.
 */
export function saidOnce(game: string, moves: LegalMove[], asked: boolean): Headed[] {
  const headed = underHeadings(game, moves);
  if (headed.every(({ moves: members }) => members.length < 2)) {
    return moves.length ? [{ heading: '', moves, inWords: moveInWords }] : [];
  }
  return asked && headed.length === 1 ? [{ ...headed[0]!, heading: '' }] : headed;
}

export const saidInWords = (says: Sentence[]): string =>
  says.map(({ message, facts }) => worded(message, facts)).join(' · ');

/** Cost and gain of a move, as one line; empty until known. */
export const previewInWords = (preview: Preview | undefined): string => saidInWords(preview?.says ?? []);

const shorts = new WeakMap<Preview, { language: string; badge: Badge }>();

/**
 * The same in the shortest form, `−1 worker +7`, for the thing itself; cached, because every pick
 * needs it.
 */
export function previewInShort(preview: Preview, sign?: GameTable['sign']): Badge {
  const { language } = words;
  let short = shorts.get(preview);
  if (short?.language !== language) {
    const gains = (preview.says ?? [])
      .filter(({ message }) => words.has(`${message}-badge`))
      .map((sentence) => ({ sentence, words: worded(`${sentence.message}-badge`, sentence.facts) }));
    const parts = added(gains.map((one) => sign?.(one.sentence) ?? one.words));
    const badge = { words: gains.map((one) => one.words).join(' '), parts };
    short = { language, badge };
    shorts.set(preview, short);
  }
  return short.badge;
}

const GAINS = /^(\+\d+)+$/;
/** The points of a move are added up; the action bar lists their sources. */
function added(parts: Badge['parts']): Badge['parts'] {
  const gains = parts.filter((part): part is string => typeof part === 'string' && GAINS.test(part));
  const total = gains.flatMap((gain) => gain.slice(1).split('+')).reduce((sum, points) => sum + Number(points), 0);
  return gains.length ? [...parts.filter((part) => !gains.includes(part as string)), `+${total}`] : parts;
}

/**
 * The names of things: `capital:violet_1.2` is a violet 1, and `fresh:brown`, which the game
 * describes further, brown goods.
 */
export function thingsInWords(game: string, things: string[]): string {
  const names = things.map((thing) => thing.slice(thing.indexOf(':') + 1).replace(/\.\d+$/, ''));
  const more = `${game}-things-${things[0]?.split(':', 1)[0]}`;
  return words.has(more) ? worded(more, { things: names }) : names.map((one) => name(game, one)).join(', ');
}

/** The remaining choices after a click, by the moves that are left. */
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

/** Whether a fact follows from another: the colours of a card. */
function follows(moves: LegalMove[], fact: string, other: string): boolean {
  const values = moves.map(({ facts }) => String(facts[fact]));
  const both = moves.map(({ facts }) => `${String(facts[fact])} ${String(facts[other])}`);
  return new Set(both).size === new Set(values).size;
}

/** An event of a player follows the name; an event without a seat is a whole sentence. */
export function eventInWords(event: Event, names: string[]): string {
  const words = actionInWords(event, names);
  return event.seat < 0 ? words : t('web-event', { player: names[event.seat] ?? '', event: words });
}

/** The same without the name of the player. */
export const actionInWords = ({ kind, facts }: Event, names: string[]): string =>
  worded(kind, facts, peopleOf(facts, names));

/** Players that an event names by number: one other player (0 is none), or all in order. */
function peopleOf({ other, players }: Event['facts'], names: string[]): Record<string, string> {
  const called = (number: unknown): string => names[Number(number) - 1] ?? String(number);
  return {
    ...(other ? { other: called(other) } : {}),
    ...(Array.isArray(players) ? { players: players.map(called).join(', ') } : {}),
  };
}

export function entryInWords(entry: Entry, names: string[]): string {
  const player = (entry.person && personName(entry.person)) || names[entry.seat ?? -1] || t('web-former-player');
  const facts = { ...person('player', player), seat: (entry.seat ?? -1) + 1, text: entry.text ?? '' };
  // No person has seated a bot that plays for an overdue player.
  const kind = entry.absent ? 'absent' : entry.kind === 'bot' && !entry.person ? 'late' : entry.kind;
  return t(`web-entry-${kind}`, { ...facts, level: levelName(entry.text ?? '') });
}

/** The events of an update, as one line. */
export function happenedInWords(entries: Entry[], names: string[]): string {
  const events = entries.flatMap((entry) => (entry.kind === 'move' ? (entry.events ?? []) : []));
  return events.map((event) => eventInWords(event, names)).join(' · ');
}
