/** What a move would cost and bring, as far as the table shows it; the rules stay with the server. */

import type { LegalMove } from '../../api/types';
import type { BurgundyView, PlayerView } from '../../api/views/burgundy';
import type { Sentence } from '../game';
import { PHASES, animals, colourOf, goodNumber, hexColours, region, type Material } from './printed';

const effect = (name: string, facts: Sentence['facts'] = {}): Sentence => ({
  message: `burgundy-effect-${name}`,
  facts,
});
const doing = (tile: string): Sentence => {
  const herd = animals(tile);
  if (herd) return { message: 'burgundy-does-animals', facts: { animals: herd.number } };
  return { message: `burgundy-does-${tile.replaceAll('_', '-')}`, facts: {} };
};

export function effects({ text }: LegalMove, view: BurgundyView, material: Material): Sentence[] {
  const player = view.players[view.seat]!;
  const [rest, by] = text.split(' with ') as [string, string | undefined];
  const [verb, first, second] = rest.split(' ') as [string, string, string];
  const die = by ? Number(by) : 0;
  switch (verb) {
    case 'take':
      return [...price(die, Number(first[0]), helps(player, 12), player), ...gets(tileAt(view, first))];
    case 'buy':
      return [effect(text.endsWith('workers') ? 'pay-workers' : 'pay-silver'), ...gets(tileAt(view, first))];
    case 'place': {
      const tile = player.storage[Number(first) - 1]!;
      const hex = Number(second.slice(1));
      const free = helps(player, FREE_STEPS[colourOf(material, tile)]!);
      return [...price(die, material.numbers[hex]!, free, player), ...placing(tile, hex, view, material)];
    }
    case 'sell':
      return [
        ...price(die, goodNumber(material, first), false, player),
        effect('sell', {
          number: player.goods[first]!,
          points: player.goods[first]! * material.points_per_good_sold[view.players.length]!,
          silver: helps(player, 3) ? 2 : 1,
          workers: helps(player, 4) ? 1 : 0,
        }),
      ];
    case 'workers':
      return [effect('workers', { workers: helps(player, 14) ? 4 : 2, silver: helps(player, 13) ? 1 : 0 })];
    case 'discard':
      return [effect('discard', { tile: player.storage[Number(first) - 1]! })];
    default:
      return [];
  }
}

const helps = (player: PlayerView, knowledge: number): boolean => player.knowledge.includes(knowledge);

/** The knowledge tile that gives a free step for placing a colour. */
const FREE_STEPS: Record<string, number> = { building: 9, ship: 10, animal: 10, castle: 11, mine: 11, knowledge: 11 };

/** The workers it takes to use a die as another number. */
export function workersFor(die: number, number: number, free: boolean, double: boolean): number {
  const around = Math.abs(die - number);
  const steps = Math.max(0, Math.min(around, 6 - around) - (free ? 1 : 0));
  return double ? Math.ceil(steps / 2) : steps;
}

function price(die: number, number: number, free: boolean, player: PlayerView): Sentence[] {
  if (!die) return [];
  return [effect('die', { die, number, workers: workersFor(die, number, free, helps(player, 8)) })];
}

function tileAt(view: BurgundyView, space: string): string {
  const [depot, place] = space.split('.');
  return view.depots[depot === 'black' ? 6 : Number(depot) - 1]!.spaces[Number(place) - 1]!;
}

const gets = (tile: string): Sentence[] => [effect('get', { tile }), doing(tile)];

function placing(tile: string, hex: number, view: BurgundyView, material: Material): Sentence[] {
  const player = view.players[view.seat]!;
  const found: Sentence[] = [];
  const around = region(material, player.estate, hex);
  const filled = (hexes: number[]): boolean => hexes.every((one) => one === hex || player.hexes[one] !== '');
  if (filled(around)) {
    const points = material.region_points[around.length - 1]!;
    found.push(effect('region', { size: around.length, points, phase: material.phase_points[PHASES.indexOf(view.phase)]! }));
    const colour = colourOf(material, tile);
    const [best] = view.bonus_tiles[colour] ?? [];
    const all = hexColours(material, player.estate).flatMap((one, n) => (one === colour ? [n] : []));
    if (best && filled(all)) {
      const worth = best === 'large' ? material.large_bonus_points : material.small_bonus_points;
      found.push(effect('bonus', { points: worth[view.players.length]! }));
    }
  }
  const herd = animals(tile);
  if (!herd) return [...found, doing(tile)];
  const herds = around.flatMap((one) => {
    const other = animals(player.hexes[one]!);
    return other?.species === herd.species ? [other.number] : [];
  });
  const extra = helps(player, 7) ? herds.length + 1 : 0;
  return [...found, effect('animals', { points: herds.reduce((sum, one) => sum + one, herd.number) + extra })];
}
