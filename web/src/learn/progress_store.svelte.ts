/** How far somebody has come in lessons and puzzles: kept on this device, and on the account of who has one. */

import { untrack } from 'svelte';
import { call, Refused } from '../api/http';
import type { LessonKept, Progress, PuzzleTried } from '../api/types';
import { myself } from '../account/me.svelte';
import { joined, letters, listed, nothing, unknownTo, type Known } from './merge_progress';

const KEY = 'guildhall-progress';

interface Stored extends Known {
  /** The account that it is of; empty where it is of this device alone. */
  of: string;
}

/** By account, what could not be told to it before it was gone: a session may expire. Nobody else is shown it. */
type Untold = Record<string, Known>;

function load(): Stored & { untold: Untold } {
  try {
    const { of, lessons, puzzles, untold } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ReturnType<typeof load>>;
    return { of: of ?? '', lessons: lessons ?? {}, puzzles: puzzles ?? {}, untold: untold ?? {} };
  } catch {
    return { of: '', ...nothing(), untold: {} };
  }
}

function setAside(untold: Untold, of: string, learned: Required<Progress>): Untold {
  if (!learned.lessons.length && !learned.puzzles.length) return untold;
  return { ...untold, [of]: joined(untold[of] ?? nothing(), learned) };
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
    const before = this.#stored;
    const told = this.#told ?? {};
    this.#visit += 1;
    this.#told = null;
    this.#line = Promise.resolve();
    const stays = !before.of || before.of === account;
    const beside = load().untold;
    const { '': nobodys, [account]: own, ...untold } = stays ? beside : setAside(beside, before.of, unknownTo(told, before));
    const found = [nobodys, own].reduce<Known>((known, one) => joined(known, one ? listed(one) : {}), stays ? before : nothing());
    this.#save({ of: account, ...found }, untold);
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

  #merged(learned: Progress): Stored {
    const { of } = this.#stored;
    // Another tab may have kept something since.
    const beside = load();
    return { of, ...joined(joined(this.#stored, beside.of === of ? listed(beside) : {}), learned) };
  }

  #save(stored: Stored, untold = besides(stored.of)): void {
    this.#stored = stored;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored, untold }));
    } catch {
      // Storage is forbidden: it lasts as long as the page.
    }
  }
}

/** What waits for others than this one; another tab may keep something of theirs. */
function besides(of: string): Untold {
  const beside = load();
  return beside.of === of ? beside.untold : setAside(beside.untold, beside.of, listed(beside));
}

export const kept = new Kept();
