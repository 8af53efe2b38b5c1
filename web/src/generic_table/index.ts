/**
 * A table for every game without its own drawing: it draws the view by its shapes.  - An object is
 * an area with a heading; `players` contains one for each seat. `viewer`, `seat` and `over` are
 * not drawn, because the page shows them. - A text is a card, named by the catalogue
 * (`<game>-name-<id>`); its printed values come from the game's material. A list of texts is a row
 * of cards; an empty text is a gap. - A number is a counter, and so is each number of an object
 * that contains nothing else. A number whose key is or ends in `player` or `seat` is a player. -
 * True values are shown, false ones are not.  Headings and labels are `<game>-area-<key>`, or else
 * the key. A card or counter can be clicked if its id is that of a thing of some legal move:
 * `card:rose` or, among the things of a player, `card:0.rose`; the places of a list `fields` are
 * `field:1`, `field:2` …
 */

import type { GameTable } from '../games/game';
import type { Part } from './shapes';
import Opponent from './Opponent.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';

export const plain: GameTable<Part, Part> = {
  Table,
  Summary,
  room: 220,
  Opponent,
  flights: ({ seat, facts }) =>
    seat >= 0 && Number(facts.points) > 0
      ? [{ words: `+${facts.points}`, from: `seat:${seat}`, to: `points:${seat}` }]
      : [],
};
