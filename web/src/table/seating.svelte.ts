/** Who sits at the table, for everything that names players. */

import { getContext, setContext } from 'svelte';
import type { TableInfo } from '../api/types';
import { t } from '../words/words.svelte';

export interface Seating {
  readonly names: string[];
  readonly turn: number;
  /** Whether a person at this seat has no connection. */
  away(seat: number): boolean;
}

const KEY = Symbol('seating');

export const provideSeating = (seating: Seating): Seating => setContext(KEY, seating);
export const theSeating = (): Seating => getContext<Seating>(KEY);

/** What the player of a seat is called. */
export function seatName(info: TableInfo, seat: number): string {
  const taken = info.seats[seat];
  if (taken?.bot) return t('web-bot-name', { number: seat + 1, level: levelName(taken.bot) });
  if (!taken?.person) return t('web-free-seat');
  // A record that came without names.
  if (info.uploaded && /^-?$/.test(taken.person.name)) return t('web-player-number', { number: seat + 1 });
  return taken.person.name || t('web-former-player');
}

export const levelName = (level: string): string => t('web-level', { level });
