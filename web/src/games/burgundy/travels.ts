/** Tiles and goods have no ids: two positions are compared to find their movements. */

import type { BurgundyView } from './view';
import type { Flight } from '../game';
import { full, groundOf } from './estate/ground';
import type { Material } from './printed';

/** The spaces that have lost their tile, as things, with the tile. */
function emptied(before: BurgundyView, after: BurgundyView): { tile: string; thing: string }[] {
  const black = before.depots.length - 1;
  return before.depots.flatMap(({ spaces }, depot) =>
    spaces.flatMap((tile, space) =>
      tile && after.depots[depot]!.spaces[space] !== tile
        ? [{ tile, thing: `space:${depot === black ? 'black' : depot + 1}.${space + 1}` }]
        : [],
    ),
  );
}

/** The hexes of newly filled regions. */
function finished(before: BurgundyView, after: BurgundyView, material: Material): Flight[] {
  return after.players.flatMap(({ estate, hexes }, seat) => {
    const was = before.players[seat]!.hexes;
    if (was === hexes || !estate) return [];
    const fresh = groundOf(material, estate).regions.filter((region) => full(region, hexes) && !full(region, was));
    return fresh.flatMap((region) => region.hexes.map((hex) => `hex:${seat}.${hex}`)).map((hex) => ({ from: hex, to: hex, flourish: true }));
  });
}

export function travels(before: BurgundyView, after: BurgundyView, material: Material): Flight[] {
  if (before.players.length !== after.players.length || !before.phase) return [];
  const found = finished(before, after, material);
  if (before.phase !== after.phase) return found;
  const gone = emptied(before, after);
  after.players.forEach((player, seat) => {
    const was = before.players[seat]!;
    player.hexes.forEach((tile, hex) => {
      const place = tile && !was.hexes[hex] ? was.storage.indexOf(tile) : -1;
      if (place >= 0) found.push({ from: `storage:${seat}.${place + 1}`, to: `hex:${seat}.${hex}` });
    });
    player.storage.forEach((tile, place) => {
      if (!tile || tile === was.storage[place]) return;
      const source = gone.find((one) => one.tile === tile);
      if (source) found.push({ from: source.thing, to: `storage:${seat}.${place + 1}` });
    });
  });
  return found;
}
