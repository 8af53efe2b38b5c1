/** The areas that the user has opened or closed, until the page is closed. */

import { SvelteMap } from 'svelte/reactivity';

export const opened = new SvelteMap<string, boolean>();
