/** Which areas somebody has opened or closed, as long as the page is open. */

import { SvelteMap } from 'svelte/reactivity';

export const opened = new SvelteMap<string, boolean>();
