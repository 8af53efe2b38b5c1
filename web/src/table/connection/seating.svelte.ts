/** Who sits at the table, for everything that names players. */

import { getContext, setContext } from 'svelte';
import type { Entry, Person, TableInfo } from '../../api/types';
import { t } from '../../words/words.svelte';

export interface Seating {
  readonly names: string[];
  readonly turn: number;
  /** The names as they were when a move was made: a seat may have been handed over since. */
  then(entry: Entry): string[];
  /** Whether a person at this seat has no connection. */
  away(seat: number): boolean;
  /** Until when a seat has to decide; null where no clock runs for it. */
  clock(seat: number): number | null;
  /** Milliseconds on the clock of a seat while it does not run; null where it has none. */
  left(seat: number): number | null;
  /** Until when the player of a seat is on holiday; 0 where he is not. */
  holiday(seat: number): number;
  /** Whether a guest plays here, whose name anybody may have. */
  guest(seat: number): boolean;
}

const KEY = Symbol('seating');

export const provideSeating = (seating: Seating): Seating => setContext(KEY, seating);
/** Where nobody is waited for: no clocks, nobody away, and names that stay. */
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
/** The seats in the order of their turns; empty where the game does not say. */
export const provideOrder = (order: () => number[]): void => void setContext(ORDER, order);
export const theOrder = (): (() => number[]) => getContext<() => number[]>(ORDER);

/** What the player of a seat is called. */
export function seatName(info: TableInfo, seat: number): string {
  const taken = info.seats[seat];
  if (taken?.bot) return botName(seat, taken.bot);
  if (!taken?.person) return t('web-free-seat');
  // A record that came without names.
  if (info.uploaded && /^-?$/.test(taken.person.name)) return t('web-player-number', { number: seat + 1 });
  return taken.person.name || t('web-former-player');
}

/** The names of all players; the same list as before where nobody has another name. */
export function namesAt(info: TableInfo | null, before: string[]): string[] {
  const names = info?.seats.map((_, seat) => seatName(info, seat)) ?? [];
  return names.length === before.length && names.every((name, seat) => name === before[seat]) ? before : names;
}

/** The names of all players, with that of who made a move on its seat. */
export function namesThen(
  seats: TableInfo['seats'],
  standIn: string,
  names: string[],
  { kind, seat = -1, person }: Entry,
): string[] {
  if (kind !== 'move' || seat < 0) return names;
  if (person) return names.with(seat, person.name || t('web-former-player'));
  // A bot made it; whoever sits there himself now has come back.
  return seats[seat]?.bot ? names : names.with(seat, botName(seat, standIn));
}

const botName = (seat: number, level: string): string =>
  t('web-bot-name', { number: seat + 1, level: levelName(level) });

export function isGuest(info: TableInfo, seat: number): boolean {
  const taken = info.seats[seat];
  return taken?.person?.kind === 'guest' && !taken.bot && !info.uploaded;
}

/** The same, with a mark for guests: the name of an account is its own. */
export const markedName = (info: TableInfo, seat: number): string =>
  isGuest(info, seat) ? t('web-guest-name', { name: seatName(info, seat) }) : seatName(info, seat);

export const personName = ({ name, kind }: Person): string =>
  kind === 'guest' && name ? t('web-guest-name', { name }) : name;

export const levelName = (level: string): string => t('web-level', { level });
