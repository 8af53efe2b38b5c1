/** The colours of tiles, and of text on them. */
export const FILLS: Record<string, { fill: string; ink: string }> = {
  castle: { fill: '#17553a', ink: '#fff' },
  ship: { fill: '#1f5fa6', ink: '#fff' },
  mine: { fill: '#686d74', ink: '#fff' },
  knowledge: { fill: '#eec735', ink: '#2b2105' },
  building: { fill: '#d8ae78', ink: '#2e1d08' },
  animal: { fill: '#a5d06c', ink: '#17290a' },
};
