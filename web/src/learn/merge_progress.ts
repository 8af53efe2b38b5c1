/** Merges the progress of two devices, or of a device and the server. */

import type { LessonKept, Progress, PuzzleTried } from '../api/types';

export interface Known {
  /** By `game/chapter`. */
  lessons: Record<string, LessonKept>;
  /** By `game/number`. */
  puzzles: Record<string, PuzzleTried>;
}

export const nothing = (): Known => ({ lessons: {}, puzzles: {} });

/** The later place wins; a finished chapter stays finished. */
export function later(one: LessonKept | undefined, other: LessonKept): LessonKept {
  if (!one) return other;
  return { ...(other.at > one.at ? other : one), done: one.done || other.done };
}

/** The first try decides the rating, the last one the order of repetition. */
export function together(one: PuzzleTried | undefined, other: PuzzleTried): PuzzleTried {
  if (!one) return other;
  const first = other.at < one.at ? other : one;
  return { ...first, solved: one.solved || other.solved, last: Math.max(one.last, other.last) };
}

export const listed = ({ lessons, puzzles }: Known): Required<Progress> => ({ lessons: Object.values(lessons), puzzles: Object.values(puzzles) });

/** Merge new progress into known progress. */
export function joined(known: Known, { lessons = [], puzzles = [] }: Progress): Known {
  const all = { lessons: { ...known.lessons }, puzzles: { ...known.puzzles } };
  for (const one of lessons) {
    const key = `${one.game}/${one.chapter}`;
    all.lessons[key] = later(all.lessons[key], one);
  }
  for (const one of puzzles) {
    const key = `${one.game}/${one.number}`;
    all.puzzles[key] = together(all.puzzles[key], one);
  }
  return all;
}

/** The part of our progress that the other side does not know. */
export function unknownTo({ lessons = [], puzzles = [] }: Progress, ours: Known): Required<Progress> {
  const known = new Set([...lessons, ...puzzles].map(written));
  const news = <One>(all: Record<string, One>): One[] => Object.values(all).filter((one) => !known.has(written(one)));
  return { lessons: news(ours.lessons), puzzles: news(ours.puzzles) };
}

/** Sorted, so that the result does not depend on the order of merging. */
const written = (one: unknown): string => JSON.stringify(Object.entries(one as object).sort());

/** The server limits the size of a request. */
const LONGEST = 12_000;

/** Split into as many requests as necessary. */
export function batches({ lessons, puzzles }: Required<Progress>): Required<Progress>[] {
  const all: Progress[] = [...lessons.map((one) => ({ lessons: [one] })), ...puzzles.map((one) => ({ puzzles: [one] }))];
  const found: { batch: Required<Progress>; length: number }[] = [];
  for (const one of all) {
    const length = JSON.stringify(one).length;
    let last = found.at(-1);
    if (!last || last.length + length > LONGEST) found.push((last = { batch: { lessons: [], puzzles: [] }, length: 0 }));
    last.batch.lessons.push(...(one.lessons ?? []));
    last.batch.puzzles.push(...(one.puzzles ?? []));
    last.length += length;
  }
  return found.map(({ batch }) => batch);
}
