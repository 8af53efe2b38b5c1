/** The colours of sources of points: those of the tiles. */

import type { SourceLook } from '../game';

const REGIONS: Record<string, string> = {
  regions_castle: '#2f5d34',
  regions_ship: '#1f5fa0',
  regions_mine: '#5a5f66',
  regions_knowledge: '#7d6208',
  regions_building: '#96571b',
  regions_animal: '#4a7310',
};
const TILES: Record<string, string> = {
  animals: '#4a7310',
  goods_sold: '#7a3f86',
  watchtowers: '#96571b',
  bonus_tiles: '#a13a24',
};

export function source(name: string): SourceLook {
  if (REGIONS[name]) return { group: 'regions', colour: REGIONS[name] };
  if (name.startsWith('regions_')) return { group: 'phases', colour: '#6a4630' };
  if (TILES[name]) return { group: 'tiles', colour: TILES[name] };
  if (name.startsWith('knowledge_')) return { group: 'knowledge', colour: '#7d6208' };
  return { group: 'left', colour: '#4d5b68' };
}
