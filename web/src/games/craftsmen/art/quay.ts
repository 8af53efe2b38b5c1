/** Ships, the roof of the granary, and the silhouettes of workshops, scaled to their places. */

import { block, BRIGHT, ink, KEY, line, once } from '../../../art/cut';

const WOOD = ink('wood');

/** A cog at the quay, 160 by 110: the sail is for bonuses, the hull for the holds. */
export const ship = (): string =>
  once('ship at the quay', () =>
    line('M80 46V1', 3) +
    block('M80 1l16 4l-16 4Z', ink('roof'), 1.4) +
    block('M22 7H138Q146 20 138 34H22Q30 20 22 7Z', BRIGHT, 2) +
    line('M20 7H140', 3) + line('M138 34L150 46M22 34L10 46', 1) +
    // Broad down to the water, so that the last row of a full hold fits.
    block('M1 38L14 45H146L159 34Q159 72 156 94Q154 102 144 102H16Q6 102 4 94Q1 72 1 38Z', WOOD, 2.4) +
    line('M4 58h3M153 58h3M5 76h3M151 76h3', 1.2) +
    line('M0 104q7 -5 13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0', 3, ink('river')) +
    line('M6 108.500q7 -4 13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0t13 0', 1.4, KEY),
  );

/** The roof over the seven bays, 240 by 22. */
export const granaryRoof = (): string =>
  once('roof of the granary', () => {
    let rows = '';
    for (let row = 0; row < 4; row++) for (let x = 14 - row * 2 + (row % 2) * 5; x < 226 + row * 2; x += 10) rows += `M${x} ${4 + row * 4.500}v3.200`;
    return block('M2 21L16 2H224L238 21Z', ink('roof'), 2.2) + line(rows, 0.9) + block('M112 2v-6h16v6Z', WOOD, 1.6);
  });

/**
 * The outline of a card, 100 by 100, with its two colours: land for raw materials, a gabled house
 * for half-products, a house with steps for final products.
 */
export function workshop(kind: 'raw' | 'half' | 'final', upper: string, lower: string): string {
  return once(`workshop ${kind} ${upper} ${lower}`, () => {
    const roofs = {
      raw: 'M2 50V22Q18 6 36 14Q58 -2 74 10Q90 6 98 22V50Z',
      half: 'M1 50L12 6H88L99 50Z',
      final: 'M2 50V26H12V14H24V4H76V14H88V26H98V50Z',
    };
    const marks = {
      raw: 'M10 30q6 -5 12 0M80 24q6 -5 12 0M44 12q6 -4 12 0',
      half: 'M14 12h7M30 12h9M62 12h7M80 12h5M10 28h5M86 28h6M9 40h4M88 40h5',
      final: 'M28 10h8M64 10h8M14 20h6M80 20h6M6 34h5M89 34h6M6 43h6M90 43h5',
    };
    const wall = kind === 'raw' ? 'M2 50H98V97H2Z' : 'M5 50H95V97H5Z';
    const inside = kind === 'raw' ? 'M8 90q6 -5 12 0M80 90q6 -5 12 0M12 62q5 -4 10 0M78 62q5 -4 10 0' : 'M10 56v36M90 56v36M10 74h8M82 74h8';
    return block(wall, lower, 3) + line(inside, 1.6, 'rgb(0 0 0 / .35)') + block(roofs[kind], upper, 3) + line(marks[kind], 1.6, 'rgb(0 0 0 / .35)');
  });
}

export const samples = (): Record<string, string> => ({
  ship: `<g transform="translate(-28 -19) scale(.35)">${ship()}</g>`,
  granary: `<g transform="translate(-29 -3) scale(.24)">${granaryRoof()}</g>`,
  ...Object.fromEntries((['raw', 'half', 'final'] as const).map((kind) => [kind, `<g transform="translate(-25 -25) scale(.5)">${workshop(kind, '#ab3028', '#2460a7')}</g>`])),
});
