/** How far somebody has come in the lessons; kept on this device. */

export type Answers = string[][];

interface Kept {
  /** Chapters that were played to their end. */
  done: string[];
  /** What was answered in chapters that were left before. */
  answers: Record<string, Answers>;
}

const KEY = 'guildhall-lessons';
const PLAYED = 'guildhall-played';

function load(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

function hasPlayed(): boolean {
  try {
    return localStorage.getItem(PLAYED) !== null;
  } catch {
    return false;
  }
}

class Progress {
  #games = $state.raw<Record<string, Kept>>(load());
  #played = $state(hasPlayed());

  #of(game: string): Kept {
    const { done, answers } = this.#games[game] ?? {};
    return { done: Array.isArray(done) ? done : [], answers: answers ?? {} };
  }

  isDone(game: string, chapter: string): boolean {
    return this.#of(game).done.includes(chapter);
  }

  /** Somebody who has neither begun a lesson nor sat down at a table, as far as this device knows. */
  newcomer = $derived(Object.keys(this.#games).length === 0 && !this.#played);

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

  answers(game: string, chapter: string): Answers {
    const kept = this.#of(game).answers[chapter];
    return Array.isArray(kept) ? kept : [];
  }

  keep(game: string, chapter: string, answers: Answers): void {
    const { done, answers: others } = this.#of(game);
    this.#save(game, { done, answers: { ...others, [chapter]: answers } });
  }

  finish(game: string, chapter: string): void {
    const { done, answers } = this.#of(game);
    const others = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== chapter));
    this.#save(game, { done: [...new Set([...done, chapter])], answers: others });
  }

  #save(game: string, kept: Kept): void {
    this.#games = { ...this.#games, [game]: kept };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#games));
    } catch {
      // Storage is forbidden: it lasts as long as the page.
    }
  }
}

export const progress = new Progress();
