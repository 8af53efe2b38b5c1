import { expect, it } from 'vitest';
import { shifted } from './cut';

it('shifts absolute coordinates and keeps relative ones', () => {
  expect(shifted('M10 20L-3-4H8V9Q1 2 3 4Z', 0.5)).toBe('M9.5 19.5L-3.5 -4.5H7.5V8.5Q0.5 1.5 2.5 3.5Z');
  expect(shifted('M1 1q2 3 4 5a6 6 0 1 1 7 8h-2ZM5 5l1 1', 1)).toBe('M0 0q2 3 4 5a6 6 0 1 1 7 8h-2ZM4 4l1 1');
});

it('reads numbers without a leading zero', () => {
  expect(shifted('M5.5e-17 .5L2 3', 0.5)).toBe('M-0.5 0L1.5 2.5');
});
