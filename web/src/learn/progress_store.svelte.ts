/**
 * Stores progress in lessons and puzzles on this device and, for signed-in users, in the account.
 */

import { untrack } from 'svelte';
import { call, Refused } from '../api/http';
import type { LessonKept, Progress, PuzzleTried } from '../api/types';
import { myself } from '../account/me.svelte';
import { joined, requests, listed, nothing, unknownTo, type Known } from './merge_progress';

const KEY = 'guildhall-progress';

interface Stored extends Known {
  /** The account it belongs to; empty for progress of this device only. */
  of: string;
}

/** Unsynced progress of signed-out accounts, which is hidden until they return. */
type Untold = Record<string, Known>;

function load(): Stored & { unsynced: Untold } {
  try {
    const { of, lessons, puzzles, unsynced } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ReturnType<typeof load>>;
    return { of: of ?? '', lessons: lessons ?? {}, puzzles: puzzles ?? {}, unsynced: unsynced ?? {} };
  } catch {
    return { of: '', ...nothing(), unsynced: {} };
  }
}

function setAside(unsynced: Untold, of: string, learned: Required<Progress>): Untold {
  if (!learned.lessons.length && !learned.puzzles.length) return unsynced;
  return { ...unsynced, [of]: joined(unsynced[of] ?? nothing(), learned) };
}

class Kept {
  #stored = $state.raw<Stored>(load());
  /** The current owner, empty without an account; undefined until the user is known. */
  #account = $derived(myself.known ? (myself.person?.kind === 'account' ? myself.person.id : '') : undefined);
  /** Counts changes of the user, so that late answers for an earlier one are ignored. */
  #visit = 0;
  /** The progress stored in the account; null until it is known. */
  #synced: Required<Progress> | null = null;
  /** One request after another, so that later progress is not overtaken. */
  #line = Promise.resolve();
  #settled: () => void = () => undefined;
  /** The account's progress has arrived, is unavailable, or there is no account. */
  ready = new Promise<void>((settled) => (this.#settled = settled));

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const account = this.#account;
        // Not again because of its own writes.
        if (account !== undefined) untrack(() => this.#follow(account));
      });
    });
    // Follow changes of other tabs.
    addEventListener('storage', ({ key }) => key === KEY && (this.#stored = this.#merged({})));
    // Sync pending progress when there is a connection again.
    addEventListener('online', () => void this.#tell());
  }

  /** The owner, so that an answer for an earlier user can be dropped. */
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

  /** The user has changed. */
  #follow(account: string): void {
    const before = this.#stored;
    const synced = this.#synced ?? {};
    this.#visit += 1;
    this.#synced = null;
    this.#line = Promise.resolve();
    const stays = !before.of || before.of === account;
    const beside = load().unsynced;
    const { '': nobodys, [account]: own, ...unsynced } = stays ? beside : setAside(beside, before.of, unknownTo(synced, before));
    const found = [nobodys, own].reduce<Known>((known, one) => joined(known, one ? listed(one) : {}), stays ? before : nothing());
    this.#save({ of: account, ...found }, unsynced);
    this.ready = this.#tell();
    void this.ready.then(this.#settled);
  }

  /** Send the account what it does not know, after pending requests. */
  #tell(): Promise<void> {
    const visit = this.#visit;
    return (this.#line = this.#line.then(() => this.#meet(() => visit === this.#visit)));
  }

  async #meet(isStillHere: () => boolean): Promise<void> {
    if (!isStillHere() || !this.#stored.of) return;
    try {
      if (!this.#synced) {
        const { lessons = [], puzzles = [] } = await call<Progress>('GET', '/me/progress');
        if (!isStillHere()) return;
        this.#synced = { lessons, puzzles };
        this.#merge(this.#synced);
      }
      for (const request of requests(unknownTo(this.#synced, this.#stored))) {
        await call('POST', '/me/progress', { ...request, clock: Date.now() });
        if (!isStillHere()) return;
        this.#synced = { lessons: [...this.#synced.lessons, ...request.lessons], puzzles: [...this.#synced.puzzles, ...request.puzzles] };
      }
    } catch (error) {
      // Keep it on this device and retry later.
      if (!(error instanceof Refused)) reportError(error);
    }
  }

  #merge(learned: Progress): void {
    this.#save(this.#merged(learned));
  }

  #merged(learned: Progress): Stored {
    const { of } = this.#stored;
    // Another tab may have stored something since.
    const beside = load();
    return { of, ...joined(joined(this.#stored, beside.of === of ? listed(beside) : {}), learned) };
  }

  #save(stored: Stored, unsynced = besides(stored.of)): void {
    this.#stored = stored;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored, unsynced }));
    } catch {
      // Storage is forbidden: it lasts as long as the page.
    }
  }
}

/** What waits for others than this one; another tab may keep something of theirs. */
function besides(of: string): Untold {
  const beside = load();
  return beside.of === of ? beside.unsynced : setAside(beside.unsynced, beside.of, listed(beside));
}

export const kept = new Kept();
