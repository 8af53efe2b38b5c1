import { expect, test } from 'vitest';
import { same } from './same';

const before = { round: 1, row: ['oak', 'tar'], players: [{ coins: 2, cards: [1, 2] }, { coins: 5, cards: [3] }] };

test('what has not changed is the very object of before', () => {
  const now = same(before, { round: 2, row: ['oak', 'tar'], players: [{ coins: 3, cards: [1, 2] }, { coins: 5, cards: [3] }] });
  expect(now).toEqual({ round: 2, row: ['oak', 'tar'], players: [{ coins: 3, cards: [1, 2] }, { coins: 5, cards: [3] }] });
  expect(now.row).toBe(before.row);
  expect(now.players[0]!.cards).toBe(before.players[0]!.cards);
  expect(now.players[1]).toBe(before.players[1]);
  expect(now.players).not.toBe(before.players);
  expect(before.players[0]!.coins).toBe(2);
});

test('where nothing has changed, all of it is', () => {
  expect(same(before, structuredClone(before))).toBe(before);
});

test.each([
  [[1, 2], [1, 2, 3]],
  [[1, 2, 3], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [{ a: null }, { a: {} }],
  [{ a: {} }, { a: null }],
  [null, [0]],
  [undefined, { a: 1 }],
  [{ a: 0 }, { a: '0' }],
])('%j becomes %j', (was, is) => {
  const wanted = structuredClone(is);
  expect(same(was, is)).toStrictEqual(wanted);
});
