/** What two devices, or a device and the server, know of lessons and puzzles, put together. */

import type { LessonKept, Progress, PuzzleTried } from '../api/types';

export interface Known {
  /** By `game/chapter`. */
  lessons: Record<string, LessonKept>;
  /** By `game/number`. */
  puzzles: Record<string, PuzzleTried>;
}

export const nothing = (): Known => ({ lessons: {}, puzzles: {} });

/** Whoever was later says where it goes on; an end that was reached stays reached. */
export function later(one: LessonKept | undefined, other: LessonKept): LessonKept {
  if (!one) return other;
  return { ...(other.at > one.at ? other : one), done: one.done || other.done };
}

/** The first of all tries counts, the last says when to ask again. */
export function together(one: PuzzleTried | undefined, other: PuzzleTried): PuzzleTried {
  if (!one) return other;
  const first = other.at < one.at ? other : one;
  return { ...first, solved: one.solved || other.solved, last: Math.max(one.last, other.last) };
}

export const listed = ({ lessons, puzzles }: Known): Required<Progress> => ({ lessons: Object.values(lessons), puzzles: Object.values(puzzles) });

/** What is known, and what was learned beside it. */
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

/** What of ours somebody does not know yet. */
export function unknownTo({ lessons = [], puzzles = [] }: Progress, ours: Known): Required<Progress> {
  const told = new Set([...lessons, ...puzzles].map(written));
  const news = <One>(all: Record<string, One>): One[] => Object.values(all).filter((one) => !told.has(written(one)));
  return { lessons: news(ours.lessons), puzzles: news(ours.puzzles) };
}

/** The same whatever the order in which it was put together. */
const written = (one: unknown): string => JSON.stringify(Object.entries(one as object).sort());

/** A server reads no long letters. */
const LONGEST = 12_000;

/** In so many letters as it takes. */
export function letters({ lessons, puzzles }: Required<Progress>): Required<Progress>[] {
  const all: Progress[] = [...lessons.map((one) => ({ lessons: [one] })), ...puzzles.map((one) => ({ puzzles: [one] }))];
  const found: { letter: Required<Progress>; length: number }[] = [];
  for (const one of all) {
    const length = JSON.stringify(one).length;
    let last = found.at(-1);
    if (!last || last.length + length > LONGEST) found.push((last = { letter: { lessons: [], puzzles: [] }, length: 0 }));
    last.letter.lessons.push(...(one.lessons ?? []));
    last.letter.puzzles.push(...(one.puzzles ?? []));
    last.length += length;
  }
  return found.map(({ letter }) => letter);
}
