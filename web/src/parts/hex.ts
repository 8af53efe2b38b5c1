/** Pointy-topped hexes around (0, 0). */

/** The corners of a hex of this radius, as `points` of a polygon. */
export function corners(radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
  }).join(' ');
}

/** The middle of the hex in a row and column; odd rows are half a hex to the right. */
export function middle(column: number, row: number, radius: number): [number, number] {
  return [round(radius * Math.sqrt(3) * (column + (row % 2) / 2)), round(radius * 1.5 * row)];
}

const round = (value: number): number => Math.round(value * 100) / 100;
