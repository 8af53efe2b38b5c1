/** The text view of any game, from the shape of its view. */

import { seatsFrom, type Area, type Line, type DescribeTable } from '../text_view/description';
import { number, t } from '../words/words.svelte';
import { called, details, heading, isPlayer } from './names';
import { isAmounts, isCard, isCounter, isPart, owned, printed, shared, summary, type Part, type Value } from './shapes';

export const genericDescription =
  (game: string): DescribeTable<Part, Part> =>
  ({ view, material, near, names }) => {
    const cards = printed(material);

    /** A card with its printed values. */
    function card(id: string, itself?: Part): string {
      if (!id) return t('web-words-gap');
      const lines = details(game, itself ?? cards.get(id)).map(({ label, value }) => `${label} ${value}`);
      return [called(game, id), ...lines].join(' · ');
    }
    function counter(key: string, value: boolean | number): string {
      if (typeof value === 'boolean') return value ? heading(game, key) : '';
      return `${heading(game, key)}: ${isPlayer(key) ? (names[value] ?? '–') : number(value)}`;
    }
    function lines(key: string, value: Value): Line[] {
      if (value === null || value === '') return [];
      if (isCounter(value)) return [{ says: counter(key, value) }].filter(({ says }) => says);
      if (typeof value === 'string') return [{ says: `${heading(game, key)}: ${card(value)}` }];
      return [{ says: heading(game, key), under: within(value) }];
    }
    function within(value: Value): Line[] {
      if (Array.isArray(value)) {
        return value.map((one, place) => {
          if (isCard(one)) return { says: card(one.id, one) };
          if (isPart(one) || Array.isArray(one)) return { says: number(place + 1), under: within(one) };
          return { says: typeof one === 'number' ? number(one) : typeof one === 'boolean' ? t('web-words-yes-no', { yes: one ? 1 : 0 }) : card(one ?? '') };
        });
      }
      if (isAmounts(value)) return Object.entries(value).map(([id, amount]) => ({ says: `${called(game, id)}: ${number(amount)}` }));
      return isPart(value) ? Object.entries(value).flatMap(([key, one]) => lines(key, one)) : [];
    }
    const described = (part: Part): Line[] => Object.entries(part).flatMap(([key, value]) => lines(key, value));

    return [
      { id: 'course', title: t('web-table'), lines: described(shared(view)) },
      ...seatsFrom(near, names.length).map(
        (seat): Area => ({
          id: `seat-${seat}`,
          title: names[seat] ?? '',
          brief: summary(view, seat).map(([key, value]) => counter(key, value)).filter(Boolean).join(', '),
          lines: described(owned(view, seat)),
        }),
      ),
    ];
  };
