/** Offline use of the client, by public/worker.js. */

const CACHE = 'guildhall';

/** Register the worker, and give it the files of the first visit. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
    const cache = await caches.open(CACHE);
    if (await cache.match('/')) return;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const built = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
    await cache.addAll([...new Set(built)]);
    // The index last: if it is stored, everything it needs is stored too.
    await cache.add('/');
  } catch {
    // Forbidden by the browser, or no storage left: the client then needs a connection.
  }
}
