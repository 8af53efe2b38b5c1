/** Craftsmen in the browser. */

import type { CraftsmenView } from '../../api/views/craftsmen';
import type { SeenEvent } from '../../api/types';
import type { Flight, GameTable } from '../game';
import Opponent from './Opponent.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import { things, wish } from './moves';
import type { Material } from './printed';
import { travels } from './travels';

function named({ seat, facts }: SeenEvent): string[] {
  const found: string[] = [];
  if (facts.building) found.push(`card:${facts.building}`);
  if (typeof facts.place === 'string') found.push(facts.place === 'fair' ? `fair:${seat}` : `card:${facts.place}`);
  if (facts.good) found.push(`granary:${facts.good}`);
  if (facts.ship) found.push(`ship:${facts.ship}`);
  if (facts.guild) found.push(...[1, 2, 3].map((field) => `field:${facts.guild}.${field}`));
  return found;
}

/** Points fly from where they were made to their owner. */
function flights({ kind, seat, facts }: SeenEvent): Flight[] {
  const points = Number(facts.points ?? 0) + Number(facts.bonus ?? 0);
  if (seat < 0 || !points || kind === 'craftsmen-fee-points' || kind === 'craftsmen-bonus-token') return [];
  const from = facts.ship ? `ship:${facts.ship}` : facts.good ? `granary:${facts.good}` : `seat:${seat}`;
  return [{ words: `+${points}`, from, to: `points:${seat}` }];
}

export const game: GameTable<CraftsmenView, Material> = {
  Table,
  Summary,
  room: 190,
  Opponent,
  question: ({ decision }) => ({ message: `craftsmen-question-${decision.replaceAll('_', '-')}`, facts: {} }),
  things,
  group: ({ text }) => `craftsmen-group-${text.split(' ')[0]}`,
  wishes: (pointed, view) => [wish(pointed, view) ?? []].flat(),
  named,
  flights,
  travels,
};
