/** How far somebody has come in the lessons. */

import { kept } from './progress_store.svelte';

export type Answers = string[][];

const PLAYED = 'guildhall-played';

function hasPlayed(): boolean {
  try {
    return localStorage.getItem(PLAYED) !== null;
  } catch {
    return false;
  }
}

class LessonProgress {
  #played = $state(hasPlayed());

  isDone(game: string, chapter: string): boolean {
    return kept.lesson(game, chapter)?.done ?? false;
  }

  /** Somebody who has neither begun a lesson nor sat down at a table, as far as this device knows. */
  newcomer = $derived(kept.lessons.length === 0 && !this.#played);

  /** Somebody sits down at a table. */
  play(): void {
    this.#played = true;
    try {
      localStorage.setItem(PLAYED, '1');
    } catch {
      // Storage is forbidden: it lasts as long as the page.
    }
  }

  /** The first chapter that was not played to its end; the first of all where every one was. */
  next(game: string, chapters: string[]): string {
    return chapters.find((chapter) => !this.isDone(game, chapter)) ?? chapters[0] ?? '';
  }

  /** What was given in a chapter that was left before its end. */
  answers(game: string, chapter: string): Answers {
    return kept.lesson(game, chapter)?.answers ?? [];
  }

  keep(game: string, chapter: string, answers: Answers): void {
    const before = kept.lesson(game, chapter);
    // Nothing new: who only looks in on another device goes on from there, not from here.
    if (before && JSON.stringify(before.answers) === JSON.stringify(answers)) return;
    kept.add({ lessons: [{ game, chapter, done: before?.done ?? false, answers, at: nextAfter(before) }] });
  }

  finish(game: string, chapter: string): void {
    kept.add({ lessons: [{ game, chapter, done: true, answers: [], at: nextAfter(kept.lesson(game, chapter)) }] });
  }
}

/** What is done now is later than what was known, whatever the clocks of two devices say. */
const nextAfter = (before: { at: number } | undefined): number => Math.max(Date.now(), (before?.at ?? 0) + 1);

export const progress = new LessonProgress();
