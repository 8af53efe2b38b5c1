import { expect, test } from 'vitest';
import type { PuzzleTried } from '../api/types';
import { after, next, rated } from './rating';

const RATINGS = [900, 1250, 1300, 2000];

function tries(...given: [number, boolean][]): PuzzleTried[] {
  return given.map(([number, right], at) => after(undefined, 'ferry', number, right, at));
}

test('a harder puzzle counts more, and only the first try counts', () => {
  const [easy, hard] = [rated(tries([0, true]), RATINGS), rated(tries([3, true]), RATINGS)];
  expect(hard).toBeGreaterThan(easy);
  expect(easy).toBeGreaterThan(rated([], RATINGS));
  expect(rated(tries([0, false]), [1200])).toBe(1200 - 16);
  const failed = tries([3, false])[0]!;
  const again = after(failed, 'ferry', 3, true, 9);
  expect(rated([again], RATINGS)).toBe(rated([failed], RATINGS));
  expect([again.right, again.solved, again.at, again.last]).toEqual([false, true, 0, 9]);
});

test('a rating does not depend on the order of the list of tries', () => {
  const given: [number, boolean][] = [[3, true], [1, true], [2, true], [0, false]];
  const all = tries(...given);
  expect(rated([...all].reverse(), RATINGS)).toBe(rated(all, RATINGS));
  expect(rated(tries(...given.reverse()), RATINGS)).not.toBe(rated(all, RATINGS));
});

test('the next puzzle is the untried one nearest to the rating', () => {
  expect(next([], RATINGS)).toBe(1);
  expect(next(tries([1, false], [0, false]), RATINGS, 0)).toBe(2);
});

test('there is always a next puzzle: unsolved ones first, solved ones last', () => {
  const all = tries([0, true], [1, false], [2, true], [3, false]);
  expect(next(all, RATINGS, 3)).toBe(1);
  const seen: number[] = [];
  let known = all;
  let now = 3;
  for (let at = 10; at < 16; at += 1) {
    now = next(known, RATINGS, now)!;
    seen.push(now);
    known = known.map((one) => (one.number === now ? after(one, 'ferry', now, true, at) : one));
  }
  expect(seen).toEqual([1, 3, 0, 2, 1, 3]);
  expect(next(tries([0, true]), [900], 0)).toBe(0);
  expect(next([], [])).toBeUndefined();
});
