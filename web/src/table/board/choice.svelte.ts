/** The state of an answer: clicks until one move is left, a set, or a number. */

import type { Bundle, LegalMove, Position, Preview, Reason } from '../../api/types';
import { sameSet } from '../../api/same';
import type { Badge } from './board.svelte';

/** The time in milliseconds after a new question in which clicks are ignored, because the user cannot have read it. */
export const PAUSE = 350;

/** The moves that contain all picks so far. */
export function narrowed(moves: LegalMove[], picked: string[]): LegalMove[] {
  return moves.filter((move) => picked.every((thing) => move.things.includes(thing)));
}

/** The things that can be clicked next. */
export function targets(moves: LegalMove[], picked: string[]): Set<string> {
  const found = new Set<string>();
  for (const move of narrowed(moves, picked)) {
    for (const thing of move.things) if (!picked.includes(thing)) found.add(thing);
  }
  return found;
}

/** The only move that these picks leave; its other things are implied. */
export function settled(moves: LegalMove[], picked: string[]): LegalMove | null {
  const left = picked.length ? narrowed(moves, picked) : [];
  return left.length === 1 ? left[0]! : null;
}

/** The numbers that can be chosen, with their moves: `bid:7` is the number 7. */
export function numbers(moves: LegalMove[]): Map<number, LegalMove> {
  const found = new Map<number, LegalMove>();
  for (const move of moves) {
    const named = /:(\d+)$/.exec(move.things.length === 1 ? move.things[0]! : '');
    if (named) found.set(Number(named[1]), move);
  }
  return found;
}

/** The order of answers: passing last, but of yes and no the harmless one first. */
export function inOrder(kind: Position['kind'], moves: LegalMove[]): LegalMove[] {
  const way = kind === 'choice' && moves.length === 2 ? -1 : 1;
  return moves.toSorted((one, other) => way * (Number(!!one.idle) - Number(!!other.idle)));
}

export interface Question {
  kind: Position['kind'];
  moves: LegalMove[];
  /** The things of a set. */
  pieces: string[];
}

export interface Answering {
  question(): Question;
  /** Whether a move needs confirmation. */
  asksFirst(move: LegalMove): boolean;
  /** Ask for the effect of a set; `composed` receives the answer. */
  compose(things: string[]): void;
  give(steps: string[]): void;
}

const NO_BUNDLE: Bundle = { things: [], steps: [], says: [], preview: null };

export class Choice {
  /** The picked things. */
  picked = $state<string[]>([]);
  /** The name of the last one. */
  label = $state('');
  /** A move that waits for confirmation. */
  confirming = $state.raw<LegalMove | null>(null);
  /** The chosen number as typed, possibly invalid. */
  number = $state(0);
  /** The effect of the selected set. */
  made = $state.raw<Bundle>(NO_BUNDLE);
  /** Why no answer contains the selected set. */
  why = $state.raw<Reason | null>(null);
  /** The suggested sets. */
  best = $state.raw<Bundle[]>([]);
  /** The move whose button is under the pointer or focus. */
  hovered = $state.raw<LegalMove | null>(null);
  /** Clicks are ignored now. */
  paused = $state(false);
  #waking: ReturnType<typeof setTimeout> | undefined;
  // Reuse the old objects if nothing changed, so that no thing is updated.
  #lit: ReadonlySet<string> = new Set();
  #open: ReadonlySet<string> = new Set();

  constructor(private readonly answering: Answering) {}

