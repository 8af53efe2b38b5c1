/** Progress in lessons. */

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

  /** The user has neither begun a lesson nor sat at a table on this device. */
  newcomer = $derived(kept.lessons.length === 0 && !this.#played);

  /** Record that the user has sat at a table. */
  play(): void {
    this.#played = true;
    try {
      localStorage.setItem(PLAYED, '1');
    } catch {
      // Storage is forbidden: it lasts as long as the page.
    }
  }

  /** The first unfinished chapter; the first one if all are finished. */
  next(game: string, chapters: string[]): string {
    return chapters.find((chapter) => !this.isDone(game, chapter)) ?? chapters[0] ?? '';
  }

  /** The answers of an unfinished chapter. */
  answers(game: string, chapter: string): Answers {
    return kept.lesson(game, chapter)?.answers ?? [];
  }

  keep(game: string, chapter: string, answers: Answers): void {
    const before = kept.lesson(game, chapter);
    // Looking at a chapter changes nothing, so another device keeps its state.
    if (before && JSON.stringify(before.answers) === JSON.stringify(answers)) return;
    kept.add({ lessons: [{ game, chapter, done: before?.done ?? false, answers, at: nextAfter(before) }] });
  }

  finish(game: string, chapter: string): void {
    kept.add({ lessons: [{ game, chapter, done: true, answers: [], at: nextAfter(kept.lesson(game, chapter)) }] });
  }
}

/** A new answer is later than the stored ones, whatever the clocks of two devices say. */
const nextAfter = (before: { at: number } | undefined): number => Math.max(Date.now(), (before?.at ?? 0) + 1);

export const progress = new LessonProgress();
