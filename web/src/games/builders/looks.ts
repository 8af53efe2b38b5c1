import church from 'symbol:church';
import hammer from 'symbol:flat-hammer';
import trowel from 'symbol:trowel';
import type { Looks } from '../looks';

export const looks: Looks = { colour: '#55606b', symbols: [hammer, church, trowel] };
