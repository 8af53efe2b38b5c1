/** Scrolls the relevant part of a table into view. */

import { settings } from '../../app/settings.svelte';

/** Between the area tabs and whatever covers the lower end of the table. */
function visible(): [number, number] {
  const top = document.querySelector('.frame > nav')?.getBoundingClientRect().bottom ?? 0;
  const docked = [...document.querySelectorAll('.dock, .dock > .bar > *')].map((one) => one.getBoundingClientRect().top);
  return [Math.max(0, top), Math.min(innerHeight, ...docked)];
}

/** Scroll the first of the things into view, unless one of them is visible. */
export function bringIntoSight(things: Element[]): void {
  const [top, bottom] = visible();
  const boxes = things.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0);
  const [first] = boxes;
  if (!first || boxes.some((box) => box.top >= top && box.bottom <= bottom)) return;
  // If it is higher than the available space, align its upper edge.
  const far = Math.min((first.top + first.bottom - top - bottom) / 2, first.top - top);
  scrollBy({ top: far, behavior: settings.motion === 'off' ? 'auto' : 'smooth' });
}
