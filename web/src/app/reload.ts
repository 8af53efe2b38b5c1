/** A page that was opened before its server was replaced: the files that it still needs are gone. */

const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');

/** Load the page again where a part of it cannot be fetched because there is a newer one; a lost connection is none. */
export function loadAnewWhenReplaced(): void {
  addEventListener('vite:preloadError', async () => {
    try {
      const index = await fetch('/', { cache: 'no-store' });
      if (index.ok && entry && !(await index.text()).includes(entry)) location.reload();
    } catch {
      // Without a connection the part is asked for again when it is needed again.
    }
  });
}
