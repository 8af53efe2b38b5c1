/** What has come anew, in which everything that is as before is the very same object.
 *
 * What is the same object is not drawn again. `now` is JSON; equal parts of it are exchanged in place.
 */
export function same<T>(before: unknown, now: T): T {
  if (before === now || !isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const tree: Record<string, unknown> = now;
  const keys = Object.keys(tree);
  let changed = keys.length !== Object.keys(before).length;
  for (const key of keys) {
    const value = (tree[key] = same(before[key], tree[key]));
    changed ||= value !== before[key] || !(key in before);
  }
  return changed ? now : (before as T);
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
