/** Crates, barrels, sacks. */

import { block, flat, gouge, ink, KEY, line, outline, type Place } from './cut';

/** A crate, seen from above its corner; the ink shows its contents. */
export function crate({ x = 0, y = 0, w, h, ink: colour = ink('wood') }: Place): string {
  const [left, top, deep] = [x - w / 2, y - h, h * 0.24];
  const front = w * 0.84;
  const lid = outline([[left, top + deep], [left + w - front, top], [left + w, top], [left + front, top + deep]]);
  const side = outline([[left + front, top + deep], [left + w, top], [left + w, y - deep], [left + front, y]]);
  const face = outline([[left, top + deep], [left + front, top + deep], [left + front, y], [left, y]]);
  return (
    block(lid, `color-mix(in srgb, ${colour} 62%, var(--bright))`, 2) +
    block(side, `color-mix(in srgb, ${colour} 70%, var(--ink-night))`, 2) +
    block(face, colour, 2) +
    line(`M${left + 2.6} ${top + deep + 1}v${h - deep - 2}M${left + front - 2.6} ${top + deep + 1}v${h - deep - 2}`, 1.1)
  );
}

/** A barrel with its hoops. */
export function barrel({ x = 0, y = 0, w, h, ink: colour = ink('wood') }: Place): string {
  const half = w / 2;
  const body = `M${x - half * 0.74} ${y}Q${x - half * 1.2} ${y - h / 2} ${x - half * 0.74} ${y - h}H${x + half * 0.74}Q${x + half * 1.2} ${y - h / 2} ${x + half * 0.74} ${y}Z`;
  return (
    block(body, colour) +
    line(`M${x - half * 0.9} ${y - h * 0.25}q${half * 0.9} ${h * 0.08} ${half * 1.8} 0M${x - half * 0.9} ${y - h * 0.75}q${half * 0.9} ${h * 0.08} ${half * 1.8} 0`, 1.8) +
    flat(gouge([x + half * 0.3, y - h * 0.9], [x + half * 0.36, y - h * 0.08], 1.5), KEY)
  );
}

/** A sack with a tied neck. */
export const sack = ({ x = 0, y = 0, w, h, ink: colour = ink('straw') }: Place): string =>
  block(`M${x - w * 0.16} ${y - h * 0.76}Q${x - w * 0.62} ${y - h * 0.4} ${x - w * 0.46} ${y}H${x + w * 0.46}Q${x + w * 0.62} ${y - h * 0.4} ${x + w * 0.16} ${y - h * 0.76}L${x + w * 0.26} ${y - h}H${x - w * 0.26}Z`, colour) +
  line(`M${x - w * 0.18} ${y - h * 0.76}h${w * 0.36}`, 2.2);

export const samples = (): Record<string, string> => ({
  crate: crate({ w: 30, h: 28, y: 14 }),
  barrel: barrel({ w: 24, h: 34, y: 17 }),
  sack: sack({ w: 28, h: 34, y: 17 }),
});
