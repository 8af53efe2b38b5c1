/** Names of cards and goods. */

import type { BuiltView, CardView } from './view';
import { inWords, name, t } from '../../words/words.svelte';

export const called = (thing: string): string => name('craftsmen', thing);

/** A card without its number: there are several mills. */
export const kindName = (card: string): string => called(card.replace(/_\d+$/, ''));

export function cardInWords(card: CardView): string {
  return t(card.inputs.length ? 'craftsmen-board-workshop' : 'craftsmen-board-source', {
    ...inWords('craftsmen', {
      building: card.id,
      inputs: card.inputs,
      makes: card.makes,
      upper: card.upper,
      lower: card.lower,
    }),
    points: card.points,
  });
}

/** A plan in hand, with its building cost. */
export const planInWords = (card: CardView, cost: number): string =>
  t('craftsmen-board-plan', { card: cardInWords(card), cost });

export function builtInWords({ card, cubes }: BuiltView): string {
  const ready = card.inputs.filter((_, place) => cubes[place]);
  if (!card.inputs.length) return cardInWords(card);
  return t('craftsmen-board-built', { card: cardInWords(card), cubes: ready.length, inputs: card.inputs.length });
}

/** Equal cards once, with their number. */
export function counted(cards: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** Every card as a separate thing: the second one of a kind is `capital:violet_1.2`. */
export const single = (cards: string[]): { id: string; kind: string; again: boolean }[] =>
  counted(cards).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, n) => ({ id: `capital:${kind}${n ? `.${n + 1}` : ''}`, kind, again: n > 0 })),
  );

export const capitalInWords = (cards: string[]): string =>
  counted(cards)
    .map(([card, count]) => (count > 1 ? `${count} × ${called(card)}` : called(card)))
    .join(', ') || t('craftsmen-board-none');
