/** The colours of sources of points. */

import type { SourceLook } from '../game';

const LOOKS: Record<string, SourceLook> = {
  half_products: { group: 'goods', colour: '#96571b' },
  final_products: { group: 'goods', colour: '#a13a24' },
  ships: { group: 'year', colour: '#1f5fa0' },
  ship_bonuses: { group: 'year', colour: '#2f7391' },
  city: { group: 'year', colour: '#4a7310' },
  granary: { group: 'year', colour: '#7d6208' },
  investment: { group: 'year', colour: '#7a3f86' },
};

export const source = (name: string): SourceLook => LOOKS[name] ?? { group: 'rest', colour: '#4d5b68' };
