import { expect, test } from 'vitest';
import type { LessonKept, PuzzleTried } from '../api/types';
import { later, batches, together, unknownTo } from './merge_progress';

const lesson = (at: number, done: boolean, answers: string[][] = []): LessonKept => ({ game: 'ferry', chapter: 'oars', done, answers, at });
const puzzle = (number: number, at: number, right: boolean, last = at): PuzzleTried => ({ game: 'ferry', number, right, solved: right, at, last });

test('the later device decides where a lesson continues, and a finished chapter stays finished', () => {
  expect(later(lesson(5, true), lesson(7, false, [['row']]))).toEqual(lesson(7, true, [['row']]));
  expect(later(lesson(7, false, [['row']]), lesson(5, true))).toEqual(lesson(7, true, [['row']]));
  expect(later(undefined, lesson(1, false))).toEqual(lesson(1, false));
});

test('the first try of a puzzle counts, whichever device sends it first', () => {
  const both = { ...puzzle(3, 5, false), solved: true, last: 9 };
  expect(together(puzzle(3, 9, true), puzzle(3, 5, false))).toEqual(both);
  expect(together(puzzle(3, 5, false), puzzle(3, 9, true))).toEqual(both);
});

test('only unknown progress is returned', () => {
  const known = { lessons: [lesson(5, true)], puzzles: [puzzle(1, 5, true)] };
  const ours = { lessons: { a: lesson(5, true) }, puzzles: { a: puzzle(1, 5, true), b: puzzle(2, 6, true) } };
  expect(unknownTo(known, ours)).toEqual({ lessons: [], puzzles: [puzzle(2, 6, true)] });
  expect(unknownTo({}, ours).lessons).toHaveLength(1);
});

test('much progress is split into batches without repetition', () => {
  const puzzles = Array.from({ length: 600 }, (_, number) => puzzle(number, 1_800_000_000_000, true));
  const sent = batches({ lessons: [lesson(1, true)], puzzles });
  expect(sent.length).toBeGreaterThan(2);
  expect(Math.max(...sent.map((one) => JSON.stringify(one).length))).toBeLessThan(16 * 1024);
  expect(sent.flatMap((one) => one.puzzles ?? [])).toEqual(puzzles);
  expect(batches({ lessons: [], puzzles: [] })).toEqual([]);
});
