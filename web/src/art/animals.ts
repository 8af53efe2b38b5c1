/** Cows, sheep, pigs, chickens: each faces left, with its feet at (0, 0), 40 wide. */

import { block, flat, gouge, ink, line, PITCH } from './cut';

export const cow = (): string =>
  line('M17 -22q5 2 4 9', 1.6) +
  block('M-10 -24C-4 -26 10 -26 16 -23C19 -21 19 -12 17 -9V0H13L12 -8H-4L-5 0H-9L-9 -10C-11 -12 -12 -13 -13 -14L-17 -13C-20 -13 -21 -16 -19 -18L-15 -23L-17 -26L-12.5 -25Z', ink('wool')) +
  flat('M-3 -25.5C0 -20 5 -19 7 -25.5ZM11 -24C8 -19 11 -14 17.5 -16L17 -22ZM-8 -13C-5 -17 0 -15 0 -11L-4 -9H-8Z', PITCH) +
  flat('M-16.5 -19.5a1.1 1.1 0 1 1 .1 0Z', PITCH) +
  line('M-15.5 -24l-3.5 -2.5', 1.6);

export const sheep = (): string =>
  line('M-7 -8V0M-1 -7V0M6 -7V0M11 -8V0', 2.6) +
  block('M-9 -20q2 -5 7 -3q3 -4 7 -1q5 -2 7 2q5 1 3 6q2 5 -3 6q-2 4 -7 2q-4 3 -7 0q-5 2 -7 -2q-5 -1 -3 -5q-1 -4 3 -5Z', ink('wool')) +
  flat(gouge([-3, -16], [2, -18], 1.6) + gouge([3, -12], [9, -13], 1.8) + gouge([4, -19], [9, -18], 1.4) + gouge([-5, -10.5], [0, -10], 1.5), PITCH) +
  flat('M-9 -21C-12 -23 -17 -19 -18 -15C-18 -12 -15 -12 -13 -13L-8 -15L-6 -21Z', PITCH) +
  flat('M-13.5 -18.5a1 1 0 1 1 .1 0Z', ink('wool'));

export const pig = (): string =>
  line('M16 -16q5 -3 4 2q-3 2 -3 -1', 1.5) +
  block('M-12 -17L-13 -22L-8 -20C-2 -23 10 -23 15 -18C18 -14 17 -9 14 -6V0H10L9 -5H-3L-4 0H-8V-7L-12 -8H-17V-14L-14 -14.5Z', ink('rose')) +
  flat(gouge([2, -8], [12, -9], 2) + gouge([5, -12], [13, -13], 1.6), PITCH) +
  flat('M-11 -15.5a1.1 1.1 0 1 1 .1 0ZM-16.5 -12.5h1.8v1.2h-1.8Z', PITCH);

export const chicken = (): string =>
  line('M-1 -6V0M5 -6V0M-1 0h-4M5 0h-4', 1.8) +
  block('M-9 -25C-4 -26 -3 -20 0 -18C6 -17 10 -20 15 -27C19 -18 16 -6 5 -5C-5 -4 -9 -10 -8 -16C-9 -18 -11 -22 -9 -25Z', ink('wool')) +
  block('M-10 -25q0 -5 3 -4q2 -4 4 0q3 1 0 5Z', ink('roof'), 1.5) +
  flat('M-11 -22.5l-5 1.5l5 1.5Z', ink('straw')) +
  line('M-11 -22.5l-5 1.5l5 1.5', 1.1) +
  block('M-10 -19q-3 2 -1 5q3 0 2.5 -4Z', ink('roof'), 1.2) +
  flat(gouge([0, -12], [11, -16], 2.2) + gouge([2, -8.5], [10, -11], 1.6), PITCH) +
  flat('M-8 -22a1 1 0 1 1 .1 0Z', PITCH);

export const ANIMALS: Record<string, () => string> = { cow, sheep, pig, chicken };

export const samples = (): Record<string, string> =>
  Object.fromEntries(Object.entries(ANIMALS).map(([name, draw]) => [name, `<g transform="translate(0 14)">${draw()}</g>`]));
