/** The Builders in the browser. */

import type { BuildersView } from '../../api/views/builders';
import type { LegalMove, SeenEvent } from '../../api/types';
import type { GameTable } from '../game';
import Opponent from './Opponent.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import type { Material } from './printed';

function things({ text }: LegalMove): string[] {
  const [verb, first, second] = text.split(' ');
  switch (verb) {
    case 'start':
      return [`building:${first}`];
    case 'hire':
      return [`unit:${first}`];
    case 'send':
      return [`unit:${first}`, `building:${second}`];
    default:
      return [];
  }
}

/** Whoever points at a worker or a card that is not lit asks about the nearest move with it. */
function wish(pointed: string[], view: BuildersView): string | null {
  const mine = view.players[view.seat];
  const ids = (kind: string) =>
    pointed.filter((thing) => thing.startsWith(`${kind}:`)).map((thing) => thing.slice(kind.length + 1));
  const [worker, site] = [ids('unit').at(-1), ids('building').at(-1)];
  const inRow = (card: string) =>
    [view.buildings, view.workers].some((row) => row.top === card || row.places.includes(card));
  if (!mine) return null;
  if (site && inRow(site)) return `start ${site}`;
  if (worker && inRow(worker)) return `hire ${worker}`;
  const owner = (card: string) => mine.sites.some((one) => one.building === card);
  const where = site ?? mine.sites[0]?.building ?? view.buildings.places.find(Boolean);
  const who = worker ?? mine.idle[0];
  if (site && !owner(site)) return `start ${site}`;
  return who && where ? `send ${who} ${where}` : null;
}

function named({ facts }: SeenEvent): string[] {
  const found: string[] = [];
  if (facts.building) found.push(`building:${facts.building}`);
  if (facts.worker) found.push(`unit:${facts.worker}`);
  return found;
}

export const game: GameTable<BuildersView, Material> = {
  Table,
  Summary,
  room: 316,
  Opponent,
  question: (view) =>
    view.actions > 0
      ? { message: 'builders-question-actions', facts: { actions: view.actions } }
      : { message: 'builders-question-end', facts: {} },
  things,
  group: ({ text }) => `builders-group-${text.split(' ')[0]}`,
  wishes: (pointed, view) => [wish(pointed, view) ?? []].flat(),
  named,
  flights: ({ kind, seat, facts }) =>
    (kind === 'builders-finished' || kind === 'builders-machine-finished') && facts.points
      ? [{ words: `+${facts.points}`, from: `building:${facts.building}`, to: `seat:${seat}` }]
      : [],
};
