/** What time it is at the server: by a clock of the device that is wrong, its times would mean something else. */

/** In milliseconds: it says whole seconds, and is up to one behind with that. */
const COARSE = 2000;

/** How far our clock is behind, in milliseconds; 0 as long as it may be right. */
let behind = 0;

/** An answer says when it was given, which was after we asked for it and before it came. */
export function hearTime(said: string | null, asked: number, came: number): void {
  const given = Date.parse(said ?? '');
  if (!Number.isNaN(given)) behind = Math.min(Math.max(behind, given - came), given + COARSE - asked);
}

export const serverNow = (): number => Date.now() + behind;
