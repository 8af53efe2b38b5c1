/** A list with one Tab stop: arrow keys move within it. */

import type { Attachment } from 'svelte/attachments';

const WAYS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Make a single Tab stop of all elements that match `stops`. */
export function oneStop(stops: string): Attachment<HTMLElement> {
  return (list) => {
    const all = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(stops)];
    const stopAt = (here: HTMLElement | undefined): void => {
      for (const one of all()) one.tabIndex = one === here ? 0 : -1;
    };
    const settle = (): void => {
      const found = all();
      if (found.filter(({ tabIndex }) => tabIndex === 0).length !== 1) stopAt(found[0]);
    };
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(stops)) stopAt(target);
    };
    const pressed = (event: KeyboardEvent): void => {
      const found = all();
      const here = found.indexOf(document.activeElement as HTMLElement);
      if (here < 0) return;
      const way = WAYS[event.key];
      const next = way ? found[here + way] : { Home: found[0], End: found.at(-1) }[event.key];
      if (!way && !next) return;
      event.preventDefault();
      event.stopPropagation();
      next?.focus();
    };
    const watcher = new MutationObserver(settle);
    watcher.observe(list, { childList: true, subtree: true });
    list.addEventListener('focusin', focused);
    list.addEventListener('keydown', pressed);
    settle();
    return () => {
      watcher.disconnect();
      list.removeEventListener('focusin', focused);
      list.removeEventListener('keydown', pressed);
    };
  };
}
