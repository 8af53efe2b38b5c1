/** Dragging a thing onto another: the same as pointing at both, for those who like it better. */

import type { Choice } from '../board/choice.svelte';
import { copy } from '../board/animation';

/** So far a mouse moves before it drags, in pixels. */
const FAR = 6;
/** So long a finger rests on a thing before it carries it, in milliseconds: moved at once it scrolls. */
const REST = 280;

let carrying = false;

/** The page does not scroll under a finger that carries something. */
export function still(table: HTMLElement): () => void {
  const stay = (event: TouchEvent): void => {
    if (carrying) event.preventDefault();
  };
  table.addEventListener('touchmove', stay, { passive: false });
  return () => table.removeEventListener('touchmove', stay);
}

/** The pointer has gone down on a thing: perhaps it is dragged, perhaps only clicked. */
export function grasp(down: PointerEvent, thing: string, label: string, choice: Choice): void {
  if (down.button !== 0 || !down.isPrimary || choice.deaf || !choice.carries(thing)) return;
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
    // A finger that only rested has clicked.
    if (moved) swallowClick();
    // Another question may have come meanwhile: then nothing is in hand any more.
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
  // A finger that rests would open a menu.
  addEventListener('contextmenu', (event) => picture && event.preventDefault(), { signal });
}

/** What lies there, if the thing leads to it. */
function targetAt({ clientX, clientY }: PointerEvent, choice: Choice): string | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.thing');
  const target = found?.dataset.thing;
  return target && choice.lit.has(target) ? target : null;
}

/** A thing that is picked is shown where it would lie; returns how to take that away. */
export function ghost(thing: string, target: string): () => void {
  const there = place(target);
  if (carrying || !there) return () => undefined;
  const element = pictureOf(thing);
  lay(element, there);
  return () => element.remove();
}

/** The picture of a thing that goes with the pointer. */
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

/** Over what it leads to, the thing is shown where it would lie. */
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

/** What was put down was not clicked. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
