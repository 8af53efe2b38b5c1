/** The printed material, as the server sends it. */

import type printed from '../../../../src/guildhall/games/craftsmen/components.json';
import type { Printed } from '../game';

export type Material = Printed<typeof printed> & {
  /** What a building of each type costs at the notary. */
  price: Record<string, number>;
  /** What building a card of each type costs at the builders. */
  cost: Record<string, number>;
};

/** The type of a building is that of what it makes. */
export const TYPE_OF = { raw: 'basic', half: 'extended', final: 'advanced' } as const;

/** How far a product is from the field. */
export const stageOf = (material: Material, good: string): keyof typeof TYPE_OF =>
  material.goods.raw.includes(good) ? 'raw' : material.goods.half.includes(good) ? 'half' : 'final';
