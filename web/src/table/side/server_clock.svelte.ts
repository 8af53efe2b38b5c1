/** The time at the server, for clocks: one beat a second for all of them, and none while nobody looks at one. */

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
