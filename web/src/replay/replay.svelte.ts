/** A finished game, position by position; fetched in parts as it is needed. */

import { call, Refused } from '../api/http';
import type { Course, Entry, Problem, Replay, Step, TableInfo } from '../api/types';

/** As many as the server plays again from one stored position. */
const PART = 16;
/** So long after a jump its neighbours are fetched: it is drawn first, or left again. */
const REST = 100;

export class Replayed {
  table = $state.raw<TableInfo | null>(null);
  /** Why what was last asked for is not here. */
  problem = $state.raw<Problem | null>(null);
  moves = $state(0);
  number = $state(0);
  viewer = $state(-1);
  #steps = $state.raw<Map<number, Step>>(new Map());
  /** The whole game in words; it comes at once, unlike the positions. */
  #story = $state.raw<Entry[]>([]);
  /** By who looks: it is long, and stays as it is. */
  #stories = new Map<number, Entry[]>();
  /** The parts that have come or are on their way, by their first steps. */
  #asked = new Map<number, Promise<void>>();
  #ahead?: ReturnType<typeof setTimeout>;

  constructor(readonly id: string) {}

  get step(): Step | undefined {
    return this.#steps.get(this.number);
  }

  get story(): Entry[] {
    return this.#story;
  }

  /** What happened up to the position shown, however one came there. */
  log = $derived.by(() => this.#story.slice(0, this.number + 1));

  async look(viewer: number): Promise<void> {
    const before = this.viewer;
    this.viewer = viewer;
    this.#asked = new Map();
    // What is shown stays until the other view is here.
    await Promise.all([this.#fetch(this.number, true), this.read()]);
    if (this.problem && this.viewer === viewer) this.viewer = before;
  }

  /** Fetch what happened, as the viewer may know it. */
  async read(): Promise<void> {
    const viewer = this.viewer;
    const known = this.#stories.get(viewer);
    if (known) {
      this.#story = known;
      return;
    }
    try {
      const { steps } = await call<Course>('GET', `/tables/${this.id}/course?viewer=${viewer}`);
      if (viewer !== this.viewer) return;
      this.#story = steps.map(({ number, seat, events, moment }) => ({
        seq: number,
        at: 0,
        kind: number === 0 ? 'started' : 'move',
        seat,
        events,
        moment,
      }));
      this.#stories.set(viewer, this.#story);
    } catch (error) {
      this.#fails(error);
    }
  }

  stepAt(number: number): Step | undefined {
    return this.#steps.get(number);
  }

  async go(number: number): Promise<void> {
    await this.fetch(number);
    this.show(number);
  }

  /** Show a position that is here already. */
  show(number: number): void {
    const wanted = this.#inside(number);
    const jumps = Math.abs(wanted - this.number) > 1;
    this.number = wanted;
    clearTimeout(this.#ahead);
    if (jumps) this.#ahead = setTimeout(() => this.#fetchAround(wanted), REST);
    else this.#fetchAround(wanted);
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#ahead);
  }

  /** The neighbours are here before one steps to them. */
  #fetchAround(number: number): void {
    void this.#fetch(number + PART, false, true);
    if (number >= PART) void this.#fetch(number - PART, false, true);
  }

  #fails(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = error.problem;
  }

  fetch(number: number): Promise<void> {
    return this.#fetch(this.#inside(number));
  }

  #inside = (number: number): number => Math.max(0, Math.min(number, this.moves));

  #fetch(number: number, anew = false, unasked = false): Promise<void> {
    const start = Math.floor(number / PART) * PART;
    if (this.table && start > this.moves) return Promise.resolve();
    const asked = this.#asked.get(start) ?? this.#part(start, anew, unasked);
    this.#asked.set(start, asked);
    return asked;
  }

  async #part(start: number, anew: boolean, unasked: boolean): Promise<void> {
    const viewer = this.viewer;
    try {
      const path = `/tables/${this.id}/replay?start=${start}&count=${PART}&viewer=${viewer}`;
      const part = await call<Replay>('GET', path);
      // Meanwhile somebody looks with other eyes.
      if (viewer !== this.viewer) return;
      // A finished game stays as it is; with another object everything would be drawn again.
      this.table ??= part.table;
      this.moves = part.moves;
      this.#steps = new Map([...(anew ? [] : this.#steps), ...part.steps.map((step) => [step.number, step] as const)]);
      this.problem = null;
    } catch (error) {
      this.#asked.delete(start);
      // Nobody waits for what is fetched ahead; it is asked for again when it is wanted.
      if (!unasked) this.#fails(error);
    }
  }
}
