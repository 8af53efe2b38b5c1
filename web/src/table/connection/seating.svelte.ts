/** The players of a table, for all components that name them. */

import { getContext, setContext } from 'svelte';
import type { Entry, Person, TableInfo } from '../../api/types';
import { t } from '../../words/words.svelte';

export interface Seating {
  readonly names: string[];
  readonly turn: number;
  /** The names at the time of a move: a seat may have changed since. */
  then(entry: Entry): string[];
  /** Whether the player of this seat has no connection. */
  away(seat: number): boolean;
  /** The deadline of a seat; null without a running clock. */
  clock(seat: number): number | null;
  /** Milliseconds on a stopped clock of a seat; null without a clock. */
  left(seat: number): number | null;
  /** End of the holiday of a seat's player; 0 without one. */
  holiday(seat: number): number;
  /** Whether the player is a guest, whose name is not unique. */
  guest(seat: number): boolean;
}

const KEY = Symbol('seating');

export const provideSeating = (seating: Seating): Seating => setContext(KEY, seating);
/** For tables without clocks and absences: lessons, puzzles, replays. */
export const provideSeatingAtRest = (
  names: () => string[],
  turn: () => number,
  guest: (seat: number) => boolean = () => false,
): Seating =>
  provideSeating({
    get names() {
      return names();
    },
    get turn() {
      return turn();
    },
    clock: () => null,
    left: () => null,
    holiday: () => 0,
    then: names,
    guest,
    away: () => false,
  });
export const theSeating = (): Seating => getContext<Seating>(KEY);

const ORDER = Symbol('order');
/** The seats in turn order; empty if the game does not define it. */
export const provideOrder = (order: () => number[]): void => void setContext(ORDER, order);
export const theOrder = (): (() => number[]) => getContext<() => number[]>(ORDER);

/** The name of the player of a seat. */
export function seatName(info: TableInfo, seat: number): string {
  const taken = info.seats[seat];
  if (taken?.bot) return botName(seat, taken.bot);
  if (!taken?.person) return t('web-free-seat');
  // A record without names.
  if (info.uploaded && /^-?$/.test(taken.person.name)) return t('web-player-number', { number: seat + 1 });
  return taken.person.name || t('web-former-player');
}

/** The names of all players; the same list object if nothing has changed. */
export function namesAt(info: TableInfo | null, before: string[]): string[] {
  const names = info?.seats.map((_, seat) => seatName(info, seat)) ?? [];
  return names.length === before.length && names.every((name, seat) => name === before[seat]) ? before : names;
}

/** The names of all players, with the one who made a move on its seat. */
export function namesThen(
  seats: TableInfo['seats'],
  standIn: string,
  names: string[],
  { kind, seat = -1, person }: Entry,
): string[] {
  if (kind !== 'move' || seat < 0) return names;
  if (person) return names.with(seat, person.name || t('web-former-player'));
  // A bot made it; the player has returned since.
  return seats[seat]?.bot ? names : names.with(seat, botName(seat, standIn));
}

const botName = (seat: number, level: string): string =>
  t('web-bot-name', { number: seat + 1, level: levelName(level) });

export function isGuest(info: TableInfo, seat: number): boolean {
  const taken = info.seats[seat];
  return taken?.person?.kind === 'guest' && !taken.bot && !info.uploaded;
}

/** The same, with a mark for guests, whose names are not unique. */
export const markedName = (info: TableInfo, seat: number): string =>
  isGuest(info, seat) ? t('web-guest-name', { name: seatName(info, seat) }) : seatName(info, seat);

export const personName = ({ name, kind }: Person): string =>
  kind === 'guest' && name ? t('web-guest-name', { name }) : name;

export const levelName = (level: string): string => t('web-level', { level });
