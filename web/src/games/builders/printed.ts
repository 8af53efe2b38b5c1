/** The printed cards, as the server sends them. */

import type printed from '../../../../src/guildhall/games/builders/components.json';
import type { Printed } from '../game';
import { MATERIALS } from './materials';
import type { SiteView } from './view';

export type Material = Printed<typeof printed> & {
  /** Points on finished cards that end the game. */
  points_to_end: number;
};
export type Worker = Material['workers'][number];
/** Only machines produce. */
export type Building = Material['buildings'][number];

const found = new WeakMap<Material, Map<string, Worker | Building>>();

function card(material: Material, id: string): Worker | Building | undefined {
  let cards = found.get(material);
  if (!cards) {
    cards = new Map([...material.workers, ...material.buildings].map((one) => [one.id, one]));
    found.set(material, cards);
  }
  return cards.get(id);
}

export const building = (material: Material, id: string): Building => card(material, id) as Building;

/** The missing materials of a site, in their order. */
export const missingAt = (site: SiteView): number[] => MATERIALS.map(({ id }) => site.missing[id] ?? 0);

/** A worker, or a machine, which has no wage. */
export function unit(material: Material, id: string): { id: string; wage: number; produces: number[]; rank: string } {
  const found = card(material, id)!;
  if ('rank' in found) return found;
  return { id, wage: 0, produces: found.produces ?? [], rank: 'machine' };
}
