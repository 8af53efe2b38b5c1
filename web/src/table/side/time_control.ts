/** The time control of a table. */

import type { TableInfo } from '../../api/types';
import { t } from '../../words/words.svelte';

export type Speed = TableInfo['speed'];
type Pace = Pick<TableInfo, 'bank' | 'increment'>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The choices for a new table; the second is the default. */
export const PACES: Record<Speed, Pace[]> = {
  relaxed: [],
  live: [
    { bank: 5 * MINUTE, increment: 30 },
    { bank: 10 * MINUTE, increment: MINUTE },
    { bank: 30 * MINUTE, increment: 2 * MINUTE },
  ],
  slow: [
    { bank: DAY, increment: 12 * HOUR },
    { bank: 3 * DAY, increment: DAY },
    { bank: 7 * DAY, increment: 2 * DAY },
  ],
};
export const USUAL = 1;

/** Seconds in the largest unit that gives an integer. */
function duration(seconds: number): string {
  for (const [unit, length] of [['days', DAY], ['hours', HOUR], ['minutes', MINUTE]] as const) {
    if (seconds >= length && seconds % length === 0) return t('web-duration', { unit, count: seconds / length });
  }
  return t('web-duration', { unit: 'seconds', count: seconds });
}

const days = (count: number): string => duration(Math.round(count * DAY));

/** What happens to absent players, to abandoned games, and to open tables. */
export function rulesOfAbsence(info: TableInfo): string {
  const several = info.seats.filter((seat) => !seat.bot || seat.person).length > 1;
  const late = info.bank ? t('web-late-rule') : info.absent_days ? t('web-absent-rule', { time: days(info.absent_days) }) : '';
  return [
    several ? late : '',
    info.idle_days ? t('web-idle-rule', { time: days(info.idle_days) }) : '',
    info.open_days ? t('web-open-rule', { time: days(info.open_days) }) : '',
  ].filter(Boolean).join(' ');
}

export const clockInWords = ({ bank, increment }: Pace): string =>
  t('web-pace-clock', { bank: duration(bank), increment: duration(increment) });

/** A short description of the time control. */
export const paceInWords = (table: Pace & { speed: Speed }): string =>
  table.bank ? clockInWords(table) : t('web-pace-of', { speed: table.speed });
