/** A chapter being played; the server computes the step from the answers so far. */

import { call, offline, Refused } from '../api/http';
import type { Entry, LessonPlace, LessonReasons, LessonSet, LessonStep, Position, Problem, Reason } from '../api/types';
import type { Flight } from '../games/game';
import { isUnreached } from '../layout/no_answer';
import { pace } from '../app/settings.svelte';
import { moved } from '../table/board/animation';
import { progressStore } from './progress_store.svelte';
import { progress, type Answers } from './lesson_progress.svelte';

export class Lesson {
  step = $state.raw<LessonStep | null>(null);
  /** The text of a move that was sent and not yet answered. */
  pending = $state('');
  problem = $state.raw<Problem | null>(null);
  /** Counts answers, wrong ones included: each resets the selection. */
  tries = $state(0);
  /** The moves played since the previous step. */
  log = $state.raw<Entry[]>([]);
  #logged = 0;
  #answers: Answers = [];
  /** Serialised: the second of two quick clicks is ignored. */
  #busy = false;
  #left = false;

  constructor(
    readonly game: string,
    readonly chapter: string,
    private readonly flights: (made: Entry[], before: Position | null, after: Position) => Flight[],
  ) {
    void this.#begin();
  }

  /** The answers stored on this device or another. */
  async #begin(): Promise<void> {
    await progressStore.ready;
    if (this.#left) return;
    const answers = progress.answers(this.game, this.chapter);
    await this.#ask(answers);
    // The lesson may have changed: the server drops answers that no longer fit.
    if (!this.step && answers.length && this.problem && !isUnreached(this.problem)) await this.#ask(answers.slice(0, -1));
  }

  get over(): boolean {
    return this.step !== null && this.step.number === this.step.steps;
  }

  get canGoBack(): boolean {
    return (this.step?.number ?? 0) > 0;
  }

  /** Answer with moves; with none if the step is only text. */
  async answer(steps: string[]): Promise<void> {
    if (this.over) return;
    await this.#ask([...this.#answers, steps], steps[0]);
  }

  async goBack(): Promise<void> {
    await this.#ask(this.#answers.slice(0, -1));
  }

  /** The page is closed: a pending answer is still stored, but nothing is animated. */
  leave(): void {
    this.#left = true;
  }

  async why(things: string[]): Promise<Reason[] | null> {
    const found = await this.#call<LessonReasons>('/why', { answers: this.#answers, things });
    return found?.reasons ?? null;
  }

  async compose(things: string[]): Promise<LessonSet | null> {
    return this.#call<LessonSet>('/compose', { answers: this.#answers, things });
  }

  async #ask(answers: Answers, move = ''): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.pending = move;
    const { of } = progressStore;
    const step = await this.#call<LessonStep>('', { answers });
    this.pending = '';
    this.#busy = false;
    this.tries += 1;
    if (!step) return;
    this.#answers = answers.slice(0, step.number);
    // The user may have changed meanwhile.
    if (of === progressStore.of) this.#keep(step);
    if (this.#left) return;
    const before = this.step?.position ?? null;
    const on = this.step !== null && step.number === this.step.number + 1;
    await moved(() => this.#show(step, on), on ? pace() : 0, on ? this.flights(step.made, before, step.position) : []);
  }

  #show(step: LessonStep, on: boolean): void {
    // After a jump nothing is announced. Numbers never repeat, so that no entry is mistaken for one
    // already announced.
    if (on) this.log = [...this.log, ...step.made.map((entry) => ({ ...entry, seq: ++this.#logged }))];
    else if (step.number !== this.step?.number) this.log = [];
    this.step = step;
  }

  #keep({ number, steps }: LessonStep): void {
    if (number === steps) progress.finish(this.game, this.chapter);
    else progress.keep(this.game, this.chapter, this.#answers);
  }

  /** The server's step; null if it refuses, with the reason in `problem`. */
  async #call<Answer>(path: string, place: LessonPlace): Promise<Answer | null> {
    this.problem = null;
    try {
      return await call<Answer>('POST', `/games/${this.game}/lessons/${this.chapter}${path}`, place);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The server stores nothing here, so a lost response leaves no doubt.
      this.problem = isUnreached(error.problem) ? offline() : error.problem;
      return null;
    }
  }
}
