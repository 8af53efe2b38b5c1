/** Seeded random numbers, so that every drawing differs but never changes. */

export type Chance = () => number;

/** Random numbers from 0 to 1 (mulberry32). */
export function chance(seed: number): Chance {
  let state = (seed * 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a name. */
export function seedOf(name: string): number {
  let seed = 7;
  for (let at = 0; at < name.length; at++) seed = (seed * 31 + name.charCodeAt(at)) | 0;
  return seed;
}
