/** Ships and carts. */

import { block, BRIGHT, flat, gouge, ink, KEY, line, type Place } from './cut';
import { wave } from './nature';

/** A sail full of wind. */
export function sail({ x = 0, y = 0, w, h, ink: colour = BRIGHT }: Place): string {
  const shape = `M${x - w * 0.42} ${y - h}H${x + w * 0.42}Q${x + w * 0.62} ${y - h * 0.45} ${x + w * 0.46} ${y}Q${x} ${y - h * 0.16} ${x - w * 0.46} ${y}Q${x - w * 0.2} ${y - h * 0.5} ${x - w * 0.42} ${y - h}Z`;
  const seams = gouge([x + w * 0.1, y - h + 3], [x + w * 0.2, y - h * 0.2], 1.6) + gouge([x + w * 0.3, y - h + 3], [x + w * 0.42, y - h * 0.2], 1.8);
  return block(shape, colour) + flat(seams, KEY);
}

/** A cog under sail, without the water. */
export function ship({ x = 0, y = 0, w, h, ink: colour = ink('wood') }: Place, cloth = BRIGHT): string {
  const deck = y - h * 0.26;
  const hull = `M${x - w * 0.5} ${deck - h * 0.08}L${x - w * 0.3} ${deck}H${x + w * 0.3}L${x + w * 0.5} ${deck - h * 0.13}Q${x + w * 0.46} ${y} ${x + w * 0.26} ${y}H${x - w * 0.26}Q${x - w * 0.44} ${y} ${x - w * 0.5} ${deck - h * 0.08}Z`;
  const planks = gouge([x - w * 0.38, y - h * 0.14], [x + w * 0.36, y - h * 0.15], 1.8) + gouge([x - w * 0.26, y - h * 0.06], [x + w * 0.3, y - h * 0.07], 1.6);
  return (
    line(`M${x} ${deck}V${y - h}`, 2.6) +
    sail({ x, y: deck - h * 0.06, w: w * 0.74, h: h * 0.56, ink: cloth }) +
    block(`M${x} ${y - h}l${w * 0.22} ${h * 0.06}l${-w * 0.22} ${h * 0.06}Z`, ink('roof'), 1.4) +
    block(hull, colour) +
    flat(planks, KEY)
  );
}

const wheel = (x: number, y: number, r: number): string =>
  block(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`, 'var(--print)', 1.8) +
  line(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, 1.2);

/** A covered carriage, going right; its cover has the ink of its owner. */
export function carriage({ x = 0, y = 0, w, h, ink: colour = ink('roof') }: Place): string {
  const [left, foot] = [x - w / 2, y - h * 0.22];
  const cover = `M${left + w * 0.02} ${foot - h * 0.12}Q${left} ${y - h} ${left + w * 0.4} ${y - h}T${left + w * 0.8} ${foot - h * 0.12}Z`;
  return (
    line(`M${left + w * 0.76} ${foot}l${w * 0.24} ${-h * 0.08}`, 1.8) +
    block(cover, colour, 2) +
    block(`M${left} ${foot - h * 0.14}h${w * 0.84}l${-w * 0.06} ${h * 0.2}h${-w * 0.72}Z`, ink('wood'), 1.8) +
    wheel(left + w * 0.2, y - h * 0.16, h * 0.16) +
    wheel(left + w * 0.64, y - h * 0.16, h * 0.16)
  );
}

/** A mine cart full of ore. */
export function cart({ x = 0, y = 0, w, h }: Place): string {
  const heap = `M${x - w * 0.4} ${y - h * 0.6}l${w * 0.14} ${-h * 0.26}l${w * 0.16} ${h * 0.06}l${w * 0.14} ${-h * 0.2}l${w * 0.2} ${h * 0.2}l${w * 0.14} ${h * 0.2}Z`;
  return (
    block(heap, ink('silver'), 1.8) +
    block(`M${x - w * 0.5} ${y - h * 0.62}h${w}l${-w * 0.12} ${h * 0.44}h${-w * 0.76}Z`, ink('wood'), 2) +
    line(`M${x - w * 0.2} ${y - h * 0.58}v${h * 0.34}M${x + w * 0.14} ${y - h * 0.58}v${h * 0.34}`, 1.4) +
    wheel(x - w * 0.24, y - h * 0.14, h * 0.14) +
    wheel(x + w * 0.24, y - h * 0.14, h * 0.14)
  );
}

export const samples = (): Record<string, string> => ({
  sail: sail({ w: 34, h: 34, y: 17 }),
  ship: ship({ w: 50, h: 50, y: 22 }) + wave({ w: 50, h: 4, y: 25 }),
  carriage: carriage({ w: 48, h: 34, y: 17 }),
  cart: cart({ w: 36, h: 30, y: 15 }),
});
