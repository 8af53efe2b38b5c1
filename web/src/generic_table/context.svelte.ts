/**
 * Shared by all parts of a generic table: the game, its printed cards, and the things that can be
 * clicked.
 */

import { getContext, setContext } from 'svelte';
import { theBoard } from '../table/board/board.svelte';
import { printed, type Part, type Value } from './shapes';

export interface PlainTable {
  readonly game: string;
  readonly printed: Map<string, Part>;
  /** The things of all legal moves so far, and of the outlined log lines. */
  readonly things: ReadonlySet<string>;
}

/** By game: a thing stays one, wherever it moves. */
const SEEN = new Map<string, ReadonlySet<string>>();

const KEY = Symbol('plain table');

export function provideTable(props: () => { game: string; material: Value }): PlainTable {
  const board = theBoard();
  const game = $derived(props().game);
  const cards = $derived(printed(props().material));
  const things = $derived.by(() => {
    const found = new Set([...(SEEN.get(game) ?? []), ...board.choice.open, ...board.choice.picked, ...board.named]);
    SEEN.set(game, found);
    return found;
  });
  return setContext(KEY, {
    get game() {
      return game;
    },
    get printed() {
      return cards;
    },
    get things() {
      return things;
    },
  });
}

export const theTable = (): PlainTable => getContext<PlainTable>(KEY);
