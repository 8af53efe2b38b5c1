/** Dragging a thing onto another: an alternative to clicking both. */

import type { Choice } from '../board/choice.svelte';
import { copy } from '../board/animation';

/** Distance in pixels after which a mouse drags. */
const FAR = 6;
/** Milliseconds of a long press before a touch drags; an earlier movement scrolls. */
const REST = 280;

let carrying = false;

/** The page does not scroll during a drag. */
export function still(table: HTMLElement): () => void {
  const stay = (event: TouchEvent): void => {
    if (carrying) event.preventDefault();
  };
  table.addEventListener('touchmove', stay, { passive: false });
  return () => table.removeEventListener('touchmove', stay);
}

/** A pointer is down on a thing: this becomes a drag or a click. */
export function grasp(down: PointerEvent, thing: string, label: string, choice: Choice): void {
  if (down.button !== 0 || !down.isPrimary || choice.paused || !choice.carries(thing)) return;
  const finger = down.pointerType === 'touch';
  const over = new AbortController();
  const { signal } = over;
  const before = choice.confirming ? [] : choice.picked;
  let picture: HTMLElement | null = null;
  let moved = false;

  function lift(): void {
    picture = carried(thing, down);
    choice.lift(thing, label);
    carrying = true;
  }
  function drop(target: string | null): void {
    over.abort();
    clearTimeout(resting);
    carrying = false;
    if (!picture) return;
    picture.remove();
    // A long press without a movement is a click.
    if (moved) swallowClick();
    // After a new question nothing is dragged any more.
    if (!choice.picked.includes(thing)) return;
    if (target) choice.put(target);
    else choice.picked = before;
  }
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !picture) return;
    event.stopImmediatePropagation();
    drop(null);
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    if (!picture) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      if (finger) return drop(null);
      lift();
    }
    moved = true;
    follow(picture!, event, targetAt(event, choice));
  }

  const resting = finger ? setTimeout(lift, REST) : undefined;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', (event) => event.pointerId === down.pointerId && drop(targetAt(event, choice)), { signal });
  addEventListener('pointercancel', () => drop(null), { signal });
  addEventListener('keydown', escape, { signal, capture: true });
  // A long press would open a menu.
  addEventListener('contextmenu', (event) => picture && event.preventDefault(), { signal });
}

/** The thing below the pointer, if it is a valid target. */
function targetAt({ clientX, clientY }: PointerEvent, choice: Choice): string | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.thing');
  const target = found?.dataset.thing;
  return target && choice.lit.has(target) ? target : null;
}

/** Show a picked thing at its target; returns a cleanup function. */
export function ghost(thing: string, target: string): () => void {
  const there = place(target);
  if (carrying || !there) return () => undefined;
  const element = pictureOf(thing);
  lay(element, there);
  return () => element.remove();
}

/** A picture of the thing that follows the pointer. */
function carried(thing: string, { clientX, clientY }: PointerEvent): HTMLElement {
  const element = pictureOf(thing);
  put(element, clientX, clientY, 1);
  return element;
}

function pictureOf(thing: string): HTMLElement {
  const element = document.createElement('div');
  const { width, height } = place(thing) ?? { width: 40, height: 40 };
  element.className = 'piece carried';
  element.setAttribute('aria-hidden', 'true');
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  const picture = copy(thing);
  if (picture) element.append(picture);
  document.body.append(element);
  return element;
}

/** Over a target, the thing is shown in its new place. */
function follow(element: HTMLElement, { clientX, clientY }: PointerEvent, target: string | null): void {
  const there = target ? place(target) : null;
  if (there) return lay(element, there);
  element.classList.remove('ghost');
  put(element, clientX, clientY, 1);
}

function lay(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  element.classList.add('ghost');
  put(element, left + width / 2, top + height / 2, Math.min(width / element.offsetWidth, height / element.offsetHeight));
}

function put(element: HTMLElement, x: number, y: number, scale: number): void {
  element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
}

const place = (thing: string): DOMRect | undefined =>
  document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();

/** A drop is not a click. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
