import { expect, test } from 'vitest';
import { areas } from './sources';

const GROWTH = [
  { source: 'ships', seat: 0, numbers: [2, 5], points: [3, 7] },
  { source: 'fees', seat: 0, numbers: [4], points: [-2] },
  { source: 'city', seat: 0, numbers: [5], points: [4] },
  { source: 'ships', seat: 1, numbers: [1], points: [9] },
];

test('areas of a player lie on each other and end at the points', () => {
  const found = areas(GROWTH, 0, 8);
  expect(found.map(({ source }) => source)).toEqual(['ships', 'fees', 'city']);
  const at = (number: number) => found.map(({ steps }) => steps.findLast((step) => step.number <= number)!);
  expect(at(0).map(({ from, to }) => to - from)).toEqual([0, 0, 0]);
  expect(at(4).map(({ to }) => to)).toEqual([3, -2, 3]);
  expect(at(8)).toEqual([
    { number: 8, from: 0, to: 7 },
    { number: 8, from: 0, to: -2 },
    { number: 8, from: 7, to: 11 },
  ]);
});

test('what others have has no part in it', () => {
  expect(areas(GROWTH, 1, 8)[0]!.steps.at(-1)).toEqual({ number: 8, from: 0, to: 9 });
});
