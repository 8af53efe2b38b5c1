import { expect, test } from 'vitest';
import type { Material } from './printed';
import { travels } from './travels';
import type { BurgundyView } from './view';

/** An estate of three hexes: two of one colour, one of another. */
const MATERIAL = {
  colours: ['castle', 'ship'], letters: 'cs', rows: [1, 2], estates: [{ id: 'small', rows: ['c', 's s'] }],
} as unknown as Material;

const view = (hexes: string[], storage: string[] = [], phase = 'phase_a'): BurgundyView =>
  ({ phase, depots: [], players: [{ estate: 'small', hexes, storage }] }) as unknown as BurgundyView;

test('a tile goes from the storage to its hex', () => {
  expect(travels(view(['castle', '', ''], ['ship']), view(['castle', 'ship', ''], ['']), MATERIAL)).toEqual([
    { from: 'storage:0.1', to: 'hex:0.1' },
  ]);
});

test('a completed region flares up as a whole, also at the end of a phase', () => {
  const hexes = [1, 2].map((hex) => ({ from: `hex:0.${hex}`, to: `hex:0.${hex}`, flourish: true }));
  const before = view(['castle', 'ship', '']);
  const after = ['castle', 'ship', 'ship'];
  expect(travels(before, view(after), MATERIAL)).toEqual(hexes);
  expect(travels(before, view(after, [], 'phase_b'), MATERIAL)).toEqual(hexes);
  expect(travels(view(after), view(after), MATERIAL)).toEqual([]);
});
