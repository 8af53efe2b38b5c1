/** An estate as a landscape: the borders between hexes and around regions. */

import { chance } from '../../../art/chance';
import { block, BRIGHT, flat, ink, KEY, line, mix, outline, type Point } from '../../../art/cut';
import { hedge } from '../../../art/nature';
import { full, type Ground } from '../estate/ground';
import { CORNERS } from './scenes';

/** The borders above the tiles: edges, hedges, streets and walls. */
export function between(ground: Ground, hexes: readonly string[], seat: number): string {
  let [open, half, streets, hedges] = ['', '', '', ''];
  const lot = chance(11);
  const edges: string[] = ground.regions.map(() => '');
  const borders: [Point, Point][][] = ground.regions.map(() => []);
  ground.middles.forEach(([x, y], hex) => {
    const region = ground.regionOf[hex]!;
    ground.neighbours[hex]!.forEach((other, edge) => {
      const [from, to] = [CORNERS[edge]!, CORNERS[(edge + 1) % 6]!].map(([dx, dy]): Point => [x + dx, y + dy]);
      if (other >= 0 && ground.regionOf[other] === region) {
        // Each edge once.
        if (other < hex) return;
        const built = Number(!!hexes[hex]) + Number(!!hexes[other]);
        const [a, b] = [mix(from!, to!, 0.1), mix(from!, to!, 0.9)];
        if (built === 0) open += outline([mix(from!, to!, 0.3), mix(from!, to!, 0.7)], true);
        else if (built === 1) half += outline([a, b], true);
        else if (ground.colours[hex] === 'animal') hedges += hedge(a, b, lot, 3.6);
        else if (ground.colours[hex] !== 'ship') streets += outline([from!, to!], true);
      } else {
        edges[region] += outline([from!, to!], true);
        borders[region]!.push([from!, to!]);
      }
    });
  });
  let walls = '';
  ground.regions.forEach((region, n) => {
    if (!full(region, hexes)) return;
    walls += region.colour === 'building' ? wall(edges[n]!, corners(borders[n]!), seat) : rim(edges[n]!, seat);
  });
  return (
    line(open, 1.6, 'var(--key-soft)') +
    line(half, 2.6) +
    line(streets, 4.6, KEY) + line(streets, 2.4, BRIGHT) +
    hedges +
    line(edges.join(''), 3.6) +
    walls
  );
}

/** A finished region is framed in its owner's colour. */
const rim = (edges: string, seat: number): string => line(edges, 8) + line(edges, 4.4, `var(--seat-${seat})`);

/** A stone wall with a tower at every outer corner. */
function wall(edges: string, towers: Point[], seat: number): string {
  const stones = `<path d="${edges}" fill="none" stroke="${KEY}" stroke-width="5.6" stroke-dasharray="1.2 6.3"/>`;
  const round = towers.map(([x, y]) => `M${(x - 6).toFixed(1)} ${y.toFixed(1)}a6 6 0 1 1 12 0a6 6 0 1 1 -12 0`).join('');
  const caps = towers.map(([x, y]) => `M${(x - 3).toFixed(1)} ${y.toFixed(1)}a3 3 0 1 1 6 0a3 3 0 1 1 -6 0`).join('');
  return line(edges, 9.5) + line(edges, 6, ink('silver')) + stones + block(round, ink('silver'), 2.2) + flat(caps, `var(--seat-${seat})`);
}

/** The corners at which a border turns outward: two of its edges meet there, of one hex. */
function corners(border: [Point, Point][]): Point[] {
  const turning = new Map<string, { at: Point; turn: number }>();
  const name = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  for (const [from, to] of border) {
    const next = border.find(([start]) => name(start) === name(to));
    if (!next) continue;
    const turn = (to[0] - from[0]) * (next[1][1] - to[1]) - (to[1] - from[1]) * (next[1][0] - to[0]);
    turning.set(name(to), { at: to, turn });
  }
  const outward = [...turning.values()].filter(({ turn }) => turn > 0).map(({ at }) => at);
  return outward.filter((_, n) => n % 2 === 0);
}
