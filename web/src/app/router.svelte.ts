/** The address of the page that is shown. */

class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener('popstate', () => {
      this.path = location.pathname;
    });
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** Follow plain clicks on links to our own pages without reloading. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
