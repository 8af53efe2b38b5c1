/** The names of the parts of a view. */

import { hasName, name, number, t, words } from '../words/words.svelte';
import type { Part, Value } from './shapes';

const inMessage = (key: string): string => key.replaceAll('_', '-');

/** `next_worker` → `Next worker`. */
export function readable(key: string): string {
  const spaced = key.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A heading or the label of a counter. */
export function heading(game: string, key: string): string {
  const message = `${game}-area-${inMessage(key)}`;
  return words.has(message) ? t(message) : hasName(game, key) ? name(game, key) : readable(key);
}

/** A card, a good, a word: anything with an id. */
export const called = (game: string, id: string): string => (hasName(game, id) ? name(game, id) : readable(id));

export const isPlayer = (key: string): boolean => /(^|_)(player|seat)$/.test(key);

/** The printed values of a card, as `label: value`, if they fit on a line. */
export function details(game: string, card: Part | undefined): { label: string; value: string }[] {
  return Object.entries(card ?? {}).flatMap(([key, value]) => {
    const text = key === 'id' ? '' : inWords(game, value);
    return text ? [{ label: heading(game, key), value: text }] : [];
  });
}

function inWords(game: string, value: Value): string {
  if (typeof value === 'number') return value ? number(value) : '';
  if (typeof value === 'string') return value && called(game, value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.map((one) => called(game, one)).join(', ');
  }
  return '';
}
