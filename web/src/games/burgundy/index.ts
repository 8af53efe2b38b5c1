/** The Castles of Burgundy in the browser. */

import type { BurgundyView } from '../../api/views/burgundy';
import type { SeenEvent } from '../../api/types';
import type { Flight, GameTable, Sentence } from '../game';
import Opponent from './Opponent.svelte';
import Summary from './Summary.svelte';
import Table from './Table.svelte';
import { dieInHand, things, wishes } from './moves';
import type { Material } from './printed';
import { travels } from './travels';

const asks = (name: string, facts: Sentence['facts'] = {}): Sentence => ({
  message: `burgundy-question-${name}`,
  facts,
});

function question(view: BurgundyView): Sentence {
  if (!view.phase) return asks('choose');
  if (view.surplus) return asks('discard', { tile: view.surplus });
  if (view.loading.length) return asks('keep');
  if (view.effect) return asks(view.effect.replaceAll('_', '-'));
  const left = view.players[view.seat]?.dice.filter(({ used }) => !used).length ?? 0;
  if (left === 0) return asks('end');
  return dieInHand(view) ? asks('die', { die: dieInHand(view), left }) : asks('dice');
}

function named({ kind, seat, facts }: SeenEvent): string[] {
  const found: string[] = [];
  if (facts.hex !== undefined) found.push(`hex:${seat}.${facts.hex}`);
  if (facts.good && kind === 'burgundy-sold') found.push(`good:${seat}.${facts.good}`);
  if (facts.depot) found.push(`depot:${facts.depot}`);
  if (facts.dice) found.push(`die:${seat}.0`, `die:${seat}.1`);
  if (kind === 'burgundy-marker' || kind === 'burgundy-first') found.push(`marker:${seat}`);
  if (kind === 'burgundy-workers' || kind === 'burgundy-boarding-house') found.push(`workers:${seat}`);
  return found;
}

/** Points fly to their owner; what was laid down last is where they come from. */
function flights({ kind, seat, facts }: SeenEvent): Flight[] {
  if (kind === 'burgundy-rolled') return [0, 1].map((die) => ({ from: `die:${seat}.${die}`, to: `die:${seat}.${die}` }));
  const points = Number(facts.points ?? 0) + (kind === 'burgundy-region' ? Number(facts.phase) : 0) + Number(facts.more ?? 0);
  if (!points || kind.startsWith('burgundy-final')) return [];
  const from = facts.good ? `good:${seat}.${facts.good}` : `seat:${seat}`;
  return [{ words: `+${points}`, from, to: `points:${seat}` }];
}

export const game: GameTable<BurgundyView, Material> = {
  Table,
  Summary,
  room: 236,
  Opponent,
  question,
  things,
  group: ({ message }) => message.replace(/-(move|play)-/, '-group-').replace('-with', ''),
  wishes,
  named,
  flights,
  travels,
};
