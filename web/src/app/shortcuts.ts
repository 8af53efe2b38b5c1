/** Disables shortcuts of single characters, digits and signs for users who turn them off. */

import { settings } from './settings.svelte';

/** Stop such key presses from reaching other listeners; typing still works. */
export function filterShortcuts(): void {
  addEventListener(
    'keydown',
    (event) => {
      const bare = !event.ctrlKey && !event.metaKey && !event.altKey;
      const sign = event.key.length === 1 && event.key !== ' ';
      if (bare && sign && !settings.shortcuts) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
