import { describe, expect, test } from 'vitest';
import type { GameInfo, TableInfo } from '../api/types';
import { named, numbered, recommended } from './levels';

const LEVELS = Array.from({ length: 10 }, (_, n) => String(n + 1));
const INFO = {
  name: 'a-game',
  levels: ['random', 'master', ...LEVELS],
  for_beginners: '1',
  ratings: { master: 2200, ...Object.fromEntries(LEVELS.map((level, n) => [level, 1000 + 120 * n])) },
} as unknown as GameInfo;

/** A finished table where Ann played on seat 0 against bots and took this place. */
const table = (ranking: number[], ...bots: string[]): TableInfo =>
  ({
    game: 'a-game',
    uploaded: false,
    result: { ranking, scores: [], breakdown: [] },
    seats: [
      { seat: 0, person: { id: 'ann' }, bot: '' },
      ...bots.map((bot, n) => ({ seat: n + 1, person: null, bot })),
    ],
  }) as unknown as TableInfo;

const times = (number: number, one: TableInfo): TableInfo[] => Array.from({ length: number }, () => one);

describe('levels', () => {
  test('have numbers; the other bots have names', () => {
    expect(numbered(INFO)).toEqual(LEVELS);
    expect(named(INFO)).toEqual(['random', 'master']);
  });

  test('the recommended one depends on wins and losses', () => {
    expect(recommended(INFO, [], 'ann')).toBe('1');
    const once = recommended(INFO, [table([1, 2], '1')], 'ann');
    expect(Number(once)).toBeGreaterThan(1);
    const even = [...times(10, table([1, 2], '6')), ...times(10, table([2, 1], '6'))];
    expect(recommended(INFO, even, 'ann')).toBe('6');
    expect(recommended(INFO, times(5, table([2, 1], '1')), 'ann')).toBe('1');
    expect(recommended(INFO, times(40, table([1, 2], '10')), 'ann')).toBe('10');
  });

  test('every bot at a table counts, with its own rating', () => {
    const third = table([2, 1, 3], '8', '2');
    const known = Number(recommended(INFO, times(10, third), 'ann'));
    expect(known).toBeGreaterThan(2);
    expect(known).toBeLessThan(8);
  });

  test('games of others and games without rated bots do not count', () => {
    const won = table([1, 2], '9');
    const strange = [
      { ...won, game: 'other' },
      { ...won, uploaded: true },
      { ...won, result: null },
      { ...won, seats: [{ ...won.seats[0]!, bot: 'apprentice' }, won.seats[1]!] },
      table([1, 2], 'random'),
    ] as TableInfo[];
    expect(recommended(INFO, strange, 'ann')).toBe('1');
    expect(recommended(INFO, [won], 'ben')).toBe('1');
    expect(recommended(INFO, [won], undefined)).toBe('1');
    expect(recommended({ ...INFO, ratings: {} }, [won], 'ann')).toBe('1');
  });
});
