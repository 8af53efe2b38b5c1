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
