/** How large the screen is, where more than a style depends on it. */

import { MediaQuery } from 'svelte/reactivity';

/** A phone or a tablet: the table scrolls, and what one holds lies beside the tray. */
export const narrow = new MediaQuery('(max-width: 980px)');