  question = $derived.by(() => this.answering.question());
  moves = $derived.by(() => this.question.moves);
  isSet = $derived.by(() => this.question.kind === 'set' && this.question.pieces.length > 0);
  numbers = $derived.by(() => (this.question.kind === 'number' ? numbers(this.moves) : new Map<number, LegalMove>()));
  left = $derived.by(() => (this.isSet ? this.moves : narrowed(this.moves, this.picked)));
  /** Highlighted: it continues the picks. */
  lit = $derived.by(() => (this.#lit = sameSet(this.#lit, this.#leadingOn())));
  /** Clickable: it continues the picks, or starts another choice. */
  open = $derived.by(() => (this.#open = sameSet(this.#open, new Set([...this.lit, ...targets(this.moves, [])]))));
  /** The things of the move under the pointer. */
  meant = $derived.by(() => new Set(this.hovered?.things ?? []));

  /** The move of the confirm button. */
  ready = $derived.by((): string[] => {
    if (this.confirming) return [this.confirming.text];
    if (this.isSet) return this.made.steps;
    const named = this.numbers.get(this.number);
    return named ? [named.text] : [];
  });

  #leadingOn(): Set<string> {
    if (this.isSet) return new Set(this.question.pieces.filter((thing) => !this.picked.includes(thing)));
    return this.confirming ? new Set<string>() : targets(this.moves, this.picked);
  }

  pick(thing: string, label = ''): void {
    if (this.paused) return;
    if (this.isSet && this.question.pieces.includes(thing)) return this.#tick(thing);
    if (this.confirming && this.picked.includes(thing)) return this.confirm();
    this.label = label;
    if (this.picked.includes(thing)) return this.#take(this.picked.filter((one) => one !== thing));
    this.#take(this.isSet ? [thing] : this.#with(thing));
  }

  /** Whether a thing can be dragged to another one. */
  carries(thing: string): boolean {
    return !this.isSet && this.open.has(thing) && targets(this.moves, this.#with(thing)).size > 0;
  }

  /** Start dragging a thing; nothing is decided until it is dropped. */
  lift(thing: string, label: string): void {
    const picked = this.#with(thing);
    this.confirming = null;
    this.label = label;
    this.picked = picked;
  }

  /** Drop the dragged thing on a target. */
  put(thing: string): void {
    this.#take([...this.picked, thing]);
  }

  /** The picks including a thing, or the thing alone if it starts another choice. */
  #with(thing: string): string[] {
    if (this.picked.includes(thing) && !this.confirming) return this.picked;
    return this.lit.has(thing) ? [...this.picked, thing] : [thing];
  }

  #tick(thing: string): void {
    const ticked = this.confirming ? [] : this.picked;
    this.tick(ticked.includes(thing) ? ticked.filter((one) => one !== thing) : [...ticked, thing]);
  }

  /** Select exactly these things. */
  tick(things: string[]): void {
    if (this.paused) return;
    this.confirming = null;
    this.picked = things;
    this.made = NO_BUNDLE;
    this.why = null;
    this.answering.compose(things);
  }

  /** Ask again for the effect of the set, or for suggestions. */
  composeAgain(): void {
    if (this.isSet && !this.confirming) this.answering.compose(this.picked);
  }

  /** The answer of the server about a set. */
  composed(things: string[], made: Bundle, why: Reason | null): void {
    if (things.join() !== this.picked.join()) return;
    this.made = made;
    this.why = why;
  }

  #take(picked: string[]): void {
    this.confirming = null;
    this.picked = picked;
    const move = settled(this.moves, picked);
    if (move) this.choose(move);
  }

  choose(move: LegalMove): void {
    if (this.paused) return;
    if (this.answering.asksFirst(move)) {
      this.picked = [...move.things];
      this.confirming = move;
      this.pause();
    } else {
      this.answering.give([move.text]);
    }
  }

  /** Play the pending move; returns whether there was one. */
  confirm(): void {
    if (!this.paused && this.ready.length) this.answering.give(this.ready);
  }

  get canStepBack(): boolean {
    return this.confirming !== null || this.picked.length > 0;
  }

  stepBack(): void {
    const picked = this.confirming ? [] : this.picked.slice(0, -1);
    if (this.isSet) return this.tick(picked);
    this.picked = picked;
    this.confirming = null;
  }

  /** A new question. */
  reset(): void {
    this.picked = [];
    this.confirming = null;
    this.hovered = null;
    this.made = NO_BUNDLE;
    this.why = null;
    this.best = [];
    this.number = Math.min(...this.numbers.keys());
    if (this.isSet) this.answering.compose([]);
    this.pause();
  }

  pause(): void {
    clearTimeout(this.#waking);
    this.paused = true;
    this.#waking = setTimeout(() => (this.paused = false), PAUSE);
  }
}

/** Cost and gain for each thing that would complete a move, in the words of `short`. */
export function badges(
  moves: LegalMove[],
  picked: string[],
  previews: Record<string, Preview>,
  short: (preview: Preview) => Badge,
): Map<string, Badge> {
  const found = new Map<string, Badge | null>();
  for (const move of narrowed(moves, picked)) {
    const preview = previews[move.text];
    const badge = preview ? short(preview) : null;
    for (const thing of move.things) {
      if (picked.includes(thing)) continue;
      const before = found.get(thing);
      // A thing with moves of different prices shows none of them.
      found.set(thing, before === undefined || before?.words === badge?.words ? badge : null);
    }
  }
  return new Map([...found].filter((one): one is [string, Badge] => !!one[1]?.words));
}
