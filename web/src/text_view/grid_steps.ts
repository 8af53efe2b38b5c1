/** Movement on a grid whose rows may be shifted, such as rows of hexes. */

interface Placed {
  at: number;
}

/**
 * The cell a key leads to; undefined if there is none.  Of two equally near cells, up takes the
 * right one and down the left one, so that down reverses up.
 */
export function stepped(rows: readonly (readonly Placed[])[], row: number, column: number, key: string): [number, number] | undefined {
  const cells = rows[row]!;
  switch (key) {
    case 'ArrowLeft':
      return [row, Math.max(0, column - 1)];
    case 'ArrowRight':
      return [row, Math.min(cells.length - 1, column + 1)];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, cells.length - 1];
    case 'ArrowUp':
      return row ? [row - 1, nearest(rows[row - 1]!, cells[column]!.at + 0.5)] : [row, column];
    case 'ArrowDown':
      return row < rows.length - 1 ? [row + 1, nearest(rows[row + 1]!, cells[column]!.at - 0.5)] : [row, column];
    default:
      return undefined;
  }
}

const nearest = (cells: readonly Placed[], at: number): number =>
  cells.reduce((best, cell, place) => (Math.abs(cell.at - at) < Math.abs(cells[best]!.at - at) ? place : best), 0);
