/** The Castles of Burgundy in the browser. */

import type { Event, Sentence } from '../../api/types';
import type { Flight, GameTable } from '../game';
import type { Sign } from '../../table/board/board.svelte';
import { silver, worker } from './drawings';
import Hand from './player/Hand.svelte';
import Opponent from './player/Opponent.svelte';
import Summary from './player/Summary.svelte';
import Table from './Table.svelte';
import type { Material } from './printed';
import { source } from './sources';
import { travels } from './travels';
import type { BurgundyView } from './view';

/** Points move to their owner, from the thing placed last. */
function flights({ kind, seat, facts }: Event): Flight[] {
  if (kind === 'burgundy-rolled') return [0, 1].map((die) => ({ from: `die:${seat}.${die}`, to: `die:${seat}.${die}` }));
  const points = Number(facts.points ?? 0) + (kind === 'burgundy-region' ? Number(facts.phase) : 0) + Number(facts.more ?? 0);
  if (!points || kind.startsWith('burgundy-final')) return [];
  const from = facts.good ? `good:${seat}.${facts.good}` : `seat:${seat}`;
  return [{ words: `+${points}`, from, to: `points:${seat}` }];
}

/** Workers and silver that a move spends or brings. */
function sign({ message, facts }: Sentence): Sign | null {
  switch (message) {
    case 'burgundy-preview-die':
      return { amount: facts.workers ? `−${Number(facts.workers)}` : '0', drawing: worker };
    case 'burgundy-preview-workers':
      return { amount: `+${Number(facts.workers)}`, drawing: worker };
    case 'burgundy-preview-pay-workers':
      return { amount: '−2', drawing: worker };
    case 'burgundy-preview-pay-silver':
      return { amount: '−2', drawing: silver };
    default:
      return null;
  }
}

/** The score track contains points of the game so far; the others come with the result. */
const counted = (view: BurgundyView, _: Material, result: number[] | null): BurgundyView =>
  result ? { ...view, players: view.players.map((player, seat) => ({ ...player, points: result[seat]! })) } : view;

export const game: GameTable<BurgundyView, Material> = {
  Table,
  Summary,
  room: 236,
  roomAlone: 428,
  Opponent,
  Hand,
  laid: 'storage',
  areas: [
    { id: 'board', title: 'burgundy-board-main' },
    { id: 'estate', title: 'burgundy-board-estate' },
  ],
  sign,
  rules: {
    die: 'K48', workers: 'K51', silver: 'K119', good: 'K114', fresh: 'K79', storage: 'K58', surplus: 'K59',
    depot: 'K57', space: 'K57', hex: 'K63',
  },
  flights,
  counted,
  order: ({ round_order }) => round_order,
  source,
  travels,
};
