/** The levels of bots, and the recommended one. */

import type { GameInfo, TableInfo } from '../api/types';

const isNumber = (level: string): boolean => /^\d+$/.test(level);

/** The levels from 1 to 10. */
export const numbered = (info: GameInfo): string[] => info.levels.filter(isNumber);

/** The named bots. */
export const named = (info: GameInfo): string[] => info.levels.filter((level) => !isNumber(level));

/** A rating that is higher by this wins ten times as many games. */
const TENFOLD = 400;
/** Imaginary games against the level for beginners, half of them won, as a prior. */
const IMAGINED = 2;

/** The expected share of wins against another rating. */
const expected = (rating: number, other: number): number => 1 / (1 + 10 ** ((other - rating) / TENFOLD));

/** Results against bots at finished tables: the rating of each, and 1, 1/2 or 0. */
function results({ name, ratings }: GameInfo, tables: TableInfo[], me: string): [number, number][] {
  return tables.flatMap(({ game, result, uploaded, seats }) => {
    const mine = seats.findIndex(({ person, bot }) => person?.id === me && !bot);
    if (game !== name || !result || uploaded || mine < 0) return [];
    return seats.flatMap(({ seat, person, bot }): [number, number][] => {
      const rating = ratings[bot];
      if (person || rating === undefined) return [];
      const [own, other] = [result.ranking[mine]!, result.ranking[seat]!];
      return [[rating, own < other ? 1 : own > other ? 0 : 0.5]];
    });
  });
}

/** The level against which the user would win about half of the games; the beginners' level without results. */
export function recommended(info: GameInfo, tables: TableInfo[], me: string | undefined): string {
  const played = me === undefined ? [] : results(info, tables, me);
  const first = info.ratings[info.for_beginners];
  if (!played.length || first === undefined) return info.for_beginners;
  for (let n = 0; n < IMAGINED; n += 1) played.push([first, 0.5]);
  const won = played.reduce((sum, [, score]) => sum + score, 0);
  const ratings = Object.values(info.ratings);
  let [low, high] = [Math.min(...ratings) - TENFOLD, Math.max(...ratings) + TENFOLD];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (played.reduce((sum, [other]) => sum + expected(middle, other), 0) < won) low = middle;
    else high = middle;
  }
  const far = (level: string): number => Math.abs((info.ratings[level] ?? Infinity) - low);
  return numbered(info).reduce((best, level) => (far(level) < far(best) ? level : best), info.for_beginners);
}
