/** Names and effects of tiles, hexes and goods. */

import type { DepotView } from './view';
import { capital, name, t, worded } from '../../words/words.svelte';
import { animals } from './printed';

export const called = (thing: string): string => name('burgundy', thing);

/** The effect of placing a tile, or of a knowledge tile. */
export function does(tile: string): string {
  const herd = animals(tile);
  if (herd) return t('burgundy-does-animals', { animals: herd.number });
  return t(`burgundy-does-${tile.replaceAll('_', '-')}`);
}

export const tileInWords = (tile: string): string =>
  t('burgundy-board-tile', { tile: capital(called(tile)), does: does(tile) });

/** A hex of a colour, with the tile on it. */
export function hexInWords(colour: string, tile: string, hex: number): string {
  if (tile) return capital(t('burgundy-board-hex-filled', { hex, tile: tileInWords(tile) }));
  return capital(t('burgundy-board-hex', { hex, colour: called(colour) }));
}

export const goodInWords = (good: string, number: number): string =>
  worded('burgundy-board-goods', { number, good });

/** `2 pink, 1 red`, or a text for none. */
export function goodsInWords(goods: Record<string, number>): string {
  const parts = Object.entries(goods).map(([good, number]) => goodInWords(good, number));
  return parts.join(', ') || t('burgundy-board-none');
}

export const depotInWords = (number: number, depot: DepotView): string =>
  t('burgundy-board-depot', { depot: number, goods: goodsInWords(depot.goods) });
