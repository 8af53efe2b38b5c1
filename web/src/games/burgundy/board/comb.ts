/** The layout of the tiles of a depot: rows of a honeycomb. */

const ROWS: Record<number, number[]> = { 1: [1], 2: [2], 3: [2, 1], 4: [2, 2], 6: [2, 2, 2], 8: [3, 2, 3] };
/** In the black depot there is room above and below. */
const TALL: Record<number, number[]> = { ...ROWS, 4: [1, 2, 1] };

export interface Comb {
  /** Left and top of each tile, in widths of a tile. */
  places: [left: number, top: number][];
  width: number;
  height: number;
}

const HIGH = 1.1413;
const DOWN = 0.87;

export function comb(tiles: number, tall = false): Comb {
  const rows = (tall ? TALL : ROWS)[tiles] ?? [tiles];
  const widest = Math.max(...rows);
  const even = rows.length > 1 && rows.every((row) => row === widest);
  const places = rows.flatMap((row, down) =>
    Array.from({ length: row }, (_, n): [number, number] => [
      n + (even ? (down % 2) / 2 : (widest - row) / 2),
      down * DOWN,
    ]),
  );
  return { places, width: widest + (even ? 0.5 : 0), height: (rows.length - 1) * DOWN + HIGH };
}
