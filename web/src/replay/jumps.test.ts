import { expect, test } from 'vitest';
import type { Entry, Moment } from '../api/types';
import { jump, targets } from './jumps';

const moment = (chapter: boolean): Moment => ({ message: 'm', facts: {}, place: 0, chapter });
const move = (seq: number, seat: number, now?: Moment): Entry => ({ seq, at: 0, kind: 'move', seat, events: [], moment: now ?? null });
const STORY = [move(0, -1, moment(false)), move(1, 0), move(2, 1), move(3, 0, moment(false)), move(4, 1), move(5, 0, moment(true))];

test('rounds begin at moments, chapters at chapter moments', () => {
  expect(targets(STORY, 'moment', [])).toEqual([0, 3, 5]);
  expect(targets(STORY, 'chapter', [])).toEqual([5]);
});

test('targets of a player are their moves, turning points are listed by number', () => {
  expect(targets(STORY, 1, [])).toEqual([2, 4]);
  expect(targets(STORY, 'turning', [1, 4])).toEqual([1, 4]);
});

test('a jump goes to the next target in a direction, if there is one', () => {
  expect(jump([0, 3, 5], 3, 1)).toBe(5);
  expect(jump([0, 3, 5], 3, -1)).toBe(0);
  expect(jump([0, 3, 5], 4, -1)).toBe(3);
  expect(jump([0, 3, 5], 5, 1)).toBeUndefined();
});
