/** The push subscription of this browser. */

import { call, Refused } from '../api/http';
import type { PushState } from '../api/types';

/** Why notifications are not possible. */
export class Denied extends Error {}

/** The subscription of the browser, and whether the server knows it. */
export const pushState = (): Promise<PushState> => call<PushState>('GET', '/push');

/** Only after a click, because the browser asks for permission. */
export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Denied();
  const { key } = await pushState();
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for another server or key would receive nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  await send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

export async function turnOff(): Promise<void> {
  await call('DELETE', '/push');
  await unsubscribe();
}

/** The server has removed this browser: unsubscribe it too. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await subscription())?.unsubscribe();
  } catch (error) {
    // The browser cannot reach its push service; no notifications arrive anyway.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Use the current language for notifications. */
export async function updateLanguage(): Promise<void> {
  const found = await subscription();
  try {
    if (found && (await pushState()).on) await send(found);
  } catch (error) {
    // Notifications stay in the previous language.
    if (!(error instanceof Refused)) throw error;
  }
}

async function subscription(): Promise<PushSubscription | null | undefined> {
  return (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
}

async function send(found: PushSubscription): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  await call('PUT', '/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}
