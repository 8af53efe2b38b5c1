/** The Builders in the browser. */

import type { GameTable } from '../game';
import Opponent from './Opponent.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import type { Material } from './printed';
import type { BuildersView } from './view';

export const game: GameTable<BuildersView, Material> = {
  Table,
  Summary,
  room: 316,
  Opponent,
  flights: ({ kind, seat, facts }) =>
    (kind === 'builders-finished' || kind === 'builders-machine-finished') && facts.points
      ? [{ words: `+${facts.points}`, from: `building:${facts.building}`, to: `seat:${seat}` }]
      : [],
};
