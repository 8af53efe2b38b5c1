/** Craftsmen in the browser. */

import type { Event } from '../../api/types';
import type { Flight, GameTable } from '../game';
import Hand from './player/Hand.svelte';
import Opponent from './player/Opponent.svelte';
import Summary from './player/Summary.svelte';
import Table from './Table.svelte';
import type { Material } from './printed';
import { source } from './sources';
import { travels } from './travels';
import type { CraftsmenView, PlayerView } from './view';

/** Points move from their source to their owner. */
function flights({ kind, seat, facts }: Event): Flight[] {
  const points = Number(facts.points ?? 0) + Number(facts.bonus ?? 0);
  if (seat < 0 || !points || kind === 'craftsmen-fee-points' || kind === 'craftsmen-bonus-token') return [];
  const from = facts.ship ? `ship:${facts.ship}` : facts.good ? `granary:${facts.good}` : `seat:${seat}`;
  return [{ words: `+${points}`, from, to: `points:${seat}` }];
}

/** A player with other points, cached: identical objects are not redrawn. */
const others = new WeakMap<PlayerView, PlayerView>();

/** Bonus tokens count as soon as they are won. */
function counted(view: CraftsmenView, { bonus_tokens }: Material, result: number[] | null): CraftsmenView {
  const players = view.players.map((player, seat) => {
    const tokens = player.bonus_tokens.reduce((sum, good) => sum + (bonus_tokens.points[good] ?? 0), 0);
    const points = result?.[seat] ?? player.points + tokens;
    if (points === player.points) return player;
    let other = others.get(player);
    if (other?.points !== points) others.set(player, (other = { ...player, points }));
    return other;
  });
  return { ...view, players };
}

export const game: GameTable<CraftsmenView, Material> = {
  Table,
  Summary,
  room: 190,
  roomAlone: 236,
  Opponent,
  Hand,
  areas: [
    { id: 'guilds', title: 'craftsmen-table-guilds' },
    { id: 'market', title: 'craftsmen-area-market' },
    { id: 'harbour', title: 'craftsmen-area-harbour' },
    { id: 'mine', title: 'craftsmen-area-mine' },
  ],
  rules: {
    card: 'C9', 'deck:capital': 'C42', deck: 'C48', 'pool:privilege': 'C35', 'pool:work': 'C36', work: 'C36',
    track: 'C71', field: 'C30', fair: 'C57', granary: 'C59', ship: 'C61',
  },
  flights,
  counted,
  order: ({ order }) => order,
  source,
  travels,
};
