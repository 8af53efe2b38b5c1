/** This browser is told when it is our turn, also while no page of ours is open. */

import { call, Refused } from '../api/http';
import type { PushState } from '../api/types';

/** Why it cannot be told. */
export class Denied extends Error {}

/** What the browser has subscribed to, and whether the server knows it. */
export const asked = (): Promise<PushState> => call<PushState>('GET', '/push');

/** Only after a click: the browser asks whether it may. */
export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Denied();
  const { key } = await asked();
  const { pushManager } = await navigator.serviceWorker.ready;
  // What was subscribed to another house, or under another key, would stay silent.
  await (await pushManager.getSubscription())?.unsubscribe();
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

export async function turnOff(): Promise<void> {
  await call('DELETE', '/push');
  await forgetHere();
}

/** The server has forgotten this browser: let it forget too. */
export async function forgetHere(): Promise<void> {
  try {
    await (await subscription())?.unsubscribe();
  } catch (error) {
    // The browser does not reach its push service: it is told nothing all the same.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Go on in the language that is read now. */
export async function speakAnew(): Promise<void> {
  const found = await subscription();
  try {
    if (found && (await asked()).on) await tell(found);
  } catch (error) {
    // Then it goes on in the language of before.
    if (!(error instanceof Refused)) throw error;
  }
}

async function subscription(): Promise<PushSubscription | null | undefined> {
  return (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
}

async function tell(found: PushSubscription): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  await call('PUT', '/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}
