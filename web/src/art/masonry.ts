/**
 * A building made of parts, each of one material, in printing order, so that it can be drawn at
 * any stage of construction (`standing`).
 */

import { chance, seedOf, type Chance } from './chance';
import { block, box, BRIGHT, flat, ink, KEY, line, outline, type Point, wobbled } from './cut';

/** Stone, wood, knowledge, tile, or scenery, which is always present. */
export type Stuff = 's' | 'w' | 'k' | 't' | '';

export interface Part {
  stuff: Stuff;
  top: number;
  bottom: number;
  print: string;
  /** The outline, for the plan. */
  edge: string;
}

export const [STONE, WOOD, TILE, WATER] = [ink('stone'), ink('wood'), ink('roof'), ink('river')];
/** The dark area behind an open door. */
export const DARK = ink('night');
const LAMP = 'var(--lamp)';
const short = (value: number): number => Math.round(value * 10) / 10;
/** Short strokes inside a shape. */
export const strokes = (d: string, width = 0.8, colour = KEY): string => d && line(d, width, colour);

export class Mason {
  readonly parts: Part[] = [];
  readonly random: Chance;
  #stuff: Stuff = 's';

  constructor(seed: string) {
    this.random = chance(seedOf(seed));
  }

  /** The material of the next parts. */
  of(stuff: Stuff): this {
    this.#stuff = stuff;
    return this;
  }

