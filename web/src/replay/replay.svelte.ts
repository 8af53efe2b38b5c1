/** A finished game, position by position, loaded in parts on demand. */

import { call, Refused } from '../api/http';
import type { Course, Entry, Problem, Replay, Step, TableInfo } from '../api/types';

/** The number of positions that the server replays from one snapshot. */
const PART = 16;
/** Delay before prefetching neighbours of a jump. */
const REST = 100;

/** The part of the game loaded for one viewer. */
interface Sight {
  readonly viewer: number;
  readonly steps: Map<number, Step>;
  /** The loaded or pending parts, by their first positions. */
  readonly asked: Map<number, Promise<void>>;
  /** Those that are needed now; others are prefetched. */
  readonly awaited: Set<number>;
}

const sightOf = (viewer: number): Sight => ({ viewer, steps: new Map(), asked: new Map(), awaited: new Set() });

export class Replayed {
  table = $state.raw<TableInfo | null>(null);
  /** Why the requested position is missing. */
  problem = $state.raw<Problem | null>(null);
  moves = $state(0);
  /** The shown position; it stays until another one has loaded. */
  step = $state.raw<Step>();
  /** Its viewer ... */
  viewer = $state(-1);
  /** ... and the requested viewer, which may still be loading. */
  wanted = $state(-1);
  #sight = sightOf(-1);
  #shown = this.#sight;
  /** The events of the whole game, loaded at once. */
  #story = $state.raw<Entry[]>([]);
  /** By viewer: it is long and does not change. */
  #stories = new Map<number, Promise<Entry[]>>();
  #ahead?: ReturnType<typeof setTimeout>;

  constructor(readonly id: string) {}

  number = $derived(this.step?.number ?? 0);

  get story(): Entry[] {
    return this.#story;
  }

  /** The events up to the shown position. */
  log = $derived.by(() => this.#story.slice(0, this.number + 1));

  /** Change the viewer (-1: a spectator); the shown position stays until the new one has loaded. */
  async look(viewer: number): Promise<void> {
    const sight = (this.#sight = sightOf(viewer));
    this.wanted = viewer;
    try {
      const story = this.#read(viewer);
      await this.fetch(this.number);
      const loaded = await story;
      if (sight !== this.#sight) return;
      if (!sight.steps.has(this.number)) return this.#lookBack();
      this.#story = loaded;
      this.show(this.number);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (sight !== this.#sight) return;
      this.problem = error.problem;
      this.#lookBack();
    }
  }

  /** The other view failed to load. */
  #lookBack(): void {
    this.#sight = this.#shown;
    this.wanted = this.#shown.viewer;
  }

  /** The events as a viewer may know them. */
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

  /** A loaded position. */
  stepAt(number: number): Step | undefined {
    return this.#sight.steps.get(this.#inside(number));
  }

  async go(number: number): Promise<void> {
    await this.fetch(number);
    this.show(number);
  }

  /** Show a position, if it has loaded. */
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

  /** The page was left. */
  leave(): void {
    clearTimeout(this.#ahead);
  }

  /** Prefetch the neighbours. */
  #fetchAround(number: number): void {
    void this.#fetch(number + PART, true);
    if (number >= PART) void this.#fetch(number - PART, true);
  }

  /** Load a position for the current viewer. */
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
    // Also if it is already being prefetched.
    if (!ahead) awaited.add(start);
    const part = asked.get(start) ?? this.#part(this.#sight, start);
    asked.set(start, part);
    return part;
  }

  async #part(sight: Sight, start: number): Promise<void> {
    try {
      const path = `/tables/${this.id}/replay?start=${start}&count=${PART}&viewer=${sight.viewer}`;
      const part = await call<Replay>('GET', path);
      // Keep the old object: a new one would redraw everything.
      this.table ??= part.table;
      this.moves = part.moves;
      for (const step of part.steps) sight.steps.set(step.number, step);
      if (sight === this.#sight) this.problem = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      sight.asked.delete(start);
      // A failed prefetch is repeated on demand.
      if (sight.awaited.delete(start) && sight === this.#sight) this.problem = error.problem;
    }
  }
}
