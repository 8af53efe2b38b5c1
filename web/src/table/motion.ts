/** Things travel from where they were to where they are. */

import { tick } from 'svelte';
import type { Flight } from '../games/game';

const EASING = 'cubic-bezier(.3,.1,.2,1)';
const NOTICEABLE = 3;
/** How large a piece is that crosses the table, in pixels. */
const PIECE = 26;

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing]')) {
    found.set(element.dataset.thing!, element.getBoundingClientRect());
  }
  return found;
}

/** Whoever acts does not wait for what is still on its way. */
export function arrive(): void {
  for (const movement of document.getAnimations()) movement.finish();
}

/** Change what is drawn, let everything travel for `pace` milliseconds, and wait for it.
 *
 * What goes from place to place leaves the one before the change and has come to the other with it.
 */
export async function moved(change: () => void, pace: number, flights: Flight[]): Promise<void> {
  if (pace === 0 || document.hidden) {
    change();
    await tick();
    return;
  }
  const leaving = flights.flatMap((flight) => (flight.words || flight.from === flight.to ? [] : (carry(flight, pace) ?? [])));
  if (leaving.length) await Promise.race([Promise.all(leaving), wait(2 * pace)]);
  const before = places();
  change();
  await tick();
  const running: Promise<unknown>[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing]')) {
    const movement = travel(element, before, pace);
    if (movement) running.push(movement);
  }
  for (const flight of flights) {
    const movement = flight.words ? fly(flight, before, 2 * pace) : flight.from === flight.to ? roll(flight, 2 * pace) : null;
    if (movement) running.push(movement);
  }
  await Promise.race([Promise.all(running), wait(2 * pace)]);
}

function travel(element: Element & ElementCSSInlineStyle & HTMLOrSVGElement, before: Map<string, DOMRect>, pace: number) {
  // What is drawn stands where its own transform puts it.
  if (element instanceof SVGElement) return null;
  const now = element.getBoundingClientRect();
  if (now.width === 0) return null;
  const then = before.get(element.dataset.thing!);
  if (!then || then.width === 0) {
    const appear = [{ opacity: 0, transform: 'scale(.9)' }, { opacity: 1, transform: 'none' }];
    return element.animate(appear, { duration: pace, easing: EASING }).finished.catch(() => null);
  }
  const [x, y] = [then.left - now.left, then.top - now.top];
  if (Math.abs(x) + Math.abs(y) < NOTICEABLE || carried(element, before, x, y)) return null;
  const zoom = (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const from = `translate(${x / zoom}px, ${y / zoom}px) scale(${then.width / now.width})`;
  const steps = [
    { transform: from, transformOrigin: '0 0', zIndex: 5 },
    { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
  ];
  return element.animate(steps, { duration: pace, easing: EASING }).finished.catch(() => null);
}

/** Whether the thing it lies on travels the same way already. */
function carried(element: Element, before: Map<string, DOMRect>, x: number, y: number): boolean {
  const below = element.parentElement?.closest<HTMLElement>('[data-thing]');
  const then = below && before.get(below.dataset.thing!);
  if (!below || !then) return false;
  const now = below.getBoundingClientRect();
  return Math.abs(then.left - now.left - x) + Math.abs(then.top - now.top - y) < NOTICEABLE;
}

const thing = (id: string): HTMLElement | null => document.querySelector(`[data-thing="${CSS.escape(id)}"]`);

/** A picture of a thing as it lies there now. */
function copy(id: string): Element | null {
  const found = thing(id);
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

/** A die is rolled where it lies. */
function roll({ to }: Flight, pace: number) {
  const steps = [
    { transform: 'translate(-16px, 4px) rotate(-1.5turn) scale(.8)' },
    { transform: 'translate(-6px, -14px) rotate(-.8turn) scale(1.1)', offset: 0.4 },
    { transform: 'translate(3px, 0) rotate(-.1turn)', offset: 0.8 },
    { transform: 'none' },
  ];
  return thing(to)?.animate(steps, { duration: pace, easing: EASING }).finished.catch(() => null) ?? null;
}

/** A piece, or the thing itself, goes from place to place; where it lay nothing is seen meanwhile. */
function carry(flight: Flight, pace: number) {
  const source = thing(flight.from);
  const from = source?.getBoundingClientRect();
  const to = thing(flight.to)?.getBoundingClientRect();
  if (!source || !from?.width || !to?.width) return null;
  const element = document.createElement('div');
  element.className = flight.piece ? `piece ${flight.piece.shape}` : 'piece';
  element.setAttribute('aria-hidden', 'true');
  element.style.width = `${flight.piece ? PIECE : from.width}px`;
  element.style.height = `${flight.piece ? PIECE : from.height}px`;
  if (flight.piece) {
    element.style.background = `var(--seat-${flight.piece.seat})`;
  } else {
    const picture = copy(flight.from);
    if (picture) element.append(picture);
    source.animate([{ opacity: 0.15 }, { opacity: 0.15 }], { duration: pace });
  }
  document.body.append(element);
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%) scale(${scale})`;
  const steps = [{ transform: at(from, 1) }, { transform: at(to, flight.piece ? 1 : to.width / from.width) }];
  const movement = element.animate(steps, { duration: pace, easing: EASING });
  return movement.finished.catch(() => null).finally(() => element.remove());
}

function fly(flight: Flight, before: Map<string, DOMRect>, pace: number) {
  const from = before.get(flight.from) ?? places().get(flight.from);
  const to = places().get(flight.to);
  if (!from || !to) return null;
  const element = document.createElement('div');
  element.className = 'flight';
  element.setAttribute('aria-hidden', 'true');
  element.textContent = flight.words ?? '';
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
