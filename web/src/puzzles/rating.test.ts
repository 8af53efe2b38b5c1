import { expect, test } from 'vitest';
import { after, BEGINNER, next } from './rating';

test('a harder puzzle brings more, and only the first try counts', () => {
  const easy = after(BEGINNER, 0, 900, true);
  const hard = after(BEGINNER, 0, 2100, true);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(easy.rating).toBeGreaterThan(BEGINNER.rating);
  expect(after(BEGINNER, 0, 1200, false).rating).toBe(BEGINNER.rating - 16);
  expect(after(easy, 0, 2100, true)).toBe(easy);
});

test('the next puzzle is the nearest that was not tried', () => {
  const ratings = [900, 1250, 1300, 2000];
  expect(next(BEGINNER, ratings)).toBe(1);
  expect(next({ rating: 1200, tried: { 1: true } }, ratings)).toBe(2);
  expect(next({ rating: 1200, tried: { 0: true, 1: true, 2: false, 3: true } }, ratings)).toBeUndefined();
});
