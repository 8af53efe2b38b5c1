/** What the things on a table share: who may be pointed at, and what happens then. */

import { getContext, setContext } from 'svelte';
import type { Choice } from './choice.svelte';

export interface Board {
  readonly choice: Choice;
  /** The things that a line of the log is about. */
  readonly named: ReadonlySet<string>;
  /** Whether pointing at a thing that is not lit can be answered. */
  askable(thing: string): boolean;
  /** Every thing that can be asked about is offered to the keyboard too. */
  readonly asking: boolean;
  whyNot(thing: string): void;
  /** The thing under the pointer or the focus; the tray says what it would do. */
  regard(thing: string | null): void;
}

const KEY = Symbol('board');

export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const theBoard = (): Board => getContext<Board>(KEY);
