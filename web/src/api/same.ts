/** What has come anew, in which everything that is as before is the very same object.
 *
 * What is the same object is not drawn again. `now` is JSON; equal parts of it are exchanged in place.
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

/** The same for a map: the very map of before where nothing has changed, and its very values where those are equal. */
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
