// Opens the client without a connection and shows notifications. Pages come from the network first, so
// that they are never outdated; built files never change under their names; API responses are not
// cached. Workbox was tried: it replaces about 25 of these lines, but adds a build step for the worker
// and more than doubles its size, and the rules for the index remain.

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
  const known = await ifPossible(find(request.url));
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.status === 200) await ifPossible(keep(request.url, fresh.clone()));
  return fresh;
}

async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get('content-type')?.startsWith('text/html')) {
      // Read it to the end: an index that breaks off must not be stored.
      const text = await fresh.clone().text();
      await ifPossible(keepIndex(fresh.clone(), text));
    }
    return fresh;
  } catch (offline) {
    const known = await ifPossible(find(INDEX));
    if (known) return known;
    throw offline;
  }
}

/** Ignore storage errors: the response is still served. */
const ifPossible = (stored) => stored.catch(() => undefined);

async function find(url) {
  return (await caches.open(KEPT)).match(url);
}

async function keep(url, fresh) {
  await (await caches.open(KEPT)).put(url, fresh);
}

/** Store the index; if it has changed, delete the files of the previous one. */
async function keepIndex(fresh, text) {
  const before = await (await find(INDEX))?.text();
  if (text === before) return;
  const kept = await caches.open(KEPT);
  const old = (await kept.keys()).filter(({ url }) => new URL(url).pathname !== INDEX);
  await kept.put(INDEX, fresh);
  await Promise.all(old.map((file) => kept.delete(file)));
}

// Show a notification. Its text comes from the server in the language of this browser.
addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));

async function show(push) {
  if (!push) return;
  const { title, body, path, language } = push;
  const options = { body, tag: path, lang: language, icon: '/icon-192.png', badge: '/icon-192.png', data: path };
  await self.registration.showNotification(title, options);
}

// The push service changed the subscription: send the new one to the server.
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event.newSubscription)));

async function subscribeAnew(given) {
  const asked = await fetch('/api/push');
  // Signed out: no notifications.
  if (!asked.ok) return;
  const { key } = await asked.json();
  const { pushManager } = self.registration;
  const found = given ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = found.toJSON();
  const { csrf } = await (await fetch('/api/me')).json();
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf };
  await fetch('/api/push', { method: 'PUT', headers, body: JSON.stringify({ endpoint, ...keys }) });
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data));
});

/** Open a table, if possible in a window that is open already. */
async function go(path) {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === href) ?? (await pages[0]?.navigate(href));
  await (there ? there.focus() : self.clients.openWindow(href));
}
