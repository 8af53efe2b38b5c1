/** The printed material, as far as the table needs it beside the view. */

import type { CardView } from '../../api/views/craftsmen';

export interface Material {
  goods: { raw: string[]; half: string[]; final: string[] };
}

export const TYPES = ['basic', 'extended', 'advanced'];

/** basic, extended or advanced. */
export function typeOf(material: Material, card: CardView): string {
  const { raw, half } = material.goods;
  return raw.includes(card.makes) ? 'basic' : half.includes(card.makes) ? 'extended' : 'advanced';
}

export const BUILD_COST: Record<string, number> = { basic: 2, extended: 3, advanced: 6 };
export const PRICE: Record<string, number> = { basic: 3, extended: 5, advanced: 10 };

/** What a payment is worth at best: cards of one colour count as a set where that is more. */
export function worth(cards: string[]): number {
  const colours = new Map<string, number[]>();
  for (const card of cards) {
    const [colour, value] = card.split('_') as [string, string];
    colours.set(colour, [...(colours.get(colour) ?? []), Number(value)]);
  }
  let sum = 0;
  for (const values of colours.values()) {
    sum += Math.max(values.reduce((one, other) => one + other, 0), 5 * (values.length - 1));
  }
  return sum;
}
