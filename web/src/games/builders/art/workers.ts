/** The workers by rank: tunic and tool show their best material. */

import { seedOf, chance } from '../../../art/chance';
import { block, BRIGHT, flat, gouge, ink, KEY, line, once } from '../../../art/cut';
import { building } from './plans';

/** The look derived from a card. */
export interface Portrayed {
  id: string;
  rank: string;
  produces: number[];
}

const TUNICS = ['var(--matter-stone)', 'var(--matter-wood)', 'var(--matter-knowledge)', 'var(--matter-tile)'];
const SKIN = ink('rose');

/** Mallet and chisel, axe, compasses, trowel: held at (44, 34). */
const TOOLS = [
  line('M46 44L42 20', 2.6) + line('M46 44L42 20', 1, ink('wood')) + block('M34 12l14 -3l2 9l-14 3Z', ink('stone'), 1.8),
  line('M47 50L42 14', 2.6) + line('M47 50L42 14', 1, ink('wood')) + block('M42 12q9 -2 11 6l-10 5Z', ink('silver'), 1.6),
  line('M44 12L38 40M44 12L51 40M40 32h9', 2) + block('M42 8h4v5h-4Z', ink('straw'), 1.4),
  line('M46 40L42 28', 2.6) + block('M36 10l12 0l-4 17h-3Z', ink('silver'), 1.6),
];

function hat(rank: string): string {
  if (rank === 'master') return block('M14 11q2 -9 14 -9t13 8q-4 3 -13 3t-14 -2Z', ink('night'), 1.6) + line('M34 4q10 -4 12 -2q-3 6 -11 6', 1.6) + flat('M35 5q9 -4 11 -3q-3 5 -10 5Z', ink('straw'));
  if (rank === 'craftsman') return block('M17 11q0 -8 10 -8t11 8q-10 -3 -21 0Z', ink('roof'), 1.6) + line('M16 11q11 -4 23 0', 1.8);
  if (rank === 'labourer') return block('M13 11q14 -4 29 0q-4 -3 -7 -3q0 -6 -8 -6t-8 6q-3 0 -6 3Z', ink('straw'), 1.6);
  return line('M19 12q0 -7 8 -7t9 6', 2.6);
}

/** A person in a box of 56 by 64, the feet at the bottom. */
export function worker({ id, rank, produces }: Portrayed): string {
  return once(`worker ${id}`, () => {
    if (rank === 'machine') return `<g transform="translate(-2 20) scale(.6)">${building(id)}</g>`;
    const lot = chance(seedOf(id));
    const most = Math.max(...produces);
    const bests = produces.flatMap((amount, n) => (amount === most ? [n] : []));
    const best = bests[Math.floor(lot() * bests.length)]!;
    const tunic = TUNICS[best]!;
    const hem = rank === 'master' ? 60 : rank === 'craftsman' ? 50 : 46;
    const legs = rank === 'master' ? '' : line(`M23 ${hem - 2}V62h-4M32 ${hem - 2}V62h4`, 4.4) + line(`M23 ${hem - 2}V61M32 ${hem - 2}V61`, 2, ink(rank === 'apprentice' ? 'wool' : 'clay'));
    const body = block(`M18 27q9 -4 19 0l${rank === 'master' ? 6 : 4} ${hem - 27}H${rank === 'master' ? 12 : 14}Z`, tunic, 2.2);
    const apron = rank === 'craftsman' ? block('M21 32h13l2 16h-17Z', BRIGHT, 1.4) + line('M21 32l-2 -5M34 32l2 -5', 1.2) : '';
    const belt = rank === 'labourer' || rank === 'apprentice' ? line('M16 38h23', 1.8) : '';
    const robe = rank === 'master' ? line('M27 28v31M13 58h29', 1.2) + block('M19 27q8 8 17 0l1 5q-9 8 -19 0Z', ink('straw'), 1.2) : '';
    const left = block('M18 28q-7 4 -6 14l5 2q0 -8 4 -12Z', tunic, 1.8) + block('M12 41h5v5h-5Z', SKIN, 1.2);
    const right = block('M36 28q7 0 9 8l-4 3q-3 -5 -7 -5Z', tunic, 1.8) + block('M42 33h5v5h-5Z', SKIN, 1.2);
    const face = block('M20 12q0 -8 7.500 -8t7.500 8q0 12 -7.500 12t-7.500 -12Z', SKIN, 1.8) + line('M25 14v1.500M30 14v1.500', 1.5);
    const beard = rank === 'master' || (rank === 'craftsman' && lot() < 0.6) ? block('M20 16q7 5 15 0q0 12 -7.500 12t-7.500 -12Z', lot() < 0.5 ? ink('silver') : ink('wood'), 1.4) + line('M25 19h5', 1.2) : lot() < 0.5 ? line('M25 20q2.500 1.500 5 0', 1.2) : '';
    const shade = flat(gouge([35, 31], [38, hem - 2], 2.4) + gouge([32, 36], [34, hem - 1], 1.8), KEY);
    // An apprentice is half a head smaller.
    const size = rank === 'apprentice' ? ' transform="translate(5 11.500) scale(.82)"' : '';
    const extra = rank === 'apprentice' ? block('M6 50h9l-1 12h-7Z', ink('wood'), 1.4) + line('M6 50q4 -8 9 0', 1.2) : rank === 'master' ? block('M4 38l10 -4l3 5l-10 5Z', BRIGHT, 1.4) : '';
    return `<g${size}>${legs}${left}${body}${shade}${robe}${apron}${belt}${TOOLS[best]}${right}${face}${beard}${hat(rank)}${extra}</g>`;
  });
}

export const samples = (): Record<string, string> =>
  Object.fromEntries(
    ['apprentice', 'labourer', 'craftsman', 'master'].map((rank, n) => {
      const produces = [0, 0, 0, 0].map((_, m) => (m === n ? 1 : 0));
      return [rank, `<g transform="translate(-28 -32)">${worker({ id: `${rank} of the sheet`, rank, produces })}</g>`];
    }),
  );
