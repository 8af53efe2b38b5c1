/** The time, for clocks: one beat a second for all of them, and none while nobody looks at one. */

import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const beat = setInterval(update, 1000);
  return () => clearInterval(beat);
});

export const time = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};
