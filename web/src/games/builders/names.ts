/** Names of cards and amounts, and the order of one's own workers. */

import type { PlayerView, SiteView } from './view';
import { inWords, name, t, together } from '../../words/words.svelte';
import { MATERIALS } from './materials';
import { building, missingAt, unit, type Material } from './printed';

/** The idle workers and machines, the cheapest first. */
export const idleOf = (material: Material, player: PlayerView): string[] =>
  [...player.idle].sort((one, other) => unit(material, one).wage - unit(material, other).wage);

export const called = (card: string): string => name('builders', card);

/** `2 stone and 1 wood`. */
export function amountsInWords(amounts: number[]): string {
  const parts = amounts.flatMap((amount, material) =>
    amount ? [called(`${MATERIALS[material]!.id}_${amount}`)] : [],
  );
  return together(parts) || t('builders-board-nothing');
}

export function buildingInWords(material: Material, id: string): string {
  const card = building(material, id);
  const facts = {
    building: called(id),
    needs: amountsInWords(card.needs),
    points: card.points,
    coins: card.coins,
  };
  if (!card.produces) return t('builders-board-building', facts);
  return t('builders-board-machine', { ...facts, produces: amountsInWords(card.produces) });
}

export function siteInWords(material: Material, site: SiteView): string {
  const { points, coins } = building(material, site.building);
  return t('builders-board-site', {
    ...inWords('builders', { building: site.building }),
    missing: amountsInWords(missingAt(site)),
    crew: together(site.crew.map(called)) || t('builders-board-nobody'),
    points,
    coins,
  });
}

export function unitInWords(material: Material, id: string): string {
  const card = unit(material, id);
  return t('builders-board-worker', {
    worker: called(id),
    produces: amountsInWords(card.produces),
    wage: card.wage,
  });
}
