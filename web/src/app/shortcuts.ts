/** Single-key shortcuts; they can be switched off, because of typing errors and speech input. */

import { settings } from './settings.svelte';

/** Stop such key events before any listener; typing still works. */
export function heedShortcuts(): void {
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
