/** The sky over the town and a tree, in the four seasons. */

import { chance } from '../../../art/chance';
import { block, BRIGHT, flat, ink, KEY, line, once, outline, type Point } from '../../../art/cut';

const WIDE = 1000;

/** Hills and clouds, 1000 wide and 100 high; falling leaves or snow by season. */
export const sky = (season: string): string =>
  once(`sky ${season}`, () => {
    const lot = chance(9);
    const hills: Point[] = [[0, 100], [0, 66]];
    for (let x = 60; x <= WIDE; x += 60) hills.push([x, 48 + 26 * lot()]);
    hills.push([WIDE, 100]);
    const land = `M${hills.map(([x, y]) => `${x} ${Math.round(y)}`).join('L')}Z`;
    let fall = '';
    for (let n = 0; n < 46; n++) {
      const [x, y] = [Math.round(WIDE * lot()), Math.round(70 * lot())];
      if (season === 'winter') fall += `M${x} ${y}h.1`;
      else if (season === 'autumn') fall += `M${x} ${y}q3 -3 6 0q-3 3 -6 0`;
    }
    const clouds = [120, 420, 690, 900].map((x, n) => `M${x} ${18 + 5 * (n % 2)}q6 -10 16 -6q10 -9 20 0q14 -4 16 6Z`).join('');
    const sun = season === 'summer' ? `<circle cx="560" cy="20" r="13" fill="${ink('straw')}"/>` : '';
    return (
      sun + flat(clouds, 'var(--cloud)') + flat(land, 'var(--land)') +
      (season === 'winter' ? line(fall, 3.4, 'var(--cloud)') : season === 'autumn' ? flat(fall, ink('roof')) : '')
    );
  });

/** A tree in a box of 60 by 60. */
export const seasonTree = (season: string): string =>
  once(`tree ${season}`, () => {
    const lot = chance(4);
    const trunk = line('M30 58V34M30 44l-9 -10M30 42l10 -12M30 36l-3 -14M34 37l9 -3', 3) + line('M20 58h20', 1.6);
    const crown: Point[] = Array.from({ length: 11 }, (_, n) => {
      const far = 19 + 4 * lot();
      return [30 + far * Math.cos((n / 11) * 2 * Math.PI), 24 + far * 0.9 * Math.sin((n / 11) * 2 * Math.PI)];
    });
    const dots = (colour: string, r: number, much: number): string => {
      let found = '';
      for (let n = 0; n < much; n++) {
        const [turn, far] = [2 * Math.PI * lot(), 17 * Math.sqrt(lot())];
        found += `M${(30 + far * Math.cos(turn)).toFixed(1)} ${(24 + far * 0.9 * Math.sin(turn)).toFixed(1)}h.1`;
      }
      return line(found, r, colour);
    };
    const leaves = (colour: string): string => block(outline(crown), colour, 2.4);
    if (season === 'spring') return trunk + leaves(ink('meadow')) + dots(ink('rose'), 5, 16) + dots(KEY, 1.2, 8);
    if (season === 'summer') return trunk + leaves(ink('leaf')) + dots(KEY, 1.6, 16);
    if (season === 'autumn') return trunk + leaves(ink('straw')) + dots(ink('roof'), 5, 14) + dots(KEY, 1.3, 8);
    return trunk + line('M20 33l-6 -7M40 30l7 -8M27 22l-5 -8M27 22l5 -9M43 34l8 -2', 2) + line('M14 25l6 7M47 21l-6 8M22 13l4 8M32 12l-4 9', 2.2, BRIGHT) + block('M16 58q14 -7 28 0Z', BRIGHT, 1.4);
  });

export const samples = (): Record<string, string> =>
  Object.fromEntries(['spring', 'summer', 'autumn', 'winter'].map((season) => [season, `<g transform="translate(-30 -30)">${seasonTree(season)}</g>`]));
