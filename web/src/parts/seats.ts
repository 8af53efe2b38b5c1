/** A colour, an emblem and a pattern for each player. */

import anchor from 'symbol:anchor';
import crown from 'symbol:crown';
import hammer from 'symbol:flat-hammer';
import key from 'symbol:key';
import leaf from 'symbol:oak-leaf';

export const EMBLEMS = [hammer, key, crown, anchor, leaf];

export const seatColour = (seat: number): string => `var(--seat-${seat})`;

const CUT = 'color-mix(in srgb, var(--on-seat) 55%, transparent)';
const PATTERNS = [
  `repeating-linear-gradient(45deg, ${CUT} 0 2px, transparent 2px 7px)`,
  `radial-gradient(circle, ${CUT} 1.6px, transparent 2px) 0 0 / 6px 6px`,
  `repeating-linear-gradient(0deg, ${CUT} 0 2px, transparent 2px 6px)`,
  `repeating-linear-gradient(45deg, ${CUT} 0 1.5px, transparent 1.5px 6px), repeating-linear-gradient(-45deg, ${CUT} 0 1.5px, transparent 1.5px 6px)`,
  `repeating-linear-gradient(0deg, ${CUT} 0 4px, transparent 4px 12px)`,
];

/** The style of things `owned` by a seat: their frame has its colour and pattern. */
export const seatFrame = (seat: number): string => `--seat: ${seatColour(seat)}; --pattern: ${PATTERNS[seat]}`;
