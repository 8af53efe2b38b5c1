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
  const rectangles = things.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0);
  const [first] = rectangles;
  if (!first || rectangles.some((box) => box.top >= top && box.bottom <= bottom)) return;
  // Show the upper edge of a thing that is higher than the visible part.
  const far = Math.min((first.top + first.bottom - top - bottom) / 2, first.top - top);
  scrollBy({ top: far, behavior: settings.motion === 'off' ? 'auto' : 'smooth' });
}
