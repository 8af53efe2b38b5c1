import anvil from 'symbol:anvil';
import barrel from 'symbol:barrel';
import ship from 'symbol:caravel';
import type { Looks } from '../looks';

export const looks: Looks = { colour: '#7a4526', symbols: [anvil, ship, barrel] };
