/** State shared by the things on a table: what can be clicked, and what a click does. */

import { getContext, setContext } from 'svelte';
import type { Preview } from '../../api/types';
import type { Choice } from './choice.svelte';

/** A price or gain as a number and a silhouette. */
export interface Sign {
  /** `−1`. */
  amount: string;
  /** The silhouette of its unit. */
  drawing: string;
}

export interface Badge {
  words: string;
  /** The drawn form, with the silhouette instead of the word. */
  parts: (Sign | string)[];
}

/** Width of a badge in characters; a silhouette counts as two. */
export const lettersOf = (parts: Badge['parts']): number =>
  parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.amount.length + 2), parts.length / 2);

/** A longer badge is split, so that it does not exceed the thing. */
const IN_A_LINE = 6;
export const linesOf = ({ parts }: Badge): Badge['parts'][] =>
  parts.length > 1 && lettersOf(parts) > IN_A_LINE ? [parts.slice(0, 1), parts.slice(1)] : [parts];

export interface Board {
  readonly choice: Choice;
  /** Previews of the legal moves, by text. */
  readonly previews: Record<string, Preview>;
  /** Cost and gain of clicking a thing, in short. */
  readonly badges: ReadonlyMap<string, Badge>;
  /** The thing that is the Tab stop; arrow keys move from there. */
  readonly stop: string;
  /** Move the Tab stop to this thing. */
  stopAt(thing: string): void;
  /** The things of the outlined log line. */
  readonly named: ReadonlySet<string>;
  /** Things recently changed by others, each with the seat. */
  readonly changed: ReadonlyMap<string, number>;
  /** Whether unavailable things can be asked about. */
  readonly askable: boolean;
  /** A copy of things shown elsewhere: nothing here has an id. */
  readonly picture?: boolean;
  /** Things that can be asked about are keyboard targets too. */
  readonly asking: boolean;
  whyNot(thing: string): void;
  /** Set the thing under the pointer or focus; the action bar shows its effect. */
  hover(thing: string | null): void;
}

const KEY = Symbol('board');

export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const theBoard = (): Board => getContext<Board>(KEY);
