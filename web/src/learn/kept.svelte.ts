/** How far somebody has come in lessons and puzzles: kept on this device, and on the account of who has one. */

import { untrack } from 'svelte';
import { call, Refused } from '../api/http';
import type { LessonKept, Progress, PuzzleTried } from '../api/types';
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
  /** Of whom it is now, empty without an account; undefined until we know who we are. */
  #account = $derived(myself.known ? (myself.person?.kind === 'account' ? myself.person.id : '') : undefined);
  /** Counts who came and went: what was asked for one of them is no news of the next. */
  #visit = 0;
  /** What the account knows; null until it has said so. */
  #told: Required<Progress> | null = null;
  /** One request after another, so that none overtakes what was learned later. */
  #line = Promise.resolve();
  #settled: () => void = () => undefined;
  /** What the account knows has come, or cannot be had now, or there is none to ask. */
  ready = new Promise<void>((settled) => (this.#settled = settled));

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const account = this.#account;
        // Not again because of what it stores itself.
        if (account !== undefined) untrack(() => this.#follow(account));
      });
    });
    // What another tab keeps is known here too.
    addEventListener('storage', ({ key }) => key === KEY && (this.#stored = this.#merged({})));
    // What could not be told is told when there is a connection again.
    addEventListener('online', () => void this.#tell());
  }

  /** Of whom it is: whoever waits for an answer looks whether he is still there. */
  get of(): string {
    return this.#stored.of;
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
    void this.#tell();
  }

  /** Somebody is here, or nobody any more. */
  #follow(account: string): void {
    this.#visit += 1;
    this.#told = null;
    this.#line = Promise.resolve();
    const ours = !this.#stored.of || this.#stored.of === account;
    this.#save({ ...(ours ? this.#stored : nothing()), of: account });
    this.ready = this.#tell();
    void this.ready.then(this.#settled);
  }

  /** Tell the account what it does not know, after what it is being told already. */
  #tell(): Promise<void> {
    const visit = this.#visit;
    return (this.#line = this.#line.then(() => this.#meet(() => visit === this.#visit)));
  }

  async #meet(isStillHere: () => boolean): Promise<void> {
    if (!isStillHere() || !this.#stored.of) return;
    try {
      if (!this.#told) {
        const { lessons = [], puzzles = [] } = await call<Progress>('GET', '/me/progress');
        if (!isStillHere()) return;
        this.#told = { lessons, puzzles };
        this.#merge(this.#told);
      }
      for (const letter of letters(unknownTo(this.#told, this.#stored))) {
        await call('POST', '/me/progress', { ...letter, clock: Date.now() });
        if (!isStillHere()) return;
        this.#told = { lessons: [...this.#told.lessons, ...letter.lessons], puzzles: [...this.#told.puzzles, ...letter.puzzles] };
      }
    } catch (error) {
      // This device knows what it knows, and tells it another time.
      if (!(error instanceof Refused)) reportError(error);
    }
  }

  #merge(learned: Progress): void {
    this.#save(this.#merged(learned));
  }

  #merged({ lessons = [], puzzles = [] }: Progress): Stored {
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
    return stored;
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
