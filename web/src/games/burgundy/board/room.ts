/** Where there is room for what. */

import { tablet } from '../../../table/input/screen';
import type { BurgundyView } from '../view';

/** With three or more, the depots of a tablet are higher than an estate: the race for bonus tiles stands below that. */
export const racesApart = (view: BurgundyView): boolean => tablet.current && view.players.length > 2;
