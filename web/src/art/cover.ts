/** The parts that the pictures of all games share: size, sky, hills and ground. */

import { block, flat, ink, line, type Place, type Point, PRINT } from './cut';

export type Cover = () => string;

export const WIDE = 360;
export const HIGH = 120;

/** Paper with a few clouds, and optionally the sun. */
export function sky(colour: string, sun?: Point): string {
  const cloud = ([x, y]: Point): string => `M${x} ${y}q4 -8 12 -5q8 -8 17 0q12 -3 13 5Z`;
  const rays = sun ? `<circle cx="${sun[0]}" cy="${sun[1]}" r="13" fill="${ink('straw')}"/>` : '';
  const wind = 'M14 14h26M22 19h30M150 9h34M166 14h22M318 26h30M300 31h24';
  return flat(`M-40 -40h${WIDE + 80}v${HIGH + 80}h-${WIDE + 80}Z`, colour) + rays + flat([[62, 30], [206, 24], [286, 40]].map(([x, y]) => cloud([x!, y!])).join(''), PRINT) + line(wind, 1.4, PRINT);
}

/** The ground, with its height at the left and right. */
export const ground = (left: number, right: number, colour: string): string =>
  block(`M-6 ${HIGH + 6}V${left}Q${WIDE * 0.3} ${left - 5} ${WIDE * 0.55} ${(left + right) / 2}T${WIDE + 6} ${right}V${HIGH + 6}Z`, colour);

/** Distant hills, without gouge marks. */
export const ridge = ({ x = 0, y = 0, w, h, ink: colour = ink('leaf') }: Place): string =>
  block(`M${x - w / 2} ${y}Q${x - w * 0.2} ${y - h * 1.7} ${x + w * 0.12} ${y - h * 0.75}T${x + w / 2} ${y}Z`, colour);
