/** How well somebody solves puzzles, on the scale of Elo; kept on this device. */

export interface Solver {
  rating: number;
  /** Puzzles that were tried, by their numbers, and whether the first try was right. */
  tried: Record<number, boolean>;
}

export const BEGINNER: Solver = { rating: 1200, tried: {} };
const STEP = 32;

/** After the first try at a puzzle; further ones change nothing. */
export function after(solver: Solver, number: number, puzzle: number, right: boolean): Solver {
  if (number in solver.tried) return solver;
  const expected = 1 / (1 + 10 ** ((puzzle - solver.rating) / 400));
  const rating = Math.round(solver.rating + STEP * (Number(right) - expected));
  return { rating, tried: { ...solver.tried, [number]: right } };
}

/** The puzzle not tried yet that is nearest to what somebody can; undefined when all were tried. */
export function next(solver: Solver, ratings: number[]): number | undefined {
  const left = ratings.map((_, number) => number).filter((number) => !(number in solver.tried));
  const distance = (number: number): number => Math.abs(ratings[number]! - solver.rating);
  return left.sort((one, other) => distance(one) - distance(other) || one - other)[0];
}

const KEY = 'guildhall-puzzles';

export function load(game: string): Solver {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Solver>)[game];
    return kept && Number.isFinite(kept.rating) ? { rating: kept.rating, tried: kept.tried ?? {} } : BEGINNER;
  } catch {
    return BEGINNER;
  }
}

export function save(game: string, solver: Solver): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Solver>;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [game]: solver }));
  } catch {
    // Storage is forbidden: it lasts as long as the page.
  }
}
