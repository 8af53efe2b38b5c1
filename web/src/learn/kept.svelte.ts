/** How far somebody has come in lessons and puzzles: kept on this device, and on the account of who has one. */

import { untrack } from 'svelte';
import { call, Refused } from '../api/http';
import type { LessonKept, Person, Progress, ProgressTold, PuzzleTried } from '../api/types';
import { myself } from '../me.svelte';
import { later, letters, nothing, together, unknownTo, type Known } from './merging';

const KEY = 'guildhall-progress';

interface Stored extends Known {
  /** The account that it is of; empty where it is of this device alone. */
  of: string;
}

function load(): Stored {
  try {
    const { of, lessons, puzzles } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return { of: of ?? '', lessons: lessons ?? {}, puzzles: puzzles ?? {} };
  } catch {
    return { of: '', ...nothing() };
  }
}

class Kept {
  #stored = $state.raw<Stored>(load());
  #arrived: () => void = () => undefined;
  /** What the account knows has come, or there is none to ask. */
  readonly ready = new Promise<void>((arrived) => (this.#arrived = arrived));

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const { known, person } = myself;
        // Not again because of what it stores itself.
        if (known) untrack(() => void this.#follow(person).then(this.#arrived));
      });
    });
  }

  get lessons(): LessonKept[] {
    return Object.values(this.#stored.lessons);
  }

  lesson(game: string, chapter: string): LessonKept | undefined {
    return this.#stored.lessons[`${game}/${chapter}`];
  }

  puzzles(game: string): PuzzleTried[] {
    return Object.values(this.#stored.puzzles).filter((one) => one.game === game);
  }

  add(learned: Progress): void {
    this.#merge(learned);
    if (this.#stored.of) void this.#tell(learned);
  }

  /** Somebody is here, or nobody any more. */
  async #follow(person: Person | null): Promise<void> {
    const account = person?.kind === 'account' ? person.id : '';
    if (this.#stored.of && this.#stored.of !== account) this.#save({ of: '', ...nothing() });
    if (!account) return;
    try {
      const known = await call<Progress>('GET', '/me/progress');
      this.#merge(known);
      this.#save({ ...this.#stored, of: account });
      for (const letter of letters(unknownTo(known, this.#stored))) await this.#tell(letter);
    } catch (error) {
      // Without a connection this device knows what it knows.
      if (!(error instanceof Refused)) throw error;
    }
  }

  async #tell(learned: Progress): Promise<void> {
    try {
      const told: ProgressTold = { ...learned, clock: Date.now() };
      await call('POST', '/me/progress', told);
    } catch (error) {
      // It is told when we are here again.
      if (!(error instanceof Refused)) throw error;
    }
  }

  #merge({ lessons = [], puzzles = [] }: Progress): void {
    const stored = { ...this.#stored, lessons: { ...this.#stored.lessons }, puzzles: { ...this.#stored.puzzles } };
    // Another tab may have kept something since.
    const beside = load();
    const kept = beside.of === stored.of ? beside : nothing();
    for (const one of [...Object.values(kept.lessons), ...lessons]) {
      const key = `${one.game}/${one.chapter}`;
      stored.lessons[key] = later(stored.lessons[key], one);
    }
    for (const one of [...Object.values(kept.puzzles), ...puzzles]) {
      const key = `${one.game}/${one.number}`;
      stored.puzzles[key] = together(stored.puzzles[key], one);
    }
    this.#save(stored);
  }

  #save(stored: Stored): void {
    this.#stored = stored;
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Storage is forbidden: it lasts as long as the page.
    }
  }
}

export const kept = new Kept();
