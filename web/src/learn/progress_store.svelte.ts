/** Stores progress in lessons and puzzles on this device and, with an account, on the server. */

import { untrack } from 'svelte';
import { call, Refused } from '../api/http';
import type { LessonKept, Progress, PuzzleTried } from '../api/types';
import { myself } from '../account/me.svelte';
import { joined, batches, listed, nothing, unknownTo, type Known } from './merge_progress';

const KEY = 'guildhall-progress';

interface Stored extends Known {
  /** The account it belongs to; empty for progress of this device only. */
  of: string;
}

/** Unsynced progress of signed-out accounts, which is hidden until they return. */
type Unsent = Record<string, Known>;

function load(): Stored & { untold: Unsent } {
  try {
    const { of, lessons, puzzles, untold } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ReturnType<typeof load>>;
    return { of: of ?? '', lessons: lessons ?? {}, puzzles: puzzles ?? {}, untold: untold ?? {} };
  } catch {
    return { of: '', ...nothing(), untold: {} };
  }
}

function addUnsent(untold: Unsent, of: string, learned: Required<Progress>): Unsent {
  if (!learned.lessons.length && !learned.puzzles.length) return untold;
  return { ...untold, [of]: joined(untold[of] ?? nothing(), learned) };
}

class ProgressStore {
  #stored = $state.raw<Stored>(load());
  /** The current owner, empty without an account; undefined until the user is known. */
  #account = $derived(myself.known ? (myself.person?.kind === 'account' ? myself.person.id : '') : undefined);
  /** Counts changes of the user, so that late answers for an earlier one are ignored. */
  #visit = 0;
  /** The progress stored in the account; null until it is known. */
  #sent: Required<Progress> | null = null;
  /** One request after another, so that later progress is not overtaken. */
  #queue = Promise.resolve();
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
    addEventListener('online', () => void this.#send());
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
    void this.#send();
  }

  /** The user has signed in or out. */
  #follow(account: string): void {
    const before = this.#stored;
    const sent = this.#sent ?? {};
    this.#visit += 1;
    this.#sent = null;
    this.#queue = Promise.resolve();
    const stays = !before.of || before.of === account;
    const beside = load().untold;
    const { '': nobodys, [account]: own, ...untold } = stays ? beside : addUnsent(beside, before.of, unknownTo(sent, before));
    const found = [nobodys, own].reduce<Known>((known, one) => joined(known, one ? listed(one) : {}), stays ? before : nothing());
    this.#save({ of: account, ...found }, untold);
    this.ready = this.#send();
    void this.ready.then(this.#settled);
  }

  /** Send what the server does not know yet, after the requests on their way. */
  #send(): Promise<void> {
    const visit = this.#visit;
    return (this.#queue = this.#queue.then(() => this.#meet(() => visit === this.#visit)));
  }

  async #meet(isStillHere: () => boolean): Promise<void> {
    if (!isStillHere() || !this.#stored.of) return;
    try {
      if (!this.#sent) {
        const { lessons = [], puzzles = [] } = await call<Progress>('GET', '/me/progress');
        if (!isStillHere()) return;
        this.#sent = { lessons, puzzles };
        this.#merge(this.#sent);
      }
      for (const batch of batches(unknownTo(this.#sent, this.#stored))) {
        await call('POST', '/me/progress', { ...batch, clock: Date.now() });
        if (!isStillHere()) return;
        this.#sent = { lessons: [...this.#sent.lessons, ...batch.lessons], puzzles: [...this.#sent.puzzles, ...batch.puzzles] };
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

  #save(stored: Stored, untold = besides(stored.of)): void {
    this.#stored = stored;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored, untold }));
    } catch {
      // Storage is forbidden: progress lasts as long as the page.
    }
  }
}

/** Progress that waits for other accounts; another tab may add to it. */
function besides(of: string): Unsent {
  const beside = load();
  return beside.of === of ? beside.untold : addUnsent(beside.untold, beside.of, listed(beside));
}

export const progressStore = new ProgressStore();
