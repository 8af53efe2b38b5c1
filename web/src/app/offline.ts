/** The house on a device: opened also without a connection, by public/worker.js. */

const KEPT = 'guildhall';

/** Let the worker work, and give it what it could not see yet: the files of the first visit. */
export async function settleIn(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
    const kept = await caches.open(KEPT);
    if (await kept.match('/')) return;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const built = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
    await kept.addAll([...new Set(built)]);
    // The index last: where it is kept, all that it needs is kept too.
    await kept.add('/');
  } catch {
    // The browser forbids it or has no room: the house needs a connection then, as any page.
  }
}
