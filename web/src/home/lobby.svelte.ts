/** The tables that the user can see, updated live. */

import { live } from '../api/socket.svelte';
import type { Lobby, LobbyChange, TableInfo } from '../api/types';
import { myself } from '../account/me.svelte';

class LobbyList {
  lobby = $state.raw<Lobby>({ open: [], running: [], mine: [], invited: [] });
  loaded = $state(false);

  /** Follow the lobby; returns a function that stops. */
  follow(): () => void {
    const stopListening = live.listen((news) => {
      if (news.type === 'lobby') {
        this.lobby = news.lobby;
        this.loaded = true;
      }
      if (news.type === 'lobby-change') this.#change(news);
    });
    const stop = live.keep('lobby', () => ({ type: 'watch-lobby' }), () => ({ type: 'unwatch-lobby' }));
    return () => {
      stopListening();
      stop();
    };
  }

  #change({ table, invited: asked }: LobbyChange): void {
    const without = (tables: TableInfo[]) => tables.filter((other) => other.id !== table.id);
    const { open, running, mine, invited } = this.lobby;
    const free = table.seats.some((seat) => !seat.person && !seat.bot);
    const isMine = mySeatAt(table) >= 0;
    const shown = table.status !== 'closed';
    this.lobby = {
      open: listed(without(open), table, table.public && table.status === 'open' && free),
      running: listed(without(running), table, table.public && table.status === 'running'),
      mine: listed(without(mine), table, isMine && shown),
      invited: listed(without(invited), table, asked && table.status === 'open' && free && !isMine),
    };
  }
}

const listed = (tables: TableInfo[], table: TableInfo, wanted: boolean): TableInfo[] =>
  wanted ? [table, ...tables] : tables;

/** The user's seat at a table, or -1. */
export function mySeatAt(table: TableInfo): number {
  const me = myself.person?.id;
  return me === undefined ? -1 : table.seats.findIndex(({ person }) => person?.id === me);
}

export function myTurnAt(table: TableInfo): boolean {
  const me = myself.person?.id;
  const seat = table.seats[table.turn];
  return table.status === 'running' && me !== undefined && seat?.person?.id === me && !seat.bot;
}

/** Tables where it is the user's turn: those with the least time left first, then the oldest. */
export const waitingFor = (tables: TableInfo[]): TableInfo[] => tables.filter(myTurnAt).sort(byUrgency);

function byUrgency(one: TableInfo, other: TableInfo): number {
  const [mine, theirs] = [one.deadline ?? Number.MAX_SAFE_INTEGER, other.deadline ?? Number.MAX_SAFE_INTEGER];
  return mine - theirs || one.created - other.created;
}

/** The next table where it is the user's turn, in a cycle; undefined if there is no other. */
export function nextAfter(tables: TableInfo[], id: string): TableInfo | undefined {
  const waiting = waitingFor(tables);
  const at = waiting.findIndex((table) => table.id === id);
  return [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))][0];
}

export const lobbyList = new LobbyList();
