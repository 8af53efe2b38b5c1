/** The tables one can see, live. */

import { live } from './api/socket.svelte';
import type { Lobby, TableInfo } from './api/types';
import { myself } from './me.svelte';

class LobbyList {
  lobby = $state.raw<Lobby>({ open: [], running: [], mine: [] });
  loaded = $state(false);

  /** Follow the lobby; returns how to stop. */
  follow(): () => void {
    const stopListening = live.listen((news) => {
      if (news.type === 'lobby') {
        this.lobby = news.lobby;
        this.loaded = true;
      }
      if (news.type === 'lobby-change') this.#change(news.table);
    });
    const stop = live.keep('lobby', () => ({ type: 'watch-lobby' }), () => ({ type: 'unwatch-lobby' }));
    return () => {
      stopListening();
      stop();
    };
  }

  #change(table: TableInfo): void {
    const without = (tables: TableInfo[]) => tables.filter((other) => other.id !== table.id);
    const { open, running, mine } = this.lobby;
    const free = table.seats.some((seat) => !seat.person && !seat.bot);
    const isMine = mySeatAt(table) >= 0;
    const shown = table.status !== 'closed';
    this.lobby = {
      open: listed(without(open), table, table.public && table.status === 'open' && free),
      running: listed(without(running), table, table.public && table.status === 'running'),
      mine: listed(without(mine), table, isMine && shown),
    };
  }
}

const listed = (tables: TableInfo[], table: TableInfo, wanted: boolean): TableInfo[] =>
  wanted ? [table, ...tables] : tables;

/** Where we sit at a table; -1 for nowhere. */
export function mySeatAt(table: TableInfo): number {
  const me = myself.person?.id;
  return me === undefined ? -1 : table.seats.findIndex(({ person }) => person?.id === me);
}

export function myTurnAt(table: TableInfo): boolean {
  const me = myself.person?.id;
  const seat = table.seats[table.turn];
  return table.status === 'running' && me !== undefined && seat?.person?.id === me && !seat.bot;
}

export const lobbyList = new LobbyList();
