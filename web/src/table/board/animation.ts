/** Animates things from their old to their new places. */

import { tick } from 'svelte';
import type { Flight } from '../../games/game';
import { leap } from '../../app/settings.svelte';

const EASING = 'cubic-bezier(.3,.1,.2,1)';
const NOTICEABLE = 3;
/** The size of a moving piece in pixels. */
const PIECE = 26;

type Places = Map<string, DOMRect>;

/** The things that may move; in a picture, their own transform places them. */
const travellers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-thing]')].filter((element) => element instanceof HTMLElement);

const placesOf = (things: HTMLElement[]): Places =>
  new Map(things.map((element) => [element.dataset.thing!, element.getBoundingClientRect()]));

/** A user who acts does not wait for running animations. */
export function arrive(): void {
  for (const movement of document.getAnimations()) {
    // Scrolling is not a movement.
    if (movement.timeline === document.timeline) movement.finish();
  }
}

/**
 * Apply a change, animate all things for `pace` milliseconds, and wait.  Things that change their
 * place leave the old one before the change and arrive with it.
 */
export async function moved(change: () => void, pace: number, flights: Flight[]): Promise<void> {
  if (pace === 0 || document.hidden) return leap(change);
  // Everything is measured before the first modification: otherwise every measurement would
  // trigger a layout.
  const crossings = flights.flatMap((flight) => (flight.words || flight.from === flight.to ? [] : (crossing(flight) ?? [])));
  const leaving = crossings.map((one) => carry(one, pace));
  if (leaving.length) await Promise.race([Promise.all(leaving), wait(2 * pace)]);
  const before = placesOf(travellers());
  for (const { from, words } of flights) {
    const start = words && !before.has(from) ? thing(from) : null;
    if (start) before.set(from, start.getBoundingClientRect());
  }
  change();
  await tick();
  const things = travellers();
  const after = placesOf(things);
  const ways = things.flatMap((element) => way(element, before, after) ?? []);
  const flown = flights.flatMap((flight) => (flight.words ? (course(flight, before) ?? []) : []));
  const flares = flights.flatMap((flight) => (flight.flourish ? (flare(flight) ?? []) : []));
  const rolled = flights.filter(({ words, flourish, from, to }) => !words && !flourish && from === to);
  const running: Promise<unknown>[] = [
    ...ways.map((one) => travel(one, pace)),
    ...flown.map((one) => fly(one, 2 * pace)),
    ...flares.map((one) => flourish(one, 2 * pace)),
    ...rolled.flatMap((flight) => roll(flight, 2 * pace) ?? []),
  ];
  await Promise.race([Promise.all(running), wait(2 * pace)]);
}

interface Way {
  element: HTMLElement;
  /** The first frame; the last one is the normal place. */
  from: Keyframe;
}

/** How a thing reaches its place; null if it has not moved. */
function way(element: HTMLElement, before: Places, after: Places): Way | null {
  const now = after.get(element.dataset.thing!);
  if (!now?.width) return null;
  const then = before.get(element.dataset.thing!);
  if (!then || then.width === 0) return { element, from: { opacity: 0, transform: 'scale(.9)' } };
  const [x, y] = [then.left - now.left, then.top - now.top];
  if (Math.abs(x) + Math.abs(y) < NOTICEABLE || carried(element, before, after, x, y)) return null;
  const zoom = (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  return { element, from: { transform: `translate(${x / zoom}px, ${y / zoom}px) scale(${then.width / now.width})` } };
}

function travel({ element, from }: Way, pace: number): Promise<unknown> {
  if ('opacity' in from) {
    return element.animate([from, { opacity: 1, transform: 'none' }], { duration: pace, easing: EASING }).finished.catch(() => null);
  }
  // Not among the keyframes: animations on the main thread would keep it busy.
  element.classList.add('travelling');
  const movement = element.animate([from, { transform: 'none' }], { duration: pace, easing: EASING });
  return movement.finished.catch(() => null).finally(() => element.classList.remove('travelling'));
}

/** Whether the containing thing moves the same way. */
function carried(element: Element, before: Places, after: Places, x: number, y: number): boolean {
  const below = element.parentElement?.closest<HTMLElement>('[data-thing]')?.dataset.thing ?? '';
  const [then, now] = [before.get(below), after.get(below)];
  if (!then || !now) return false;
  return Math.abs(then.left - now.left - x) + Math.abs(then.top - now.top - y) < NOTICEABLE;
}

const thing = (id: string): HTMLElement | null => document.querySelector(`[data-thing="${CSS.escape(id)}"]`);

/** A picture of a thing at its current place. */
export function copy(id: string): Element | null {
  const found = thing(id);
  if (found instanceof HTMLElement && !found.matches('.shaped')) return bare(found);
  const drawn = found instanceof SVGElement ? found : found?.querySelector('svg');
  if (!drawn) return null;
  const picture = drawn.cloneNode(true) as SVGElement;
  if (picture.tagName === 'svg') return picture;
  const box = (drawn as SVGGraphicsElement).getBBox();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  picture.removeAttribute('transform');
  svg.append(picture);
  return svg;
}

/** A copy that cannot be clicked. */
function bare(element: HTMLElement): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  picture.classList.remove('thing', 'lit', 'picked', 'pickable', 'changed');
  for (const one of [picture, ...picture.querySelectorAll<HTMLElement>('[data-thing], .badge')]) {
    delete one.dataset.thing;
    if (one.matches('.badge')) one.remove();
  }
  return picture;
}

