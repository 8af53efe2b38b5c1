import { expect, test } from 'vitest';
import { same, sameMap, sameSet } from './same';

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

test('a map or a set in which nothing has changed is the one of before', () => {
  const marks = new Map([['die', 0], ['hex', 1]]);
  expect(sameMap(marks, new Map([['hex', 1], ['die', 0]]))).toBe(marks);
  const lit = new Set(['die', 'hex']);
  expect(sameSet(lit, new Set(['hex', 'die']))).toBe(lit);
});

test.each([
  [[['die', 0]], [['die', 1]]],
  [[['die', 0]], [['hex', 0]]],
  [[['die', 0]], []],
  [[], [['die', 0]]],
] as [[string, number][], [string, number][]][])('a map of %j becomes one of %j', (was, is) => {
  expect([...sameMap(new Map(was), new Map(is))]).toEqual(is);
  const things = is.map(([thing, seat]) => `${thing} ${seat}`);
  expect([...sameSet(new Set(was.map(([thing, seat]) => `${thing} ${seat}`)), new Set(things))]).toEqual(things);
});

test('what is equal in a map that has changed stays the very value of before', () => {
  const [price, other] = [{ words: '−1' }, { words: '+2' }];
  const now = sameMap(new Map([['die', price], ['hex', other]]), new Map([['die', { words: '−1' }], ['hex', { words: '+3' }]]), (one, next) => one?.words === next.words);
  expect(now.get('die')).toBe(price);
  expect(now.get('hex')).toEqual({ words: '+3' });
});
