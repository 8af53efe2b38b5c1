// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { placed, pointer } from './thing_ids';
import { readable } from './names';
import { areas, counters, owned, printed, shared, summary, type Part } from './shapes';

const VIEW: Part = {
  viewer: 0,
  seat: 1,
  over: false,
  round: 3,
  last_round: true,
  ended_by: '',
  row: ['rose', '', 'lily'],
  players: [{ coins: 2, hand: ['oak'] }, { coins: 5, hand: [] }],
};

describe('a view is drawn by its shapes', () => {
  test('numbers and true values are counters, the rest are areas', () => {
    expect(counters(shared(VIEW))).toEqual([['round', 3], ['last_round', true]]);
    expect(areas(shared(VIEW))).toEqual([['row', ['rose', '', 'lily']]]);
    expect(owned(VIEW, 1)).toEqual({ coins: 5, hand: [] });
    expect(owned({}, 1)).toEqual({});
    const player = { workers: 1, silver: 2, points: 3 };
    expect(summary({ players: [player] }, 0)).toEqual([['points', 3], ['workers', 1]]);
  });

  test('printed components are found anywhere in the material', () => {
    const found = printed({ plants: { flowers: [{ id: 'rose', points: 2 }], trees: [{ id: 'oak' }] }, seats: 2 });
    expect([...found.keys()]).toEqual(['rose', 'oak']);
    expect(found.get('rose')?.points).toBe(2);
  });

  test('a key without a text is made readable', () => {
    expect(readable('next_worker_actions')).toBe('Next worker actions');
  });
});

describe('the ids of a view are things', () => {
  test('if one of them is a thing of a legal move; then all beside it are too', () => {
    const thingOf = pointer('one', { path: 'row', seat: -1 }, ['rose', '', 'lily'], new Set(['card:lily', 'seat:0']));
    expect(thingOf('lily')).toBe('card:lily');
    expect(thingOf('rose')).toBe('card:rose');
    expect(thingOf('')).toBeNull();
    // Also when none of them can be picked any more.
    expect(pointer('one', { path: 'row', seat: -1 }, ['oak'], new Set())('oak')).toBe('card:oak');
  });

  test('with their owner, if the thing names it', () => {
    const things = new Set(['hand:1.oak']);
    expect(pointer('two', { path: 'players.hand', seat: 1 }, ['oak'], things)('oak')).toBe('hand:1.oak');
    expect(pointer('three', { path: 'players.hand', seat: 0 }, ['oak'], things)('oak')).toBeNull();
  });

  test('by the kind in the key, if there are several', () => {
    const things = new Set(['deck:red', 'card:red']);
    expect(pointer('four', { path: 'cards', seat: -1 }, ['red'], things)('red')).toBe('card:red');
    expect(pointer('four', { path: 'decks', seat: -1 }, ['red'], things)('red')).toBe('deck:red');
  });

  test('but not without a matching thing', () => {
    expect(pointer('five', { path: 'row', seat: -1 }, ['rose'], new Set(['die:1']))('rose')).toBeNull();
  });

  test('places are counted from 1', () => {
    const thingAt = placed({ path: 'fields', seat: 0 }, new Set(['field:2', 'field:0.3']));
    expect([0, 1, 2].map(thingAt)).toEqual([null, 'field:2', 'field:0.3']);
  });
});
