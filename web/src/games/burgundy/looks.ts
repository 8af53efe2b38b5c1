import castle from 'symbol:castle';
import cow from 'symbol:cow';
import mine from 'symbol:mine-wagon';
import type { Looks } from '../looks';

export const looks: Looks = { colour: '#3f6b4c', symbols: [cow, castle, mine] };
