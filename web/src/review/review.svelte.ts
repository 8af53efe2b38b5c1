/** The review of a finished game: requested over HTTP, its progress received over the socket. */

import { call, Refused } from '../api/http';
import { live } from '../api/socket.svelte';
import { isUnreached } from '../layout/no_answer';
import type { Judged, Problem, Review, ReviewState } from '../api/types';

/** Before the next try when the server did not answer, in milliseconds. */
const LATER = 5000;

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  problem = $state.raw<Problem | null>(null);
  #left = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  #unwatch: (() => void) | undefined;
  #unlisten = live.listen((news) => {
    if (news.type !== 'review' || news.table !== this.id) return;
    if (news.state === 'done') void this.look();
    else if (this.state?.state !== 'done') this.state = { state: news.state, done: news.done, all: news.all, review: null };
  });

  constructor(private readonly id: string) {}

  get review(): Review | null {
    return this.state?.review ?? null;
  }

  #byNumber = $derived(new Map(this.review?.judged.map((one) => [one.number, one])));

  /** The decision after this number of moves. */
  at(number: number): Judged | undefined {
    return this.#byNumber.get(number);
  }

  look = (): Promise<void> => this.#ask('GET');
  begin = (): Promise<void> => this.#ask('POST');

  async stop(): Promise<void> {
    await this.#ask('DELETE');
    await this.look();
  }

  /** Called when the page is left; the review continues. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#waiting);
    this.#unlisten();
    this.#watch(false);
  }

  #watch(wanted: boolean): void {
    if (wanted) this.#unwatch ??= live.keep('review', () => ({ type: 'watch-review', table: this.id }), () => ({ type: 'unwatch-review' }));
    else this.#unwatch = void this.#unwatch?.();
  }

  async #ask(method: 'GET' | 'POST' | 'DELETE'): Promise<void> {
    try {
      const found = await call<ReviewState | undefined>(method, `/tables/${this.id}/review`);
      this.problem = null;
      if (found) this.state = found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
    }
    clearTimeout(this.#waiting);
    if (this.#left) return;
    if (this.problem && isUnreached(this.problem)) this.#waiting = setTimeout(this.look, LATER);
    this.#watch(this.state?.state === 'making');
  }
}

export const lostChance = (one: Judged): number => (one.found ? 0 : one.best.chance - one.played.chance);
export const lostPoints = (one: Judged): number => (one.found ? 0 : Math.max(0, one.best.lead - one.played.lead));
/** 0.25 as 25. */
export const percent = (chance: number): number => Math.round(100 * chance);
