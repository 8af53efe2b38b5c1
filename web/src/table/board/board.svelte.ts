/** What the things on a table share: who may be pointed at, and what happens then. */

import { getContext, setContext } from 'svelte';
import type { Preview } from '../../api/types';
import type { Choice } from './choice.svelte';

/** A price or a gain in short. */
export interface Sign {
  /** `−1`. */
  amount: string;
  /** The silhouette of what it is counted in. */
  drawing: string;
}

export interface Badge {
  words: string;
  /** The same as it is drawn: where it is counted in something, with its silhouette in place of the word. */
  parts: (Sign | string)[];
}

/** How wide a badge is, in letters; a silhouette takes about two. */
export const lettersOf = (parts: Badge['parts']): number =>
  parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.amount.length + 2), parts.length / 2);

/** More letters would reach over the edges of a thing: what it costs stands apart from what it brings. */
const IN_A_LINE = 6;
export const linesOf = ({ parts }: Badge): Badge['parts'][] =>
  parts.length > 1 && lettersOf(parts) > IN_A_LINE ? [parts.slice(0, 1), parts.slice(1)] : [parts];

export interface Board {
  readonly choice: Choice;
  /** What is known of the legal moves beforehand, by their texts. */
  readonly previews: Record<string, Preview>;
  /** What pointing at a thing would cost and bring, in short. */
  readonly badges: ReadonlyMap<string, Badge>;
  /** The one thing that Tab stops at; the arrows lead on from there. */
  readonly stop: string;
  /** The focus is on this thing. */
  stopAt(thing: string): void;
  /** The things that a line of the log is about. */
  readonly named: ReadonlySet<string>;
  /** The things that others have just changed, each with the seat that did it. */
  readonly changed: ReadonlyMap<string, number>;
  /** Whether it can be asked why something is not lit. */
  readonly askable: boolean;
  /** Only a picture of things that lie elsewhere: nothing here has a name of its own. */
  readonly picture?: boolean;
  /** Every thing that can be asked about is offered to the keyboard too. */
  readonly asking: boolean;
  whyNot(thing: string): void;
  /** The thing under the pointer or the focus; the tray says what it would do. */
  regard(thing: string | null): void;
}

const KEY = Symbol('board');

export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const theBoard = (): Board => getContext<Board>(KEY);
