/** The time of the server for all clocks: one update per second while a clock is shown. */

import { createSubscriber } from 'svelte/reactivity';
import { serverNow } from '../../api/servertime';

const subscribe = createSubscriber((update) => {
  const beat = setInterval(update, 1000);
  return () => clearInterval(beat);
});

export const time = {
  get now(): number {
    subscribe();
    return serverNow();
  },
};
