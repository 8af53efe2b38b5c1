/**
 * Structural sharing: replaces equal parts of a new value by the old objects.  Identical objects
 * are not redrawn. `now` is JSON and is modified in place.
 */
export const same = <T>(before: unknown, now: T): T => exchanged(before, now) as T;

function exchanged(before: unknown, now: unknown): unknown {
  if (before === now || !isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let changed = keys.length !== Object.keys(before).length;
  for (const key of keys) {
    const value = (now[key] = exchanged(before[key], now[key]));
    changed ||= value !== before[key] || !(key in before);
  }
  return changed ? now : before;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type Equal<V> = (before: V | undefined, now: V) => boolean;

/** The same for a map: the old map if nothing has changed, and old values that are equal. */
export function sameMap<V>(before: ReadonlyMap<string, V>, now: Map<string, V>, equal: Equal<V> = (one, other) => one === other): ReadonlyMap<string, V> {
  let changed = before.size !== now.size;
  for (const [key, value] of now) {
    const was = before.get(key);
    if (equal(was, value)) now.set(key, was as V);
    else changed = true;
  }
  return changed ? now : before;
}

/** The same for a set. */
export const sameSet = (before: ReadonlySet<string>, now: ReadonlySet<string>): ReadonlySet<string> =>
  before.size === now.size && [...now].every((one) => before.has(one)) ? before : now;
