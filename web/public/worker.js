// Opens the client offline, and shows turn notifications while no page is open. Pages come from
// the network first, so they are up to date; built files never change under their names. API
// answers are never cached.

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
      // An incomplete answer counts as missing.
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

/** Storage may be full or forbidden; return the answer of the server anyway. */
const ifPossible = (stored) => stored.catch(() => undefined);

async function find(url) {
  return (await caches.open(KEPT)).match(url);
}

async function keep(url, fresh) {
  await (await caches.open(KEPT)).put(url, fresh);
}

/** Store the index; if it has changed and is stored, remove the files of the old one. */
async function keepIndex(fresh, text) {
  const before = await (await find(INDEX))?.text();
  if (text === before) return;
  const kept = await caches.open(KEPT);
  const old = (await kept.keys()).filter(({ url }) => new URL(url).pathname !== INDEX);
  await kept.put(INDEX, fresh);
  await Promise.all(old.map((file) => kept.delete(file)));
}

// A turn notification; the server sends the text in the language of the user.
addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));

async function show(push) {
  if (!push) return;
  const { title, body, path, language } = push;
  const options = { body, tag: path, lang: language, icon: '/icon-192.png', badge: '/icon-192.png', data: path };
  await self.registration.showNotification(title, options);
}

// The push service has changed the address of this browser: subscribe it again.
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event.newSubscription)));

async function subscribeAnew(given) {
  const asked = await fetch('/api/push');
  // After signing out, notifications stop.
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

/** Open the table, in a page that shows it or in another page of ours, if one is open. */
async function go(path) {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === href) ?? (await pages[0]?.navigate(href));
  await (there ? there.focus() : self.clients.openWindow(href));
}
