/** Structures the log of a table: moves that were not undone, and moves since the user's turn. */

import type { Entry, Event, Moment } from '../../api/types';

/** One line of the log. */
export interface Row {
  key: string;
  /** The number of the entry. */
  seq: number;
  of: Entry;
  /** Its seat; -1 for none. */
  seat: number;
  /** The table can be shown as it was after this move. */
  look: boolean;
  undone: boolean;
  /** The first line of a turn. */
  first: boolean;
  /** A forced move. */
  only?: boolean;
  moment?: Moment;
  event?: Event;
  /** An entry that is not a move. */
  entry?: Entry;
}

export type Kind = 'all' | 'points' | 'table';

export interface Filter {
  /** -1 for all. */
  seat: number;
  kind: Kind;
}

export const NO_FILTER: Filter = { seat: -1, kind: 'all' };

/** The moves that were undone. */
export function undone(entries: Entry[]): Set<number> {
  const found = new Set<number>();
  for (const { kind, seq, to = 0 } of entries) {
    if (kind !== 'undone') continue;
    for (const other of entries) {
      if (other.seq >= seq) break;
      if (other.seq > to && other.kind === 'move') found.add(other.seq);
    }
  }
  return found;
}

/** The chat messages, without those removed by an operator. */
export function chatLines(entries: Entry[]): Entry[] {
  const removed = new Set<number>();
  for (const entry of entries) {
    if (entry.kind !== 'unsaid') continue;
    for (const other of entries) {
      const meant = entry.to ? other.seq === entry.to : other.person?.id === entry.person?.id && other.seq < entry.seq;
      if (meant) removed.add(other.seq);
    }
  }
  return entries.filter(({ kind, seq }) => kind === 'said' && !removed.has(seq));
}

/** The start and the moves that were not undone. */
export function standing(entries: Entry[]): Entry[] {
  const back = undone(entries);
  return entries.filter(({ kind, seq }) => kind === 'started' || (kind === 'move' && !back.has(seq)));
}

const brings = ({ facts }: Event): boolean => Number(facts.points ?? 0) + Number(facts.bonus ?? 0) > 0;

/** The lines of the log, without chat messages. */
export function rows(entries: Entry[], { seat: whose, kind: wanted }: Filter): Row[] {
  const found: Row[] = [];
  const back = undone(entries);
  let turn = -2;
  for (const entry of entries) {
    const { seq, seat = -1, moment } = entry;
    if (entry.kind === 'said') continue;
    if (entry.kind !== 'move') {
      const counts = wanted === 'table' || (wanted === 'all' && (whose < 0 || seat === whose));
      const base = { of: entry, seq, look: entry.kind === 'started', undone: false };
      if (counts) found.push({ ...base, key: `${seq}`, seat, first: true, entry });
      if (moment && wanted !== 'table') found.push({ ...base, key: `${seq}.m`, seat: -1, first: true, moment });
      turn = -2;
      continue;
    }
    if (wanted === 'table') continue;
    const base = { of: entry, seq, look: !back.has(seq), undone: back.has(seq) };
    const events = entry.events ?? [];
    for (let n = 0; n <= events.length; n += 1) {
      if (moment && moment.place === n) {
        found.push({ ...base, key: `${seq}.m`, seat: -1, first: true, moment });
        turn = -2;
      }
      const event = events[n];
      if (!event || (whose >= 0 && event.seat !== whose) || (wanted === 'points' && !brings(event))) continue;
      found.push({ ...base, key: `${seq}.${n}`, seat: event.seat, first: event.seat !== turn, only: !!entry.only && n === 0, event });
      turn = event.seat;
    }
  }
  if (whose < 0 && wanted === 'all') return found;
  // A heading without lines is dropped, unless it has points to show.
  return found.filter((row, n) => !row.moment || row.moment.chapter || (found[n + 1] && !found[n + 1]!.moment));
}

/** The same lines, with unchanged ones as the same objects, so that they are not worded again. */
export function reuse(before: readonly Row[], now: Row[]): Row[] {
  const known = new Map(before.map((row) => [row.key, row]));
  return now.map((row) => {
    const was = known.get(row.key);
    return was && was.of === row.of && was.undone === row.undone && was.first === row.first ? was : row;
  });
}

/** The moves of the others since the user's last turn; for spectators, the last turn. */
export function sinceTurn(entries: Entry[], you: number, myTurn: boolean): Entry[] {
  const moves = standing(entries).filter(({ kind }) => kind === 'move');
  let end = moves.length;
  if (you >= 0 && myTurn) while (end > 0 && moves[end - 1]!.seat === you) end -= 1;
  let start = end;
  const last = moves[end - 1]?.seat;
  while (start > 0 && (you >= 0 ? moves[start - 1]!.seat !== you : moves[start - 1]!.seat === last)) start -= 1;
  return moves.slice(start, end);
}

/** The same by player, in order of play. */
export function byPlayer(moves: Entry[]): { seat: number; moves: Entry[] }[] {
  const found = new Map<number, Entry[]>();
  for (const move of moves) found.set(move.seat ?? -1, [...(found.get(move.seat ?? -1) ?? []), move]);
  return [...found].map(([seat, theirs]) => ({ seat, moves: theirs }));
}

/** The changed things, each with the seat that changed it last. */
export function changedBy(moves: Entry[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { seat = -1, events = [] } of moves) {
    for (const event of events) {
      if (event.seat !== seat) continue;
      for (const thing of event.things ?? []) found.set(thing, seat);
    }
  }
  return found;
}

/** The previous moment that counts points: the last chapter, or the start. */
export function chapterBefore(entries: Entry[], seq: number): Entry | undefined {
  return standing(entries).findLast(
    ({ seq: other, kind, moment }) => other < seq && (moment?.chapter || kind === 'started'),
  );
}
