/** How large the screen is, where more than a style depends on it. */

import { MediaQuery } from 'svelte/reactivity';

/** A phone or a tablet: the table scrolls, and what one holds lies beside the tray. */
export const narrow = new MediaQuery('(max-width: 980px)');
/** Opponents and log each have a column of their own. */
export const vast = new MediaQuery('(min-width: 2400px) and (min-height: 1200px)');
/** A tablet upright: the table has two columns there, and what one holds lies beside the tray. */
export const tablet = new MediaQuery('(min-width: 741px) and (max-width: 980px)');
