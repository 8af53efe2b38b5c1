/** The four building materials: colour, silhouette, and always in the same order. */

import './materials.css';
import knowledge from 'symbol:open-book';
import stone from 'symbol:stone-block';
import tile from 'symbol:brick-wall';
import wood from 'symbol:log';

export const MATERIALS = [
  { id: 'stone', drawing: stone },
  { id: 'wood', drawing: wood },
  { id: 'knowledge', drawing: knowledge },
  { id: 'tile', drawing: tile },
];
