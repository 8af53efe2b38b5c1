/**
 * A table for every game that has none of its own: it draws the view as it is, by its shapes.
 *
 * - An object is an area with a heading; `players` holds one for each seat. `viewer`, `seat` and
 *   `over` are not drawn: the frame of the table shows them.
 * - A text is a card, named by the catalogue (`<game>-name-<id>`); what is printed on it is looked
 *   up by that id in the game's material. A list of texts is a row of cards, an empty one a gap.
 * - A number is a counter, so is each number of an object that holds nothing else. A number whose
 *   key is or ends in `player` or `seat` is a player.
 * - What is true is said, what is false is not.
 *
 * Headings and labels are `<game>-area-<key>`, where the catalogue has them, or else the key.
 * A card or counter can be pointed at where its id is that of a thing of some legal move:
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
