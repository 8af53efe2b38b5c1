/** The user's progress in the lessons. */

import { progressStore } from './progress_store.svelte';

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
    return progressStore.lesson(game, chapter)?.done ?? false;
  }

  /** The user has neither begun a lesson nor sat at a table on this device. */
  newcomer = $derived(progressStore.lessons.length === 0 && !this.#played);

  /** Record that the user has sat at a table. */
  play(): void {
    this.#played = true;
    try {
      localStorage.setItem(PLAYED, '1');
    } catch {
      // Storage is forbidden: the value lasts as long as the page.
    }
  }

  /** The first unfinished chapter; the first of all if every one is finished. */
  next(game: string, chapters: string[]): string {
    return chapters.find((chapter) => !this.isDone(game, chapter)) ?? chapters[0] ?? '';
  }

  /** The answers given in an unfinished chapter. */
  answers(game: string, chapter: string): Answers {
    return progressStore.lesson(game, chapter)?.answers ?? [];
  }

  keep(game: string, chapter: string, answers: Answers): void {
    const before = progressStore.lesson(game, chapter);
    // Nothing new: an unchanged place must not override another device.
    if (before && JSON.stringify(before.answers) === JSON.stringify(answers)) return;
    progressStore.add({ lessons: [{ game, chapter, done: before?.done ?? false, answers, at: nextAfter(before) }] });
  }

  finish(game: string, chapter: string): void {
    progressStore.add({ lessons: [{ game, chapter, done: true, answers: [], at: nextAfter(progressStore.lesson(game, chapter)) }] });
  }
}

/** A new entry is always later than the known ones, even if the clocks of devices differ. */
const nextAfter = (before: { at: number } | undefined): number => Math.max(Date.now(), (before?.at ?? 0) + 1);

export const progress = new LessonProgress();
