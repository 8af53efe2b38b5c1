/** The Builders in the browser. */

import type { GameTable } from '../game';
import Hand from './Hand.svelte';
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
  Hand,
  areas: [
    { id: 'buildings', title: 'builders-table-buildings' },
    { id: 'workers', title: 'builders-table-workers' },
    { id: 'mine', title: 'builders-area-mine' },
  ],
  flights: ({ kind, seat, facts }) =>
    (kind === 'builders-finished' || kind === 'builders-machine-finished') && facts.points
      ? [{ words: `+${facts.points}`, from: `building:${facts.building}`, to: `seat:${seat}` }]
      : [],
};
