import { describe, expect, it } from 'vitest';
import { changed, WholeTables } from './whole';
import type { Update } from './types';

describe('changed fields', () => {
  it('replace their parts and keep everything else as the same objects', () => {
    const before = { year: 1, players: [{ silver: 1, goods: { red: 2 } }, { silver: 3, goods: {} }], depots: [{ tiles: [1] }] };
    const after = changed(before, { year: 2, 'players.0': { silver: 2, goods: { red: 2 } } }) as typeof before;
    expect(after).toEqual({ year: 2, players: [{ silver: 2, goods: { red: 2 } }, { silver: 3, goods: {} }], depots: [{ tiles: [1] }] });
    expect(after.depots).toBe(before.depots);
    expect(after.players[1]).toBe(before.players[1]);
    expect(after.players[0]!.goods).toBe(before.players[0]!.goods);
    expect(before.players[0]!.silver).toBe(1);
  });
});

describe('an update', () => {
  const position = { position: 4, you: 0, turn: 0, over: false, view: { coins: 1, players: [{ points: 0 }] }, moves: [{ text: 'a' }] };
  const update = (more: object) => ({ type: 'update', table: 't', seq: 5, entries: [], gap: false, whole: false, info: null, position: null, ...more }) as unknown as Update;
  const first = update({ whole: true, info: { seq: 4, status: 'running' }, position });

  it('is made whole with what came before it', () => {
    const tables = new WholeTables();
    expect(tables.read(first)).toMatchObject({ info: { seq: 4, status: 'running' }, position });
    const next = tables.read(update({ info: { seq: 5 }, position: { position: 5, view: { 'players.0': { points: 2 } } } }));
    expect(next!.info).toEqual({ seq: 5, status: 'running' });
    expect(next!.position).toEqual({ ...position, position: 5, view: { coins: 1, players: [{ points: 2 }] } });
    const later = tables.read(update({ position: { moves: [] } }));
    expect(later!.position).toEqual({ ...next!.position, moves: [] });
    expect(later!.position!.view).toEqual(next!.position!.view);
  });

  it('without another position has none', () => {
    const tables = new WholeTables();
    tables.read(first);
    expect(tables.read(update({ info: { seq: 5 } }))!.position).toBeNull();
  });

  it('that continues from an unknown one is ignored', () => {
    const tables = new WholeTables();
    expect(tables.read(update({ info: { seq: 5 } }))).toBeNull();
    tables.read(first);
    tables.forget('t');
    expect(tables.read(update({ info: { seq: 5 } }))).toBeNull();
  });
});
