/** Arrow keys move the focus to the nearest thing or button in that direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const STOPS = '.thing[tabindex], section.tray button:not(:disabled), section.moves button';

export function walk(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const here = document.activeElement;
  if (!direction || !here?.matches(STOPS)) return;
  const next = nearest(here, direction, document.querySelectorAll(STOPS));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(
  from: Element,
  [right, down]: [number, number],
  things: Iterable<Element>,
): HTMLElement | null {
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const thing of things) {
    const [otherX, otherY] = middle(thing);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down + (otherY - y) * right);
    const distance = ahead + 2 * aside;
    if (thing !== from && ahead > 4 && distance < least) [best, least] = [thing, distance];
  }
  return best as HTMLElement | null;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
