/**
 * The interface of a game in the browser: the drawing of its table.  The client contains no rules.
 * With each legal move the server sends the things on the table to click for it. The client
 * outlines what can be clicked, narrows the moves with each click, describes them in the action
 * bar, sends the last one left, animates things that change their place, and asks the server "why
 * not?" about unavailable things. A game without a folder here uses the generic table.  A thing is
 * a text `kind:id` (`worker:craftsman_03`, `site:chapel`, `die:5`), unique on the table and the
 * same in every place, so that it can be animated. The table draws it inside `<Thing id="..."
 * label="...">` (or `<Spot id="...">` if it cannot be clicked, such as a cube that only moves).
 * Seats are the things `seat:0`, `seat:1` ..., which the page draws.
 */

import type { Component } from 'svelte';
import type { Event, Sentence } from '../api/types';
import type { Sign } from '../table/board/board.svelte';

/** A flying note: `+7` from a building to its owner. */
export interface Flight {
  /** Its text; without text and piece it is the thing `from` itself, as it was. */
  words?: string;
  /** A wooden piece in the colour of a seat. */
  piece?: { shape: 'cube' | 'disc'; seat: number };
  from: string;
  /** Its target; the same as `from` for a die that is rolled. */
  to: string;
  /** It stays in place and is highlighted: it is finished. */
  flourish?: boolean;
}

/** The properties of a table component. */
export interface TableProps<View, Material> {
  /** The name of the game. */
  game: string;
  view: View;
  /** The printed components, as in `Game.material`. */
  material: Material;
  /**
   * The seat that is drawn nearest: the user's own, or the one whose seat a spectator looks from.
   */
  near: number;
  /** The other seats, in the order of play after `near`. */
  others: number[];
  /** Names of the players, by seat. */
  names: string[];
}

/** The properties of an opponent component. */
export interface OpponentProps<View, Material> {
  game: string;
  view: View;
  material: Material;
  seat: number;
  /** Enlarged: there is space for everything. */
  large?: boolean;
}

/** A part of the table with a link on small screens. */
export interface Area {
  /** The element with the id `area-…`. */
  id: string;
  /** The message of its name. */
  title: string;
}

/** The presentation of a source of points: a colour of the game, and its group. */
export interface SourceLook {
  /** `<game>-sources-<group>` names it. */
  group: string;
  /** Dark enough for white numbers. */
  colour: string;
}

/** The type of a game's `components.json`, where a table of numbers may lack any name. */
export type Printed<T> = T extends (infer Item)[]
  ? Printed<Item>[]
  : T extends Record<string, number>
    ? Record<string, number>
    : { [Key in keyof T]: Printed<T[Key]> };

export interface GameTable<View = any, Material = any> {
  /** The shared board and the area of the near seat. */
  Table: Component<TableProps<View, Material>>;
  /** The main numbers of an opponent, beside the name; visible even if the rest is folded. */
  Summary: Component<OpponentProps<View, Material>>;
  /** The height for one opponent in pixels, fixed so that the log below does not move. */
  room: number;
  /** The height for a single opponent, if it is larger. */
  roomAlone?: number;
  /** The rest of an opponent, compact but complete; below the name. */
  Opponent: Component<OpponentProps<View, Material>>;
  /** The near player's holdings, if they are beside the action bar on a narrow screen. */
  Hand?: Component<OpponentProps<View, Material>>;
  /** The areas of the table, from the top. */
  areas?: Area[];
  /** The rule that explains a thing or a kind of thing; H opens it while the tooltip is shown. */
  rules?: Record<string, string>;
  /** The kind of thing that is placed on another; a picked one is shown at its target. */
  laid?: string;
  /** A price or gain as a number and a silhouette, if its text is too long for a small thing. */
  sign?(sentence: Sentence): Sign | null;
  /** The flying notes of an event. */
  flights(event: Event): Flight[];
  /** The view with the current points, and at the end with the result. */
  counted?(view: View, material: Material, result: number[] | null): View;
  /** The seats in turn order. */
  order?(view: View): number[];
  /** The presentation of a source of points at the end; by default generic colours. */
  source?(source: string): SourceLook;
  /** What moved between two positions, for things without ids of their own. */
  travels?(before: View, after: View, material: Material): Flight[];
}
