import { describe, expect, it } from 'vitest';
import { changed, Told } from './told';
import type { Update } from './types';

describe('what has changed', () => {
  it('is put in its place, and leaves everything else as it is', () => {
    const before = { seat: 0, players: [{ silver: 1, goods: { red: 2, blue: 1 } }, { silver: 3, goods: {} }], asked: null };
    const after = changed(before, { seat: [1], players: { 0: { goods: { red: 0, blue: [2], white: [1] } } }, asked: [{ seq: 4 }] });
    expect(after).toEqual({
      seat: 1,
      players: [{ silver: 1, goods: { blue: 2, white: 1 } }, { silver: 3, goods: {} }],
      asked: { seq: 4 },
    });
    expect((after as typeof before).players[1]).toBe(before.players[1]);
    expect(before.players[0]!.goods).toEqual({ red: 2, blue: 1 });
  });
});

describe('an update', () => {
  const move = (text: string) => ({ text, verb: 'take', message: 'm', facts: {}, things: [] });
  const position = { position: 4, you: 0, turn: 0, over: false, view: { coins: 1 }, moves: [move('a'), move('b')], question: null, undo: false, asked: null, result: null };
  const update = (more: object) => ({ type: 'update', table: 't', seq: 5, entries: [], gap: false, info: null, position: null, changes: null, moves: null, ...more }) as unknown as Update;
  const first = update({ info: { seq: 4 }, position });

  it('is made whole, its moves too', () => {
    const told = new Told();
    told.begin('t');
    expect(told.whole(first)).toBe(first);
    const next = told.whole(update({ changes: { info: { seq: [5] }, position: { position: [5], view: { coins: [0] } } }, moves: [1, move('c')] }));
    expect(next).toMatchObject({ info: { seq: 5 }, position: { position: 5, view: { coins: 0 }, moves: [move('b'), move('c')] } });
    const later = told.whole(update({ changes: { position: { position: [6] } }, moves: [2, 0] }));
    expect(later!.position!.moves).toEqual([move('c'), move('a')]);
    expect(later!.position!.view).toBe(next!.position!.view);
  });

  it('without another position has none', () => {
    const told = new Told();
    told.begin('t');
    told.whole(first);
    expect(told.whole(update({ changes: { info: { seq: [5] } } }))!.position).toBeNull();
  });

  it('that goes on from what is not known is not believed', () => {
    const told = new Told();
    expect(told.whole(first)).toBeNull();
    told.begin('t');
    expect(told.whole(update({ changes: { info: { seq: [5] } } }))).toBeNull();
    told.whole(first);
    told.forget('t');
    expect(told.whole(update({ changes: { info: { seq: [5] } } }))).toBeNull();
  });
});
