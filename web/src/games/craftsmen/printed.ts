/** The printed material, as the server sends it. */

import type printed from '../../../../src/guildhall/games/craftsmen/components.json';
import type { Printed } from '../game';

export type Material = Printed<typeof printed> & {
  /** The cost of a building of each type at the notary. */
  price: Record<string, number>;
  /** The cost of building a card of each type. */
  cost: Record<string, number>;
};

/** The type of a building is that of its product. */
export const TYPE_OF = { raw: 'basic', half: 'extended', final: 'advanced' } as const;

/** The distance of a product from the raw materials. */
export const stageOf = (material: Material, good: string): keyof typeof TYPE_OF =>
  material.goods.raw.includes(good) ? 'raw' : material.goods.half.includes(good) ? 'half' : 'final';
