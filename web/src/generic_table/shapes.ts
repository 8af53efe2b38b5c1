/** What the values of a view are, told by their shapes alone. */

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type Part = { [key: string]: Value };

/** The keys of a view that the frame of the table shows already. */
const FRAMED = new Set(['viewer', 'seat', 'over', 'players']);

export const isPart = (value: Value | undefined): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that says of itself what it is: a card, a tile. */
export const isCard = (value: Value | undefined): value is Part & { id: string } =>
  isPart(value) && typeof value.id === 'string';

export const isAmounts = (value: Value): value is Record<string, number> =>
  isPart(value) && Object.keys(value).length > 0 && Object.values(value).every((one) => typeof one === 'number');

/** Said in a word or a number, and so a counter rather than an area. */
export const isCounter = (value: Value): value is boolean | number => typeof value === 'number' || typeof value === 'boolean';

export const isEmpty = (value: Value): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** What lies between the players, in the order of the view. */
export const shared = (view: Part): Part =>
  Object.fromEntries(Object.entries(view).filter(([key]) => !FRAMED.has(key)));

/** What belongs to a seat. */
export function owned(view: Part, seat: number): Part {
  const one = Array.isArray(view.players) ? view.players[seat] : undefined;
  return isPart(one) ? one : {};
}

export const counters = (part: Part): [string, boolean | number][] =>
  Object.entries(part).flatMap(([key, value]) => (isCounter(value) ? [[key, value] as [string, boolean | number]] : []));

/** What is not said by a counter; a text that is empty says nothing. */
export const areas = (part: Part): [string, Value][] =>
  Object.entries(part).filter(([, value]) => !isCounter(value) && value !== '' && value !== null);

const MOST_IN_SUMMARY = 2;

export const isScore = (key: string): boolean => key === 'points' || key === 'score';
export const isMoney = (key: string): boolean => key === 'coins' || key === 'money';

/** The numbers of a player that stand beside the name: the first ones, points before all. */
export const summary = (view: Part, seat: number): [string, boolean | number][] =>
  counters(owned(view, seat))
    .sort(([one], [other]) => Number(isScore(other)) - Number(isScore(one)))
    .slice(0, MOST_IN_SUMMARY);

/** The printed components by their ids, wherever they stand in the material. */
export function printed(material: Value): Map<string, Part> {
  const found = new Map<string, Part>();
  const look = (value: Value): void => {
    if (isCard(value) && !found.has(value.id)) found.set(value.id, value);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(material);
  return found;
}