  lay(top: number, bottom: number, print: string, edge = ''): this {
    this.parts.push({ stuff: this.#stuff, top, bottom, print, edge });
    return this;
  }

  /** A flat shape with its outline. */
  shape(colour: string, points: Point[], inside = '', width = 2): this {
    const heights = points.map(([, y]) => y);
    const edge = outline(wobbled(points, 0.4, this.random));
    return this.lay(Math.min(...heights), Math.max(...heights), block(edge, colour, width) + inside, edge);
  }

  /** Broken courses of stones. */
  #courses(x: number, y: number, w: number, h: number): string {
    let d = '';
    for (let row = y + 4.5; row < y + h - 1.5; row += 4.5) {
      let at = x + 1 + 5 * this.random();
      while (at < x + w - 2) {
        const long = Math.min(3 + 8 * this.random(), x + w - 1 - at);
        d += `M${short(at)} ${short(row)}h${short(long)}`;
        if (this.random() < 0.5) d += `v${short(-2 - this.random())}`;
        at += long + 2 + 7 * this.random();
      }
      // The light comes from the left: the right edge is hatched.
      d += `M${short(x + w - 1)} ${short(row - 2.2)}h-${short(1.5 + 3 * this.random())}`;
    }
    return strokes(d, 0.6);
  }

  wall(x: number, y: number, w: number, h: number, colour = STONE): this {
    return this.shape(colour, box(x, y, w, h), this.#courses(x, y, w, h));
  }

  /** A tower that narrows upward. */
  tower(x: number, y: number, w: number, h: number, narrow: number): this {
    return this.shape(STONE, [[x + narrow, y], [x + w - narrow, y], [x + w, y + h], [x, y + h]], this.#courses(x + narrow, y, w - 2 * narrow, h));
  }

  planks(x: number, y: number, w: number, h: number): this {
    let d = '';
    for (let at = x + 3; at < x + w - 1; at += 2.6 + 1.6 * this.random()) d += `M${short(at)} ${short(y + 1 + 2 * this.random())}v${short(h - 2 - 3 * this.random())}`;
    return this.shape(WOOD, box(x, y, w, h), strokes(d, 0.6));
  }

  /** Plaster between beams, with braces. */
  timber(x: number, y: number, w: number, h: number, fields = Math.max(2, Math.round(w / 12))): this {
    const wide = w / fields;
    let d = `M${x} ${short(y + h / 2)}h${w}`;
    for (let n = 0; n <= fields; n++) {
      d += `M${short(x + n * wide)} ${y}v${h}`;
      if (n === 0) d += `M${x} ${short(y + h / 2)}l${short(wide)} ${short(h / 2)}`;
      else if (n === fields) d += `M${short(x + w)} ${short(y + h / 2)}l${short(-wide)} ${short(h / 2)}`;
    }
    return this.shape(BRIGHT, box(x, y, w, h), strokes(d, 1.9));
  }

  beam(points: Point[], width = 2.2): this {
    const heights = points.map(([, y]) => y);
    const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
    return this.lay(Math.min(...heights), Math.max(...heights), line(d, width + 1.5) + line(d, width - 0.3, WOOD), d);
  }

  /** A roof over the eaves from `x` at `y`, as high as `h`, hipped by `slant` on each side. */
  roof(x: number, y: number, w: number, h: number, slant = 0, colour = TILE): this {
    let d = '';
    let odd = 0;
    for (let row = 2.8; row < h; row += 2.8, odd++) {
      const inset = (slant * row) / h;
      for (let at = x + inset + 1.5 + (odd % 2) * 1.8; at < x + w - inset - 1; at += 3.6)
        if (this.random() < 0.86) d += `M${short(at)} ${short(y - row + 2)}v-1.9`;
      d += `M${short(x + inset + 1 + 4 * this.random())} ${short(y - row)}H${short(x + w - inset - 1 - 6 * this.random())}`;
    }
    return this.shape(colour, [[x, y], [x + slant, y - h], [x + w - slant, y - h], [x + w, y]], strokes(d, 0.6), 1.7);
  }

  /** Straw or boards: strokes down the slope. */
  tstrokes(x: number, y: number, w: number, h: number, slant: number, colour = ink('straw')): this {
    let d = '';
    for (let at = 0.04; at < 1; at += 3 / w) {
      const [low, high] = [x + w * at, x + slant + (w - 2 * slant) * at];
      const [from, to] = [0.15 * this.random(), 0.6 + 0.35 * this.random()];
      d += `M${short(low + (high - low) * from)} ${short(y - h * from)}L${short(low + (high - low) * to)} ${short(y - h * to)}`;
    }
    return this.shape(colour, [[x, y], [x + slant, y - h], [x + w - slant, y - h], [x + w, y]], strokes(d, 0.6), 1.7);
  }

  /** The front of a roof. */
  gable(x: number, y: number, w: number, h: number, colour = BRIGHT): this {
    return this.shape(colour, [[x, y], [x + w / 2, y - h], [x + w, y]]);
  }

  /** A stepped gable. */
  steps(x: number, y: number, w: number, h: number, n = 3, colour = STONE): this {
    const points: Point[] = [[x, y]];
    const [wide, high] = [w / (2 * n + 1), h / n];
    for (let step = 0; step < n; step++) points.push([x + step * wide, y - (step + 1) * high], [x + (step + 1) * wide, y - (step + 1) * high]);
    points.splice(1, 1, [x, y - high]);
    const right = points.map(([px, py]): Point => [2 * x + w - px, py]).reverse();
    return this.shape(colour, [...points, ...right]);
  }

  cone(x: number, y: number, w: number, h: number, colour = TILE): this {
    let d = '';
    for (let row = 0.2; row < 0.9; row += 3.2 / h) {
      const half = (w / 2) * (1 - row) - 0.8;
      d += `M${short(x + w / 2 - half)} ${short(y - h * row)}q${short(half)} 1.6 ${short(2 * half)} 0`;
    }
    return this.shape(colour, [[x, y], [x + w / 2, y - h], [x + w, y]], strokes(d, 0.6), 1.6);
  }

  /** Battlements. */
  crenels(x: number, y: number, w: number, n: number): this {
    const points: Point[] = [[x, y]];
    const wide = w / (2 * n - 1);
    for (let at = 0; at < 2 * n - 1; at++) {
      const high = at % 2 ? 0 : 4;
      points.push([x + at * wide, y - high - 2], [x + (at + 1) * wide, y - high - 2]);
    }
    points.push([x + w, y]);
    return this.shape(STONE, points);
  }

  /** An opening with a round head; windows are lit at night. */
  opening(x: number, y: number, w: number, h: number, colour = DARK): this {
    const d = `M${x} ${y + h}V${short(y + w / 2)}a${short(w / 2)} ${short(w / 2)} 0 0 1 ${w} 0V${y + h}Z`;
    return this.lay(y, y + h, block(d, colour, 1.2), d);
  }

  window(x: number, y: number, w = 4, h = 6): this {
    return this.opening(x, y, w, h, LAMP).lay(y, y + h, strokes(`M${short(x + w / 2)} ${y}v${h}M${x} ${short(y + h * 0.6)}h${w}`, 0.6));
  }

  windows(x: number, y: number, n: number, gap: number, w = 4, h = 6): this {
    for (let at = 0; at < n; at++) this.window(x + at * gap, y, w, h);
    return this;
  }

  door(x: number, y: number, w: number, h: number): this {
    return this.opening(x, y, w, h, WOOD).lay(y, y + h, strokes(`M${short(x + w / 2)} ${y + 1}v${h - 1}`, 0.7));
  }

  rose(x: number, y: number, r: number): this {
    let d = '';
    for (let n = 0; n < 6; n++) d += `M${x} ${y}l${short(r * Math.cos((n * Math.PI) / 3))} ${short(r * Math.sin((n * Math.PI) / 3))}`;
    return this.lay(y - r, y + r, `<circle cx="${x}" cy="${y}" r="${r}" fill="${LAMP}" stroke="${KEY}"/>${strokes(d, 0.7)}`);
  }

  chimney(x: number, y: number, w: number, h: number): this {
    return this.wall(x, y, w, h).lay(y - 8, y, strokes(`M${x + w / 2} ${y - 2}q-3 -3 0 -5q3 -3 0 -5`, 0.9));
  }

  flag(x: number, y: number, colour = TILE): this {
    return this.lay(y, y + 9, strokes(`M${x} ${y + 9}v-9`, 0.9) + block(`M${x} ${y}l8 2.2l-8 2.6Z`, colour, 1.2));
  }

  wheel(x: number, y: number, r: number): this {
    let d = '';
    for (let n = 0; n < 8; n++) {
      const [c, s] = [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)];
      d += `M${x} ${y}L${short(x + (r + 1.5) * c)} ${short(y + (r + 1.5) * s)}`;
    }
    const ring = (radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${KEY}" stroke-width="2.6"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${WOOD}" stroke-width="1.2"/>`;
    return this.lay(y - r, y + r, ring(r) + strokes(d, 1.2) + ring(r * 0.35));
  }

  sails(x: number, y: number, r: number): this {
    for (let n = 0; n < 4; n++) {
      const turn = (n * Math.PI) / 2 + 0.5;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const at = (along: number, aside: number): Point => [x + along * c - aside * s, y + along * s + aside * c];
      this.shape(ink('wool'), [at(r * 0.3, 0), at(r, 0), at(r, r * 0.3), at(r * 0.3, r * 0.3)], strokes(`M${at(r * 0.65, 0).map(short).join(' ')}L${at(r * 0.65, r * 0.3).map(short).join(' ')}`, 0.6), 1);
      const [end] = [at(r, 0).map(short).join(' ')];
      this.lay(y - r, y + r, strokes(`M${x} ${y}L${end}`, 1.3));
    }
    return this;
  }

  tree(x: number, y: number, r: number, colour = ink('leaf')): this {
    let d = '';
    for (let n = 0; n < 7; n++) d += `M${short(x - r * 0.5 + r * 1.3 * this.random())} ${short(y - r * (0.7 + 1.2 * this.random()))}q1.5 1.6 3 0`;
    const crown = `M${short(x - r)} ${short(y - r)}q${short(-r * 0.2)} ${short(-r * 0.8)} ${short(r * 0.5)} ${short(-r * 0.8)}q${short(r * 0.5)} ${short(-r * 0.7)} ${short(r)} 0q${short(r * 0.8)} 0 ${short(r * 0.5)} ${short(r * 0.9)}q${short(r * 0.1)} ${short(r * 0.6)} ${short(-r * 0.7)} ${short(r * 0.5)}q${short(-r * 0.5)} ${short(r * 0.4)} ${short(-r * 0.9)} 0q${short(-r * 0.7)} ${short(r * 0.1)} ${short(-r * 0.4)} ${short(-r * 0.6)}Z`;
    return this.lay(y - 2 * r, y, strokes(`M${x} ${y}v${short(-r * 0.9)}`, 2.4) + block(crown, colour, 1.8) + strokes(d, 0.7));
  }

  water(x: number, y: number, w: number, rows = 2): this {
    let d = '';
    for (let row = 0; row < rows; row++)
      for (let at = x + 3 * (row % 2) + 2; at < x + w - 5; at += 8) d += `M${short(at)} ${y + 2.4 + row * 3}q1.6 -1.6 3.2 0t3.2 0`;
    return this.lay(y, y + 3 * rows + 1, flat( `M${x} ${y}h${w}v${3 * rows + 1}h-${w}Z`, WATER) + strokes(d, 0.7));
  }

  ground(x: number, y: number, w: number): this {
    let d = `M${x} ${y}h${w}`;
    for (let at = x + 4; at < x + w - 6; at += 5 + 12 * this.random()) d += `M${short(at)} ${short(y + 1.6 + 1.6 * this.random())}h${short(2 + 4 * this.random())}`;
    return this.lay(y, y + 2, strokes(d, 1));
  }
}

/** The plan of a building: its outlines in one pale line. */
export const plan = (parts: Part[]): string =>
  `<path d="${parts.map(({ stuff, edge }) => (stuff ? edge : '')).join('')}" fill="none" stroke="var(--plan)" stroke-width=".8" stroke-dasharray="2 2.4"/>`;

const WIDE = 100;
const DEEP = 72;

/**
 * The finished parts, given the share of each material from 0 to 1: walls, frames and roofs rise,
 * knowledge adds parts one by one.
 */
export function standing(parts: Part[], share: (stuff: Stuff) => number): string {
  const own = (stuff: Stuff): Part[] => parts.filter((part) => part.stuff === stuff);
  const details = own('k').slice(0, Math.round(own('k').length * share('k')));
  const heights = new Map(
    (['s', 'w', 't'] as const).map((stuff) => {
      const [top, bottom] = [Math.min(...own(stuff).map((part) => part.top)), Math.max(...own(stuff).map((part) => part.bottom))];
      return [stuff as Stuff, bottom - (bottom - top) * share(stuff)];
    }),
  );
  const drawn = parts.map((part) => {
    const { stuff, top, bottom, print } = part;
    if (stuff === '' || share(stuff) >= 1) return print;
    if (stuff === 'k') return details.includes(part) ? print : '';
    const height = short(heights.get(stuff)!);
    if (top >= height) return print;
    // A nested SVG clips what is above.
    return bottom > height ? `<svg y="${height}" width="${WIDE}" height="${DEEP - height}" viewBox="0 ${height} ${WIDE} ${DEEP - height}">${print}</svg>` : '';
  });
  return drawn.join('');
}
