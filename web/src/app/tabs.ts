/** Keeps the signed-in user the same in all tabs of a browser. */

const others = new BroadcastChannel('guildhall-me');

/** Notify other tabs that the signed-in user changed. */
export const notifyTabs = (): void => others.postMessage(null);

/** Call a function when another tab changed the user. */
export function onTabChange(handle: () => void): void {
  others.onmessage = handle;
}
