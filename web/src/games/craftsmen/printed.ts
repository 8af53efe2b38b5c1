/** What stands on no card but belongs to the table. */

export interface Recipe {
  kind: string;
  makes: string;
  from: string[];
  points: number;
}

export interface Material {
  /** What a building of each type costs at the notary. */
  price: Record<string, number>;
  /** What building a card of each type costs at the builders. */
  cost: Record<string, number>;
  goods: { raw: string[]; half: string[]; final: string[] };
  recipes: { kinds: Recipe[] };
  ships: { ships: { bonuses: number[]; holds: { product: string; points: number }[] }[] };
  /** What the bonus token of each final product is worth. */
  bonus_tokens: { points: Record<string, number> };
}

/** The type of a building is that of what it makes. */
export const TYPE_OF = { raw: 'basic', half: 'extended', final: 'advanced' } as const;

/** How far a product is from the field. */
export const stageOf = (material: Material, good: string): keyof typeof TYPE_OF =>
  material.goods.raw.includes(good) ? 'raw' : material.goods.half.includes(good) ? 'half' : 'final';
