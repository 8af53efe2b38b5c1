// Runs in the index before the first paint: sets the theme and the language and requests everything that
// this page needs at once. The build fills in `NEEDED`.
(() => {
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('guildhall') || '{}');
  } catch {
    // Storage is forbidden or damaged: use the system's settings.
  }
  const root = document.documentElement;
  if (saved.theme === 'light' || saved.theme === 'dark') root.dataset.theme = saved.theme;
  const needed = NEEDED;
  const wished = [saved.language, ...navigator.languages].map((one) => `${one}`.slice(0, 2).toLowerCase());
  root.lang = wished.find((one) => one in needed.languages) || 'en';
  const page = location.pathname.split('/')[1];
  root.dataset.page = page;

  // The client takes over these answers (api/http.ts).
  window.asked = {};
  const sent = Date.now();
  for (const path of ['/me', '/games']) {
    // Read to the end even if unused: an unread answer keeps the connection busy.
    const read = async (answer) => {
      const times = [sent, Date.now()];
      return Object.assign(new Response(await answer.text(), answer), { times });
    };
    window.asked[path] = fetch(`/api${path}`, { signal: AbortSignal.timeout(130_000) }).then(read);
    window.asked[path].catch(() => undefined);
  }

  // The entry script or a style failed to load. Once the page is shown, its parts report failures
  // themselves.
  const fail = ({ target }) => {
    if (target === window || target.matches?.('script, [data-later]')) root.dataset.failed = '';
  };
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  const again = () => document.querySelector('[data-failed] .shell') && location.reload();
  addEventListener('online', again);
  addEventListener('click', ({ target }) => target.closest?.('.shell button') && again());

  // On a slow connection fonts would delay the rest: they are left for the next visit.
  const slow = /2g|3g/.test(navigator.connection?.effectiveType ?? '');
  const all = [...(needed.pages[page] || []), ...(needed.languages[root.lang] || [])];
  const files = all.filter((file) => !slow || !file.endsWith('.woff2'));
  for (const file of files) {
    const link = document.createElement('link');
    link.href = file;
    link.crossOrigin = '';
    if (file.endsWith('.woff2')) {
      link.fetchPriority = 'low';
      link.type = 'font/woff2';
    }
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font';
    document.head.append(link);
  }
})();
