/** A live table from the viewpoint of the person who looks at it, and what they can do there. */

import { call } from '../api/http';
import { sameMap } from '../api/same';
import type { Entry, SeatChange, TableInfo } from '../api/types';
import { router } from '../app/router.svelte';
import { mySeatAt } from '../home/lobby.svelte';
import { join } from '../home/open_table.svelte';
import { lastStanding, type LiveTable } from './connection/live_table.svelte';
import { isGuest, namesAt, namesThen, personName, type Seating } from './connection/seating.svelte';
import type { HistoryView } from './log/history_view.svelte';
import { changedBy, sinceTurn } from './log/log_entries';
import { time } from './side/server_clock.svelte';

export class Play implements Seating {
  /** The seat from which a spectator looks. */
  watched = $state(0);
  #names: string[] = [];
  #changed: ReadonlyMap<string, number> = new Map();

  constructor(
    readonly table: LiveTable,
    private readonly historyView: HistoryView,
  ) {}

  info = $derived.by(() => this.table.info);
  position = $derived.by(() => this.table.position);
  you = $derived.by(() => this.position?.you ?? -1);
  over = $derived.by(() => !!this.position?.over);
  near = $derived.by(() => (this.you >= 0 ? this.you : this.watched));
  moves = $derived.by(() => this.position?.moves ?? []);
  /** A bot plays for the person at this page. */
  replaced = $derived.by(() => !!this.info?.seats[this.you]?.bot);
  myTurn = $derived.by(() => !this.over && this.you >= 0 && this.position?.turn === this.you && !this.replaced);
  /** All other players are bots. */
  alone = $derived.by(() => this.info?.seats.filter((seat) => seat.person).length === 1);
  /** The result counts for a rating or a tournament. */
  counts = $derived.by(() => !!this.info && (this.info.rated || !!this.info.tournament));
  mayAdvise = $derived.by(() => this.you >= 0 && !this.counts && (this.alone || !!this.info?.hints));
  lastMove = $derived.by(() => lastStanding(this.table.entries, this.near));
  /** Alone among bots, a player can undo any number of moves, unless the result counts. */
  canUndo = $derived.by(
    () => !this.over && !this.replaced && (!!this.position?.undo || (this.alone && !this.counts && this.you >= 0 && !!this.lastMove)),
  );
  /** All other players have resigned. */
  won = $derived.by(() => this.table.entries.filter(({ kind }) => kind === 'resigned').length + 1 === this.info?.seats.length);
  /** The player to move has been away for so long that a bot may play for them. */
  absent = $derived.by(() => {
    const { info, you } = this;
    return !!info?.claimable && !this.over && you >= 0 && you !== info.turn && this.away(info.turn) && time.now > info.claimable;
  });
  /** The moves of the others since the last turn of this person. */
  since = $derived.by(() => (this.position ? sinceTurn(this.table.entries, this.you, this.myTurn) : []));
  changed = $derived.by(() => (this.#changed = sameMap(this.#changed, changedBy(this.since))));
  rematchBy = $derived.by(() => {
    const person = this.table.entries.findLast((entry) => entry.kind === 'rematch')?.person;
    return person ? personName(person) : '';
  });
  say = $derived.by(() => (this.info && mySeatAt(this.info) >= 0 ? (text: string) => this.table.say(text) : null));

  sit = (change: SeatChange, seat = this.near) => this.#send('PUT', `/seats/${seat}`, change);
  end = (agree: boolean) => this.#send('POST', '/end', { agree });
  resign = () => this.#send('POST', '/resign');
  #send = (method: 'PUT' | 'POST', path: string, body?: unknown) =>
    this.table.attempt(() => call(method, `/tables/${this.table.id}${path}`, body));

  undo(): void {
    if (this.position?.undo) void this.table.undo();
    else this.askUndo();
  }

  askUndo(): void {
    if (this.lastMove) void this.table.askUndo(this.lastMove.seq);
  }

  async rematch(): Promise<void> {
    await this.table.attempt(async () => {
      const next = await call<TableInfo>('POST', `/tables/${this.table.id}/rematch`);
      if (this.alone && next.status === 'open') await call('POST', `/tables/${next.id}/start`);
      if (next.status === 'open' && mySeatAt(next) < 0) await join(next, this.near);
      else router.go(`/table/${next.id}`);
    });
  }

  // The seating, for everything that names players. Each part is derived by itself, because a move
  // changes the table but almost never the names.
  names = $derived.by(() => (this.#names = namesAt(this.info, this.#names)));
  #seats = $derived.by(() => this.info?.seats);
  #standIn = $derived.by(() => this.info?.stand_in ?? '');

  get turn(): number {
    return (this.historyView.past ?? (this.over ? null : this.position))?.turn ?? -1;
  }
  then = (entry: Entry): string[] => (this.#seats ? namesThen(this.#seats, this.#standIn, this.names, entry) : this.names);
  clock = (seat: number): number | null => (!this.over && this.position?.turn === seat && this.info?.deadline) || null;
  left = (seat: number): number | null => (this.over || this.info?.seats[seat]?.bot ? null : (this.info?.clocks[seat] ?? null));
  holiday = (seat: number): number => this.info?.seats[seat]?.away ?? 0;
  guest = (seat: number): boolean => !!this.info && isGuest(this.info, seat);

  away = (seat: number): boolean => {
    const taken = this.info?.seats[seat];
    if (!taken?.person || taken.bot || !this.table.present || this.over) return false;
    return !this.table.present.people.includes(taken.person.id);
  };
}
