/** The time of the server, for devices with a wrong clock. */

/** In milliseconds: the header has whole seconds, so it is up to one second late. */
const COARSE = 2000;

/** The correction of the device clock, in milliseconds; 0 if it may be right. */
let behind = 0;

/** An answer was created between its request and its arrival. */
export function hearTime(said: string | null, asked: number, came: number): void {
  const given = Date.parse(said ?? '');
  if (!Number.isNaN(given)) behind = Math.min(Math.max(behind, given - came), given + COARSE - asked);
}

export const serverNow = (): number => Date.now() + behind;