/**
 * Finished things flash once.  As a coloured overlay: parts of a drawing could only be animated on
 * the main thread.
 */
function flourish({ box, shaped }: Flare, pace: number): Promise<unknown> {
  const element = document.createElement('div');
  element.className = shaped ? 'flare hexagon' : 'flare';
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(element);
  const steps = [
    { opacity: 0, transform: 'scale(.7)' },
    { opacity: 0.75, transform: 'scale(1.08)', offset: 0.35 },
    { opacity: 0, transform: 'scale(1)' },
  ];
  const movement = element.animate(steps, { duration: pace, easing: 'ease-out' });
  return movement.finished.catch(() => null).finally(() => element.remove());
}

interface Flare {
  box: DOMRect;
  shaped: boolean;
}

function flare({ to }: Flight): Flare | null {
  const found = thing(to);
  const box = found?.getBoundingClientRect();
  return found && box?.width ? { box, shaped: found.matches('.shaped') } : null;
}

/** A die is rolled in place. */
function roll({ to }: Flight, pace: number) {
  const steps = [
    { transform: 'translate(-16px, 4px) rotate(-1.5turn) scale(.8)' },
    { transform: 'translate(-6px, -14px) rotate(-.8turn) scale(1.1)', offset: 0.4 },
    { transform: 'translate(3px, 0) rotate(-.1turn)', offset: 0.8 },
    { transform: 'none' },
  ];
  return thing(to)?.animate(steps, { duration: pace, easing: EASING }).finished.catch(() => null) ?? null;
}

interface Crossing {
  flight: Flight;
  source: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** The thing itself, if it has no piece. */
  picture: Element | null;
}

function crossing(flight: Flight): Crossing | null {
  const source = thing(flight.from);
  const from = source?.getBoundingClientRect();
  const to = thing(flight.to)?.getBoundingClientRect();
  if (!source || !from?.width || !to?.width) return null;
  return { flight, source, from, to, picture: flight.piece ? null : copy(flight.from) };
}

/** Move a piece, or the thing itself; its old place is hidden meanwhile. */
function carry({ flight: { piece }, source, from, to, picture }: Crossing, pace: number): Promise<unknown> {
  const element = document.createElement('div');
  element.className = piece ? `piece ${piece.shape}` : 'piece';
  element.setAttribute('aria-hidden', 'true');
  element.style.width = `${piece ? PIECE : from.width}px`;
  element.style.height = `${piece ? PIECE : from.height}px`;
  if (piece) {
    element.style.background = `var(--seat-${piece.seat})`;
  } else {
    if (picture) element.append(picture);
    source.animate([{ opacity: 0.15 }, { opacity: 0.15 }], { duration: pace });
  }
  document.body.append(element);
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%) scale(${scale})`;
  const steps = [{ transform: at(from, 1) }, { transform: at(to, piece ? 1 : to.width / from.width) }];
  const movement = element.animate(steps, { duration: pace, easing: EASING });
  return movement.finished.catch(() => null).finally(() => element.remove());
}

interface Course {
  words: string;
  from: DOMRect;
  to: DOMRect;
}

function course({ words = '', from, to }: Flight, before: Places): Course | null {
  const start = before.get(from) ?? thing(from)?.getBoundingClientRect();
  const end = thing(to)?.getBoundingClientRect();
  return start && end ? { words, from: start, to: end } : null;
}

function fly({ words, from, to }: Course, pace: number): Promise<unknown> {
  const element = document.createElement('div');
  element.className = 'flight';
  element.setAttribute('aria-hidden', 'true');
  element.textContent = words;
  element.style.left = `${from.left + from.width / 2}px`;
  element.style.top = `${from.top + from.height / 2}px`;
  document.body.append(element);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const centred = 'translate(-50%, -50%)';
  const steps = [
    { transform: `${centred} scale(.6)`, opacity: 0 },
    { transform: `${centred} scale(1.2)`, opacity: 1, offset: 0.25 },
    { transform: `${centred} scale(1.2)`, opacity: 1, offset: 0.5 },
    { transform: `${centred} translate(${x}px, ${y}px) scale(.8)`, opacity: 0.4 },
  ];
  const movement = element.animate(steps, { duration: pace, easing: EASING });
  return movement.finished.catch(() => null).finally(() => element.remove());
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
