/** Screen sizes on which more than a style depends. */

import { MediaQuery } from 'svelte/reactivity';

/** A phone or a tablet: the table scrolls, and the hand is beside the action bar. */
export const narrow = new MediaQuery('(max-width: 980px)');
/** Opponents and log each have a column. */
export const vast = new MediaQuery('(min-width: 2400px) and (min-height: 1200px)');
/** A tablet upright: two columns, and the hand is beside the action bar. */
export const tablet = new MediaQuery('(min-width: 741px) and (max-width: 980px)');
