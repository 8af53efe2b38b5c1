/** A finished game, position by position; fetched in parts as it is needed. */

import { call, Refused } from '../api/http';
import type { Course, Entry, Problem, Replay, Step, TableInfo } from '../api/types';

/** As many as the server plays again from one stored position. */
const PART = 16;
/** So long after a jump its neighbours are fetched: it is drawn first, or left again. */
const REST = 100;

/** The game as one viewer sees it, as far as it has come. */
interface Sight {
  readonly viewer: number;
  readonly steps: Map<number, Step>;
  /** The parts that have come or are on their way, by their first steps. */
  readonly asked: Map<number, Promise<void>>;
  /** Those that somebody waits for; others are only fetched ahead. */
  readonly awaited: Set<number>;
}

const sightOf = (viewer: number): Sight => ({ viewer, steps: new Map(), asked: new Map(), awaited: new Set() });

export class Replayed {
  table = $state.raw<TableInfo | null>(null);
  /** Why what was last asked for is not here. */
  problem = $state.raw<Problem | null>(null);
  moves = $state(0);
  /** What is shown; it stays until something else is here. */
  step = $state.raw<Step>();
  /** With whose eyes it is seen ... */
  viewer = $state(-1);
  /** ... and with whose it shall be seen, where that is still on its way. */
  wanted = $state(-1);
  #sight = sightOf(-1);
  #shown = this.#sight;
  /** The whole game in words; it comes at once, unlike the positions. */
  #story = $state.raw<Entry[]>([]);
  /** By who looks: it is long, and stays as it is. */
  #stories = new Map<number, Promise<Entry[]>>();
  #ahead?: ReturnType<typeof setTimeout>;

  constructor(readonly id: string) {}

  number = $derived(this.step?.number ?? 0);

  get story(): Entry[] {
    return this.#story;
  }

  /** What happened up to the position shown, however one came there. */
  log = $derived.by(() => this.#story.slice(0, this.number + 1));

  /** Look with the eyes of another one, or of nobody (-1); what is shown stays until that is here. */
  async look(viewer: number): Promise<void> {
    const sight = (this.#sight = sightOf(viewer));
    this.wanted = viewer;
    try {
      const story = this.#read(viewer);
      await this.fetch(this.number);
      const told = await story;
      if (sight !== this.#sight) return;
      if (!sight.steps.has(this.number)) return this.#lookBack();
      this.#story = told;
      this.show(this.number);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (sight !== this.#sight) return;
      this.problem = error.problem;
      this.#lookBack();
    }
  }

  /** Another view could not be had. */
  #lookBack(): void {
    this.#sight = this.#shown;
    this.wanted = this.#shown.viewer;
  }

  /** What happened, as a viewer may know it. */
  #read(viewer: number): Promise<Entry[]> {
    let story = this.#stories.get(viewer);
    if (!story) {
      story = call<Course>('GET', `/tables/${this.id}/course?viewer=${viewer}`).then(({ steps }) =>
        steps.map(({ number, seat, events, moment }) => ({ seq: number, at: 0, kind: number === 0 ? 'started' : 'move', seat, events, moment })),
      );
      this.#stories.set(viewer, story);
      story.catch(() => this.#stories.delete(viewer));
    }
    return story;
  }

  /** A position that has come. */
  stepAt(number: number): Step | undefined {
    return this.#sight.steps.get(this.#inside(number));
  }

  async go(number: number): Promise<void> {
    await this.fetch(number);
    this.show(number);
  }

  /** Show a position, where it is here already. */
  show(number: number): void {
    const step = this.stepAt(number);
    if (!step) return;
    const jumps = Math.abs(step.number - this.number) > 1;
    this.step = step;
    this.#shown = this.#sight;
    this.viewer = this.#shown.viewer;
    clearTimeout(this.#ahead);
    if (jumps) this.#ahead = setTimeout(() => this.#fetchAround(step.number), REST);
    else this.#fetchAround(step.number);
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#ahead);
  }

  /** The neighbours are here before one steps to them. */
  #fetchAround(number: number): void {
    void this.#fetch(number + PART, true);
    if (number >= PART) void this.#fetch(number - PART, true);
  }

  /** Fetch a position, for whoever looks when it comes. */
  async fetch(number: number): Promise<void> {
    const sight = this.#sight;
    await this.#fetch(this.#inside(number));
    if (sight !== this.#sight) await this.fetch(number);
  }

  #inside = (number: number): number => Math.max(0, Math.min(number, this.moves));

  #fetch(number: number, ahead = false): Promise<void> {
    const start = Math.floor(number / PART) * PART;
    if (this.table && start > this.moves) return Promise.resolve();
    const { asked, awaited } = this.#sight;
    // Also where it is already on its way, fetched ahead.
    if (!ahead) awaited.add(start);
    const part = asked.get(start) ?? this.#part(this.#sight, start);
    asked.set(start, part);
    return part;
  }

  async #part(sight: Sight, start: number): Promise<void> {
    try {
      const path = `/tables/${this.id}/replay?start=${start}&count=${PART}&viewer=${sight.viewer}`;
      const part = await call<Replay>('GET', path);
      // A finished game stays as it is; with another object everything would be drawn again.
      this.table ??= part.table;
      this.moves = part.moves;
      for (const step of part.steps) sight.steps.set(step.number, step);
      if (sight === this.#sight) this.problem = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      sight.asked.delete(start);
      // What nobody waits for is asked for again when it is wanted.
      if (sight.awaited.delete(start) && sight === this.#sight) this.problem = error.problem;
    }
  }
}
