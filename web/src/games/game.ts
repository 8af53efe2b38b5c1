/**
 * What a game brings to the browser: a drawing of its table.
 *
 * The client holds no rules. The server says with each legal move which things on the table a
 * person points at for it; the house does the rest: it lights up what can be pointed at, narrows
 * the moves down pick by pick, shows them in words in the tray, sends the one that is left, lets
 * things travel when they have changed their place, and asks the server "why not?" about what is
 * not lit. A game without a folder in here is drawn by the plain table.
 *
 * A thing is a text `kind:id` (`worker:craftsman_03`, `site:chapel`, `die:5`), unique on the
 * table and the same wherever the thing lies, so that it can be followed from place to place. The
 * table draws it inside `<Thing id="..." label="...">` (or `<Spot id="...">` where nobody ever
 * points at it, as for a cube that only travels). Seats are the things `seat:0`, `seat:1` ...,
 * which the frame of the table draws.
 */

import type { Component } from 'svelte';
import type { Event, Sentence } from '../api/types';
import type { Sign } from '../table/board/board.svelte';

/** Something that crosses the table to be noticed: `+7` from a building to its owner. */
export interface Flight {
  /** What flies, in words; without words and piece it is the thing `from` itself, as it was. */
  words?: string;
  /** A wooden piece of a seat. */
  piece?: { shape: 'cube' | 'disc'; seat: number };
  from: string;
  /** Where it goes; the same as `from` for a die that is rolled. */
  to: string;
  /** It stays where it is and is looked at: something is finished. */
  flourish?: boolean;
}

/** What the component of a table is given. */
export interface TableProps<View, Material> {
  /** The name of the game. */
  game: string;
  view: View;
  /** The printed components, as in `Game.material`. */
  material: Material;
  /** The seat that is drawn nearest: one's own, or the one whose seat a spectator looks from. */
  near: number;
  /** The other seats, in the order of play after `near`. */
  others: number[];
  /** Names of the players, by seat. */
  names: string[];
}

/** What the components of an opponent are given. */
export interface OpponentProps<View, Material> {
  game: string;
  view: View;
  material: Material;
  seat: number;
  /** Somebody looks closer: there is room for everything. */
  large?: boolean;
}

/** A part of the table that one jumps to where it is too large for the screen. */
export interface Area {
  /** The element with the id `area-…`. */
  id: string;
  /** The message with its name. */
  title: string;
}

/** How a source of points is shown: in a colour of the game, beside the others of its group. */
export interface SourceLook {
  /** `<game>-sources-<group>` names it. */
  group: string;
  /** Dark enough for white figures. */
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
  /** The numbers of an opponent that matter, beside the name; seen even where the rest is folded. */
  Summary: Component<OpponentProps<View, Material>>;
  /** Room for one opponent, in pixels: the log below must not move when things come and go. */
  room: number;
  /** Room for the only opponent, where that is more. */
  roomAlone?: number;
  /** The rest of an opponent, compact but complete; stands below the name. */
  Opponent: Component<OpponentProps<View, Material>>;
  /** What the near seat acts with, where the table leaves it out on a narrow screen: it lies beside the tray there. */
  Hand?: Component<OpponentProps<View, Material>>;
  /** The areas of the table, from the top. */
  areas?: Area[];
  /** The rule that explains a thing, by the thing or its kind; H opens it while the tip of the thing is shown. */
  rules?: Record<string, string>;
  /** The kind of thing that is laid on another: picked, it is shown where it would lie. */
  laid?: string;
  /** A price or a gain as a number and a silhouette, where its words are too long for a small thing. */
  sign?(said: Sentence): Sign | null;
  /** What flies when an event happens. */
  flights(event: Event): Flight[];
  /** The view with the points that count: all that is scored already, and in the end the result. */
  counted?(view: View, material: Material, result: number[] | null): View;
  /** The seats in the order of their turns. */
  order?(view: View): number[];
  /** How a source of points is shown at the end; without it sources have colours of the house. */
  source?(source: string): SourceLook;
  /** What went from where to where between two positions, where things have no names of their own. */
  travels?(before: View, after: View, material: Material): Flight[];
}
