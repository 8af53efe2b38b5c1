/** Classifies the values of a view by their shapes. */

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type Part = { [key: string]: Value };

/** The keys of a view that the page shows already. */
const FRAMED = new Set(['viewer', 'seat', 'over', 'players']);

export const isPart = (value: Value | undefined): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with an identity of its own: a card, a tile. */
export const isCard = (value: Value | undefined): value is Part & { id: string } =>
  isPart(value) && typeof value.id === 'string';

export const isAmounts = (value: Value): value is Record<string, number> =>
  isPart(value) && Object.keys(value).length > 0 && Object.values(value).every((one) => typeof one === 'number');

/** A word or a number, and so a counter instead of an area. */
export const isCounter = (value: Value): value is boolean | number => typeof value === 'number' || typeof value === 'boolean';

export const isEmpty = (value: Value): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** The shared areas, in the order of the view. */
export const shared = (view: Part): Part =>
  Object.fromEntries(Object.entries(view).filter(([key]) => !FRAMED.has(key)));

/** The areas of a seat. */
export function owned(view: Part, seat: number): Part {
  const one = Array.isArray(view.players) ? view.players[seat] : undefined;
  return isPart(one) ? one : {};
}

export const counters = (part: Part): [string, boolean | number][] =>
  Object.entries(part).flatMap(([key, value]) => (isCounter(value) ? [[key, value] as [string, boolean | number]] : []));

/** Not shown by a counter; an empty text shows nothing. */
export const areas = (part: Part): [string, Value][] =>
  Object.entries(part).filter(([, value]) => !isCounter(value) && value !== '' && value !== null);

const MOST_IN_SUMMARY = 2;

export const isScore = (key: string): boolean => key === 'points' || key === 'score';
export const isMoney = (key: string): boolean => key === 'coins' || key === 'money';

/** The counters beside the name of a player: the first numbers, points before all. */
export const summary = (view: Part, seat: number): [string, boolean | number][] =>
  counters(owned(view, seat))
    .sort(([one], [other]) => Number(isScore(other)) - Number(isScore(one)))
    .slice(0, MOST_IN_SUMMARY);

/** The printed components by id, wherever they are in the material. */
export function printed(material: Value): Map<string, Part> {
  const found = new Map<string, Part>();
  const look = (value: Value): void => {
    if (isCard(value) && !found.has(value.id)) found.set(value.id, value);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(material);
  return found;
}
