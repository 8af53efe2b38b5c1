/** Where the table is too large for the screen: what one has to look at comes into sight. */

import { settings } from '../../app/settings.svelte';

/** Between the jumps and whatever lies over the lower end of the table. */
function visible(): [number, number] {
  const top = document.querySelector('.frame > nav')?.getBoundingClientRect().bottom ?? 0;
  const docked = [...document.querySelectorAll('.dock, .dock > .bar > *')].map((one) => one.getBoundingClientRect().top);
  return [Math.max(0, top), Math.min(innerHeight, ...docked)];
}

/** The first of the things comes into sight, unless one of them is there already. */
export function bringIntoSight(things: Element[]): void {
  const [top, bottom] = visible();
  const boxes = things.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0);
  const [first] = boxes;
  if (!first || boxes.some((box) => box.top >= top && box.bottom <= bottom)) return;
  // What is higher than its room begins at the upper edge.
  const far = Math.min((first.top + first.bottom - top - bottom) / 2, first.top - top);
  scrollBy({ top: far, behavior: settings.motion === 'off' ? 'auto' : 'smooth' });
}
