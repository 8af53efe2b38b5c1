/** Finds which ids of a view are things, from the things of the legal moves. */

/** The position of an id: the keys that lead to it, and its seat. */
export interface Place {
  path: string;
  /** Its seat; -1 for shared areas. */
  seat: number;
}

/** How the ids at a path become things: `card:{}`, or `card:{seat}.{}`. */
const LEARNED = new Map<string, string>();

const singular = (key: string): string => key.replace(/ies$/, 'y').replace(/s$/, '');

/** Returns the thing of each id at a position, or null. */
export function pointer(game: string, { path, seat }: Place, ids: string[], things: ReadonlySet<string>) {
  const known = `${game}/${path}`;
  const found = templates(path, seat, ids, things);
  if (found) LEARNED.set(known, found);
  const template = LEARNED.get(known);
  return (id: string): string | null => (template && id ? filled(template, seat, id) : null);
}

const filled = (template: string, seat: number, id: string): string =>
  template.replace('{seat}', String(seat)).replace('{}', id);

function templates(path: string, seat: number, ids: string[], things: ReadonlySet<string>): string | undefined {
  const found = new Set<string>();
  for (const thing of things) {
    const kind = thing.slice(0, thing.indexOf(':'));
    for (const template of [`${kind}:{}`, `${kind}:{seat}.{}`]) {
      if (ids.some((id) => id && filled(template, seat, id) === thing)) found.add(template);
    }
  }
  // If two kinds of things have the same ids, the key decides.
  const keys = path.split('.').flatMap((key) => [key, singular(key)]);
  return [...found].find((template) => keys.includes(template.slice(0, template.indexOf(':')))) ?? [...found][0];
}

/** The things of the places of a list: `field:1` is the first of `fields`. */
export function placed({ path, seat }: Place, things: ReadonlySet<string>): (place: number) => string | null {
  const kind = singular(path.slice(path.lastIndexOf('.') + 1));
  return (place) => [`${kind}:${place + 1}`, `${kind}:${seat}.${place + 1}`].find((thing) => things.has(thing)) ?? null;
}
