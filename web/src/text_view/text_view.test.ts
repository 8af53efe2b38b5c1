// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { genericDescription } from '../generic_table/text_view';
import { words } from '../words/words.svelte';
import { stepped } from './grid_steps';
import { fits, labels, type Area } from './description';

/** Rows of two, three and two hexes. */
const ROWS = [[1, 3], [0, 2, 4], [1, 3]].map((row) => row.map((at) => ({ at })));

describe('steps in a grid of hexes', () => {
  test('down returns to where up came from', () => {
    expect(stepped(ROWS, 1, 1, 'ArrowUp')).toEqual([0, 1]);
    expect(stepped(ROWS, 0, 1, 'ArrowDown')).toEqual([1, 1]);
    expect(stepped(ROWS, 1, 0, 'ArrowDown')).toEqual([2, 0]);
  });
  test('steps stop at the edge', () => {
    expect(stepped(ROWS, 0, 0, 'ArrowUp')).toEqual([0, 0]);
    expect(stepped(ROWS, 1, 2, 'ArrowRight')).toEqual([1, 2]);
    expect(stepped(ROWS, 1, 0, 'End')).toEqual([1, 2]);
    expect(stepped(ROWS, 1, 0, 'x')).toBeUndefined();
  });
});

test('a search needs all its words, in any order and without accents', () => {
  expect(fits('Weź żeton: Zamek', 'zamek wez')).toBe(true);
  expect(fits('Weź żeton: Zamek', 'zamek statek')).toBe(false);
  expect(fits('anything', '')).toBe(true);
});

test('things are found by their names at any depth', () => {
  const areas: Area[] = [{ id: 'a', title: 'A', areas: [{ id: 'b', title: 'B', lines: [{ says: 'row', under: [{ says: 'a mill', thing: 'card:mill' }] }] }] }];
  expect(labels(areas).get('card:mill')).toBe('a mill');
});

test('a game without a description is described by the shape of its view', async () => {
  await words.need('web', 'inwords');
  const view = { viewer: 0, seat: 1, over: false, round: 3, last_round: true, row: ['rose', ''], players: [{ coins: 2, hand: ['oak'] }, { coins: 5, hand: [] }] };
  const material = { plants: [{ id: 'oak', height: 9 }] };
  const spoken = JSON.stringify(genericDescription('garden')({ view, material, near: 0, names: ['Ann', 'Ben'] }));
  for (const fact of ['Round: 3', 'Last round', 'Rose', 'Ann', 'Coins: 2', 'Oak · Height 9', 'Ben', 'Coins: 5']) expect(spoken).toContain(fact);
});
