/** The user's Elo rating for puzzles, and the next puzzle. */

import type { PuzzleTried } from '../api/types';

const BEGINNER = 1200;
const STEP = 32;

/** After all first attempts, in order; further ones change nothing. */
export function rated(tries: PuzzleTried[], ratings: number[]): number {
  return tries
    .filter(({ number }) => number in ratings)
    .sort((one, other) => one.at - other.at)
    .reduce((rating, { number, right }) => {
      const expected = 1 / (1 + 10 ** ((ratings[number]! - rating) / 400));
      return Math.round(rating + STEP * (Number(right) - expected));
    }, BEGINNER);
}

/**
 * The next puzzle: among new ones the one nearest to the rating; then unsolved ones, then all
 * others, the least recently seen first.
 */
export function next(tries: PuzzleTried[], ratings: number[], now?: number): number | undefined {
  const rating = rated(tries, ratings);
  const tried = new Map(tries.map((one) => [one.number, one]));
  const rank = (number: number): [number, number] => {
    const before = tried.get(number);
    return before ? [before.solved ? 2 : 1, before.last] : [0, Math.abs(ratings[number]! - rating)];
  };
  const row = ratings.map((_, number) => ({ number, rank: rank(number) }));
  row.sort((one, other) => one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1] || one.number - other.number);
  return (row.find(({ number }) => number !== now) ?? row[0])?.number;
}

/** The record of a puzzle after another attempt. */
export function after(before: PuzzleTried | undefined, game: string, number: number, right: boolean, at: number): PuzzleTried {
  if (!before) return { game, number, right, solved: right, at, last: at };
  return { ...before, solved: before.solved || right, last: at };
}
