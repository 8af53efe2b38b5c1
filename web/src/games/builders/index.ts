/** The Builders in the browser. */

import type { Event, Sentence } from '../../api/types';
import type { Flight, GameTable } from '../game';
import type { Sign } from '../../table/board/board.svelte';
import Hand from './Hand.svelte';
import Opponent from './Opponent.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import type { Material } from './printed';
import type { BuildersView } from './view';

/** A finished building is highlighted, and its points move to its owner. */
function flights({ kind, seat, facts }: Event): Flight[] {
  if (kind !== 'builders-finished' && kind !== 'builders-machine-finished') return [];
  const building = `building:${facts.building}`;
  const points = facts.points ? [{ words: `+${facts.points}`, from: building, to: `points:${seat}` }] : [];
  return [{ from: building, to: building, flourish: true }, ...points];
}

/** The coin and the shield of the cards, as silhouettes. */
const COIN = '<circle cx="256" cy="256" r="200" fill="none" stroke="currentColor" stroke-width="64"/><circle cx="256" cy="256" r="108"/>';
const SHIELD = '<path d="M50 36h412v220c0 116-90 180-206 230C140 436 50 372 50 256Z"/>';

/**
 * Wages are paid in coins, and a finished building scores points: `−5` and `+3` have different
 * units.
 */
function sign({ message, facts }: Sentence): Sign | null {
  if (message === 'builders-preview-send' && facts.wage) return { amount: `−${Number(facts.wage)}`, drawing: COIN };
  if (message === 'builders-preview-finishes') return { amount: `+${Number(facts.points)}`, drawing: SHIELD };
  return null;
}

/** Coins count at the end of the game. */
const counted = (view: BuildersView, _: Material, result: number[] | null): BuildersView =>
  result ? { ...view, players: view.players.map((player, seat) => ({ ...player, points: result[seat]! })) } : view;

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
  rules: { building: 'B5', unit: 'B4', points: 'B64' },
  sign,
  flights,
  counted,
  order: ({ players, first_player }) => players.map((_, n) => (first_player + n) % players.length),
};
