/** Layout decisions by screen size. */

import { tablet } from '../../../table/input/screen';
import type { BurgundyView } from '../view';

/**
 * With three or more players, the depots of a tablet are higher than an estate, so the bonus tiles
 * are below it.
 */
export const racesApart = (view: BurgundyView): boolean => tablet.current && view.players.length > 2;
