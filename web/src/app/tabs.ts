/** All tabs of a browser share one user. */

const others = new BroadcastChannel('guildhall-me');

/** Notify other tabs that the signed-in user changed. */
export const tellTabs = (): void => others.postMessage(null);

/** Call this whenever another tab says so. */
export function heedTabs(heed: () => void): void {
  others.onmessage = heed;
}
