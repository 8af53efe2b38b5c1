/** How players are told apart: a colour and an emblem each. */

import anchor from 'symbol:anchor';
import crown from 'symbol:crown';
import hammer from 'symbol:flat-hammer';
import key from 'symbol:key';
import leaf from 'symbol:oak-leaf';

export const EMBLEMS = [hammer, key, crown, anchor, leaf];

export const seatColour = (seat: number): string => `var(--seat-${seat})`;
