/** Reloads a page that is older than its server, whose files are gone. */

const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');

/**
 * Reload if a part cannot be loaded because there is a newer version, not after a lost connection.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', async () => {
    try {
      const index = await fetch('/', { cache: 'no-store' });
      if (index.ok && entry && !(await index.text()).includes(entry)) location.reload();
    } catch {
      // Without a connection the part is requested again when it is needed again.
    }
  });
}
