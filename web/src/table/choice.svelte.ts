/** Pointing at things until one legal move is left. */

import type { LegalMove } from '../api/types';

/** The moves that contain everything picked so far. */
export function narrowed(moves: LegalMove[], picked: string[]): LegalMove[] {
  return moves.filter((move) => picked.every((thing) => move.things.includes(thing)));
}

/** What can be pointed at next. */
export function targets(moves: LegalMove[], picked: string[]): Set<string> {
  const found = new Set<string>();
  for (const move of narrowed(moves, picked)) {
    for (const thing of move.things) if (!picked.includes(thing)) found.add(thing);
  }
  return found;
}

/** The one move that these picks mean and that needs no further pick. */
export function settled(moves: LegalMove[], picked: string[]): LegalMove | null {
  const left = narrowed(moves, picked);
  const only = left.length === 1 ? left[0] : undefined;
  return only && picked.length > 0 && only.things.length === picked.length ? only : null;
}

export class Choice {
  picked = $state<string[]>([]);
  /** A move that cannot be taken back and waits for a second click. */
  confirming = $state<LegalMove | null>(null);

  constructor(
    private readonly moves: () => LegalMove[],
    private readonly send: (move: LegalMove) => void,
    private readonly asksFirst: (move: LegalMove) => boolean,
  ) {}

  left = $derived.by(() => narrowed(this.moves(), this.picked));
  /** Glows: it leads on from what is picked. */
  lit = $derived.by(() => (this.confirming ? new Set<string>() : targets(this.moves(), this.picked)));
  /** Can be pointed at: it leads on, or begins another choice. */
  open = $derived.by(() => new Set([...this.lit, ...targets(this.moves(), [])]));

  pick(thing: string): void {
    if (this.confirming && this.picked.at(-1) === thing) return this.confirm();
    if (this.picked.includes(thing)) return this.#take(this.picked.filter((one) => one !== thing));
    this.#take(this.lit.has(thing) ? [...this.picked, thing] : [thing]);
  }

  #take(picked: string[]): void {
    this.confirming = null;
    this.picked = picked;
    const move = settled(this.moves(), picked);
    if (move) this.choose(move);
  }

  choose(move: LegalMove): void {
    if (this.asksFirst(move)) {
      this.picked = [...move.things];
      this.confirming = move;
    } else {
      this.send(move);
    }
  }

  confirm(): void {
    if (this.confirming) this.send(this.confirming);
  }

  get canStepBack(): boolean {
    return this.confirming !== null || this.picked.length > 0;
  }

  stepBack(): void {
    this.picked = this.picked.slice(0, -1);
    this.confirming = null;
  }

  reset(): void {
    this.picked = [];
    this.confirming = null;
  }
}
