/** Tabs of one browser are one person: what somebody becomes in one of them, all of them are. */

const others = new BroadcastChannel('guildhall-me');

/** Tell the other tabs that we are somebody else now, or another than they know. */
export const tellTabs = (): void => others.postMessage(null);

/** Call this whenever another tab says so. */
export function heedTabs(heed: () => void): void {
  others.onmessage = heed;
}
