/** Sources of points: names, colours and groups. */

import { t } from '../words/words.svelte';
import type { GameTable } from './game';

/** The name of a source of points. */
export const sourceName = (game: string, source: string): string =>
  t(`${game}-source-${source.replaceAll('_', '-')}`);

/** Sources that belong together, with all of their names and colours. */
export interface SourceGroup {
  /** Empty if a game has no groups. */
  name: string;
  sources: { source: string; colour: string }[];
}

/** For games without their own colours. */
const COLOURS = ['#23539c', '#7a4a1c', '#00695a', '#8d3b72', '#55606b', '#a52f22'];

/** All sources that gave or cost points, in groups. */
export function sourceGroups(drawing: GameTable, breakdown: Record<string, number>[]): SourceGroup[] {
  const found = new Map<string, SourceGroup>();
  // Not every seat has every source: only the owner of a tile has its source.
  const all = new Set(breakdown.flatMap((points) => Object.keys(points)));
  [...all].filter((source) => breakdown.some((points) => points[source])).forEach((source, n) => {
    const look = drawing.source?.(source) ?? { group: '', colour: COLOURS[n % COLOURS.length]! };
    const group = found.get(look.group) ?? { name: look.group, sources: [] };
    group.sources.push({ source, colour: look.colour });
    found.set(look.group, group);
  });
  return [...found.values()];
}
