// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { News } from '../api/socket.svelte';
import type { Lobby, LobbyChange, Person, TableInfo } from '../api/types';

let hear = (_: News): void => undefined;
const { lobbyList } = await (async () => {
  vi.resetModules();
  vi.doMock('../api/socket.svelte', () => ({
    live: {
      listen: (listener: typeof hear) => ((hear = listener), () => undefined),
      keep: () => () => undefined,
      restart: () => undefined,
    },
  }));
  const found = await import('./lobby.svelte');
  const { myself } = await import('../account/me.svelte');
  myself.me = { ...myself.me, person: person('me') };
  vi.doUnmock('../api/socket.svelte');
  return found;
})();

function person(id: string): Person {
  return { id, name: id, kind: 'account' } as Person;
}

/** A public table with Ann and another player. */
const table = (other: string | null, more: Partial<TableInfo> = {}): TableInfo => {
  const seats = ['ann', other].map((id) => ({ person: id ? person(id) : null, bot: '' }));
  return { id: 'a', public: true, status: 'open', turn: 0, seats, ...more } as unknown as TableInfo;
};
const change = (table: TableInfo, invited: boolean) => hear({ type: 'lobby-change', table, invited } as LobbyChange);
const invited = () => lobbyList.lobby.invited.map(({ id }) => id);

describe('an invitation in the lobby', () => {
  beforeEach(() => {
    lobbyList.follow();
    hear({ type: 'lobby', lobby: { open: [table(null)], running: [], mine: [], invited: [] } as Lobby });
  });

  it('to a public table is shown at once', () => {
    change(table(null), false);
    expect(invited()).toEqual([]);
    change(table(null), true);
    expect(invited()).toEqual(['a']);
  });

  it('is shown as long as a seat is free', () => {
    change(table('eve'), true);
    expect(invited()).toEqual([]);
    change(table(null), true);
    expect(invited()).toEqual(['a']);
    change(table('me'), true);
    expect(invited()).toEqual([]);
    change(table(null, { status: 'closed' }), false);
    expect(invited()).toEqual([]);
  });

  it('is removed when the user leaves a private table', () => {
    change(table('me', { public: false }), false);
    change(table(null, { public: false }), false);
    expect(invited()).toEqual([]);
  });
});
