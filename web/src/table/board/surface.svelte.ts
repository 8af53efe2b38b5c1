/** A table on a page: drawing, question, and current selection. */

import { untrack } from 'svelte';
import { sameMap } from '../../api/same';
import type { Bundle, Event, LegalMove, Preview, Reason } from '../../api/types';
import { gameStore } from '../../games/game_store.svelte';
import type { Flight, GameTable } from '../../games/game';
import { loadTable } from '../../games/registry';
import { words } from '../../words/words.svelte';
import { WhyNot } from '../bar/why_not.svelte';
import { previewInShort } from '../log/sentences';
import { provideBoard, type Badge, type Board } from './board.svelte';
import { badges, Choice, type Question } from './choice.svelte';
import { ghost } from '../input/drag';
import { keepFocus } from '../input/focus';

interface Options {
  /** The question that can be answered now; null if there is none. */
  question?: () => Question | null;
  /** Previews of the legal moves, by their texts. */
  previews?: () => Record<string, Preview>;
  asksFirst?: (move: LegalMove) => boolean;
  /** Ask the server for the effect of a set; null without a connection. */
  compose?: (things: string[]) => Promise<{ made: Bundle; why: Reason | null; best: Bundle[] } | null>;
  give?: (steps: string[]) => void;
  /** Ask the server why these things cannot be used. */
  why?: (things: string[]) => Promise<Reason[] | null>;
  askable?: () => boolean;
  /** Reads the values that identify a position; a change resets the selection. */
  position?: () => unknown;
  /** Reads other values whose change resets the picks. */
  interruption?: () => unknown;
  /** Whether the keyboard focus goes to the moves. */
  canMove?: () => boolean;
  /** The focus target otherwise; a CSS selector. */
  onwards?: string;
  /** The things to outline. */
  named?: () => ReadonlySet<string>;
  /** Things recently changed by others, each with the seat. */
  changed?: () => ReadonlyMap<string, number>;
}

const NO_QUESTION: Question = { kind: 'one', moves: [], pieces: [] };
const NO_THINGS: ReadonlySet<string> = new Set();
const NO_CHANGES: ReadonlyMap<string, number> = new Map();
const NO_PREVIEWS: Record<string, Preview> = {};

/** Create it while a page is initialised; it provides the board to all components of the page. */
export class Surface implements Board {
  game = $state.raw<GameTable | null>(null);
  material = $state.raw<unknown>(null);
  /** The thing under the pointer or the focus. */
  hovered = $state<string | null>(null);
  /** Whether the next click asks about a thing. */
  asking = $state(false);
  readonly choice: Choice;
  readonly #whyNot: WhyNot;
  #focused = $state('');
  /** The effect of the set could not be requested. */
  #uncomposed = false;
  #badges: ReadonlyMap<string, Badge> = new Map();

  constructor(private readonly options: Options) {
    this.#whyNot = new WhyNot(async (things) => options.why?.(things) ?? null);
    this.choice = new Choice({
      question: () => options.question?.() ?? NO_QUESTION,
      asksFirst: (move) => options.asksFirst?.(move) ?? false,
      compose: (things) => void this.#compose(things),
      give: (steps) => {
        this.#whyNot.forget();
        options.give?.(steps);
      },
    });
    provideBoard(this);
    if (options.question) this.#react();
  }

  #react(): void {
    const { choice, options } = this;
    // The reasons belong to the earlier picks.
    $effect(() => {
      void [choice.picked, choice.confirming];
      this.#whyNot.forget();
    });
    $effect(() => {
      options.position?.();
      untrack(() => this.#forget());
    });
    $effect(() => {
      void [options.position?.(), options.interruption?.()];
      untrack(() => choice.reset());
    });
    $effect(() => {
      void choice.question;
      if (this.#uncomposed) untrack(() => choice.composeAgain());
    });
    $effect(() => {
      const held = choice.picked.find((thing) => thing.split(':')[0] === this.game?.laid);
      if (held && this.hovered && !choice.confirming && choice.lit.has(this.hovered)) return ghost(held, this.hovered);
      return undefined;
    });
    $effect(() => {
      void [choice.question, choice.picked, choice.confirming];
      const able = options.canMove?.() ?? false;
      requestAnimationFrame(() => keepFocus({ able, numbers: choice.numbers.size > 0, onwards: options.onwards }));
    });
  }

  async #compose(things: string[]): Promise<void> {
    const answer = await this.options.compose?.(things);
    this.#uncomposed = !answer;
    if (!answer) return;
    if (!things.length) this.choice.best = answer.best;
    this.choice.composed(things, answer.made, answer.why);
  }

  /**
   * Load the drawing, the printed material and the texts of a game; drawn when `ready` resolves
   * too.
   */
  async load(name: string, ready?: Promise<unknown>): Promise<void> {
    const [game, box] = await Promise.all([loadTable(name), gameStore.box(name), words.needGame(name), ready]);
    this.material = { ...box.material, ...box.figures };
    this.game = game;
  }

  /** The view with the current points; empty before the game has loaded. */
  counted(view: Record<string, unknown>, result: number[] | null): Record<string, unknown> {
    return this.material ? (this.game?.counted?.(view, this.material, result) ?? view) : {};
  }

  /** The pieces that these moves animate. */
  flights(moves: { events?: Event[] }[], before: unknown, after: unknown): Flight[] {
    return [
      ...moves.flatMap(({ events = [] }) => events.flatMap((event) => this.game?.flights(event) ?? [])),
      ...(before && after ? (this.game?.travels?.(before, after, this.material) ?? []) : []),
    ];
  }

  get previews(): Record<string, Preview> {
    return this.options.previews?.() ?? NO_PREVIEWS;
  }

  get askable(): boolean {
    return this.options.askable?.() ?? false;
  }

  get named(): ReadonlySet<string> {
    return this.options.named?.() ?? NO_THINGS;
  }

  get changed(): ReadonlyMap<string, number> {
    return this.options.changed?.() ?? NO_CHANGES;
  }

  badges = $derived.by(() => {
    const { moves, picked } = this.choice;
    const now = badges(moves, picked, this.previews, (preview) => previewInShort(preview, this.game?.sign));
    return (this.#badges = sameMap(this.#badges, now, (one, other) => one?.words === other.words));
  });

  stop = $derived.by(() => {
    const { open, picked } = this.choice;
    const stays = this.asking || open.has(this.#focused) || picked.includes(this.#focused);
    return stays ? this.#focused : ([...open][0] ?? '');
  });

  stopAt(thing: string): void {
    this.#focused = thing;
  }

  hover(thing: string | null): void {
    this.hovered = thing;
    if (thing) this.#whyNot.forget();
  }

  /** The reasons for the last "Why not?"; null without one. */
  get reasons(): Reason[] | null {
    return this.#whyNot.reasons;
  }

  whyNot(thing: string): void {
    void this.#whyNot.about([...this.choice.picked, thing]);
  }

  get answersWhy(): boolean {
    return !!this.options.why;
  }

  toggleAsking(): void {
    this.asking = this.answersWhy && !this.asking;
  }

  #forget(): void {
    this.#whyNot.forget();
    this.hovered = null;
    this.asking = false;
  }
}
