// Opens the house without a connection, and does nothing else. Pages come from the network first,
// so that nobody sees yesterday's code; built files never change under their names. What the API
// says is neither kept nor looked at.

const KEPT = 'guildhall';
const INDEX = '/';

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(built(request));
  else if (request.mode === 'navigate' && !/^\/(api|metrics)(\/|$)/.test(pathname)) event.respondWith(page(request));
});

async function built(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request.url);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.status === 200) await kept.put(request.url, fresh.clone());
  return fresh;
}

async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html')) await keep(fresh.clone());
    return fresh;
  } catch (offline) {
    const known = await (await caches.open(KEPT)).match(INDEX);
    if (known) return known;
    throw offline;
  }
}

/** Keep the index; where it is another one now, the files of the old one go. */
async function keep(fresh) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(INDEX);
  const [now, before] = await Promise.all([fresh.clone().text(), known?.text()]);
  if (now === before) return;
  await caches.delete(KEPT);
  await (await caches.open(KEPT)).put(INDEX, fresh);
}
