/** Requests the review of a finished game and follows its progress. */

import { call, Refused } from '../api/http';
import { isUnreached } from '../layout/no_answer';
import type { Judged, Problem, Review, ReviewState } from '../api/types';

/** Milliseconds between polls. */
const AGAIN = 1000;
/** The server did not answer. */
const LATER = 5000;

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  problem = $state.raw<Problem | null>(null);
  #left = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

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

  /** Stop polling; the review continues on the server. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#waiting);
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
    else if (this.state?.state === 'making') this.#waiting = setTimeout(this.look, AGAIN);
  }
}

export const lostChance = (one: Judged): number => (one.found ? 0 : one.best.chance - one.played.chance);
export const lostPoints = (one: Judged): number => (one.found ? 0 : Math.max(0, one.best.lead - one.played.lead));
/** 0.25 as 25. */
export const percent = (chance: number): number => Math.round(100 * chance);
