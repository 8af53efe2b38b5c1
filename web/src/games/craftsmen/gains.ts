/** What a move would cost and bring, as far as the table shows it; the rules stay with the server. */

import type { LegalMove } from '../../api/types';
import type { CardView, CraftsmenView } from '../../api/views/craftsmen';
import type { Sentence } from '../game';
import { BUILD_COST, PRICE, typeOf, worth, type Material } from './printed';

const effect = (name: string, facts: Sentence['facts'] = {}): Sentence => ({
  message: `craftsmen-effect-${name}`,
  facts,
});

export function effects({ text }: LegalMove, view: CraftsmenView, material: Material): Sentence[] {
  const [verb, first = '', second = ''] = text.split(' ') as [string, string, string];
  const card = cardOf(view, first);
  switch (verb) {
    case 'cover':
      return text.endsWith('points') ? [effect('fee-points', { points: view.year })] : text.endsWith('card') ? [effect('fee-card')] : [];
    case 'build':
    case 'defy':
      return card
        ? [
            effect('build', { cost: BUILD_COST[typeOf(material, card)]! }),
            ...(verb === 'defy' ? [effect('defy')] : []),
            ...product(card),
          ]
        : [];
    case 'buy':
      return card
        ? [effect('buy', { price: PRICE[typeOf(material, card)]!, upper: card.upper, lower: card.lower }), ...product(card)]
        : [];
    case 'auction':
      return card ? [effect('auction'), ...product(card)] : [];
    case 'bid':
      return [effect('bid', { value: worth(view.hand_capital) })];
    case 'pay':
      return [effect('pay', { paid: worth([...view.paid, first]), price: view.price })];
    case 'make':
    case 'fetch':
      return [effect('work-point')];
    case 'process':
      return card ? [effect('work-point'), effect('points', { points: card.points }), ...(second === 'granary' ? [effect('granary')] : [])] : [];
    case 'load':
    case 'bribe': {
      const hold = view.ships[Number(second) - 1]?.holds.find(({ product: good }) => good === card?.makes);
      return card
        ? [
            effect('work-point'),
            effect('points', { points: card.points }),
            effect('hold', { points: hold?.points ?? 0 }),
            ...(verb === 'bribe' ? [effect('bribe')] : []),
          ]
        : [];
    }
    case 'lose':
      return [effect('lose')];
    case 'purchase':
      return [effect('purchase')];
    case 'barter':
      return [effect('barter')];
    default:
      return [];
  }
}

const product = (card: CardView): Sentence[] => [effect('makes', { makes: card.makes, points: card.points })];

/** A card wherever it lies open to the acting player. */
function cardOf(view: CraftsmenView, id: string): CardView | undefined {
  const cards = [
    ...view.hand_buildings,
    ...view.looking,
    ...view.box,
    ...view.markets.flatMap(({ open }) => open),
    ...(view.players[view.seat]?.row.map(({ card }) => card) ?? []),
  ];
  return cards.find((card) => card?.id === id) ?? undefined;
}
