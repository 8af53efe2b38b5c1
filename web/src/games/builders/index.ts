/** The Builders in the browser. */

import type { BuildersView } from '../../api/views/builders';
import type { LegalMove, SeenEvent } from '../../api/types';
import type { GameTable, Sentence } from '../game';
import Opponent from './Opponent.svelte';
import Table from './Table.svelte';
import { MATERIALS } from './materials';
import { building, unit, type Material } from './printed';

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

function effects({ text }: LegalMove, view: BuildersView, material: Material): Sentence[] {
  const [verb, first, second] = text.split(' ') as [string, string, string];
  if (verb === 'start') {
    const { points, coins, produces } = building(material, first);
    if (produces) return [effect('start-machine', { points })];
    return [effect('start', { points, coins })];
  }
  if (verb === 'hire') return [effect('hire', { wage: unit(material, first).wage })];
  if (verb === 'send') {
    const site = view.players[view.seat]!.sites.find((one) => one.building === second)!;
    const { wage, produces } = unit(material, first);
    const cost = effect('send', { actions: site.next_worker_actions, wage });
    const left = MATERIALS.map(({ id }, n) => Math.max(0, (site.missing[id] ?? 0) - (produces[n] ?? 0)));
    const missing = left.reduce((sum, amount) => sum + amount, 0);
    if (missing) return [cost, effect('left', { missing })];
    const { points, coins } = building(material, second);
    return [cost, effect('finishes', { points, coins })];
  }
  return [];
}

const effect = (name: string, facts: Record<string, number>): Sentence => ({
  message: `builders-effect-${name}`,
  facts,
});

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
  Opponent,
  question: (view) =>
    view.actions > 0
      ? { message: 'builders-board-question', facts: { actions: view.actions } }
      : { message: 'builders-board-question-end', facts: {} },
  things,
  // A new card comes to light in the row, unless the deck is used up.
  final: ({ text }, view) =>
    (text.startsWith('start ') && view.buildings.deck > 1) ||
    (text.startsWith('hire ') && view.workers.deck > 1),
  group: ({ text }) => `builders-group-${text.split(' ')[0]}`,
  effects,
  wish,
  named,
  flights: ({ kind, seat, facts }) =>
    (kind === 'builders-finished' || kind === 'builders-machine-finished') && facts.points
      ? [{ words: `+${facts.points}`, from: `building:${facts.building}`, to: `seat:${seat}` }]
      : [],
  holdings: (view, seat) => ({
    message: 'builders-table-holdings',
    facts: { coins: view.players[seat]!.coins, points: view.players[seat]!.points },
  }),
};
