import { describe, expect, test } from 'vitest';
import type { Entry, Event } from '../../api/types';
import { byPlayer, changedBy, chapterBefore, reuse, NO_FILTER, rows, chatLines, sinceTurn, standing } from './log_entries';

const event = (seat: number, points = 0, ...things: string[]): Event => ({ kind: 'move', seat, facts: { points }, things });
const move = (seq: number, seat: number, ...events: Event[]): Entry => ({ seq, at: 0, kind: 'move', seat, events });
const begun = { message: 'round', facts: {}, place: 0, chapter: false };

const LOG: Entry[] = [
  { seq: 1, at: 0, kind: 'opened' },
  { seq: 2, at: 0, kind: 'started', moment: begun },
  move(3, 0, event(0, 0, 'die:0')),
  { seq: 4, at: 0, kind: 'said', seat: 1, text: 'Hello' },
  move(5, 1, event(1, 2, 'hex:1.4'), event(0)),
  { ...move(6, 1, event(1), event(0, 1)), moment: { ...begun, place: 1, chapter: true } },
  move(7, 0, event(0)),
];

describe('the log', () => {
  test('begins a round at its moment, and a turn with the name of its player', () => {
    const lines = rows(LOG, NO_FILTER);
    expect(lines.map(({ key }) => key)).toEqual(['1', '2', '2.m', '3.0', '5.0', '5.1', '6.0', '6.m', '6.1', '7.0']);
    expect(lines.filter(({ first }) => !first).map(({ key }) => key)).toEqual(['7.0']);
  });
  test('shows one player, or points, without empty headings', () => {
    expect(rows(LOG, { seat: 1, kind: 'all' }).map(({ key }) => key)).toEqual(['2.m', '5.0', '6.0', '6.m']);
    expect(rows(LOG, { seat: -1, kind: 'points' }).map(({ key }) => key)).toEqual(['2.m', '5.0', '6.m', '6.1']);
    expect(rows(LOG, { seat: -1, kind: 'table' }).map(({ key }) => key)).toEqual(['1', '2']);
  });
  test('keeps the lines that have not changed', () => {
    const before = rows(LOG, NO_FILTER);
    const after = reuse(before, rows([...LOG, move(8, 0, event(0)), { seq: 9, at: 0, kind: 'undone', to: 7 }], NO_FILTER));
    expect(after.filter((row) => !before.includes(row)).map(({ key }) => key)).toEqual(['8.0', '9']);
    const back = reuse(before, rows([...LOG, { seq: 8, at: 0, kind: 'undone', to: 6 }], NO_FILTER));
    expect(back.filter((row) => !before.includes(row)).map(({ key }) => key)).toEqual(['7.0', '8']);
  });
  test('marks undone moves', () => {
    const log: Entry[] = [...LOG, { seq: 8, at: 0, kind: 'undone', to: 6 }];
    expect(rows(log, NO_FILTER).filter(({ undone }) => undone).map(({ key }) => key)).toEqual(['7.0']);
    expect(standing(log).map(({ seq }) => seq)).toEqual([2, 3, 5, 6]);
  });
  test('separates chat messages, without removed ones', () => {
    expect(chatLines(LOG).map(({ seq }) => seq)).toEqual([4]);
    expect(chatLines([...LOG, { seq: 8, at: 0, kind: 'unsaid', to: 4 }])).toEqual([]);
  });
  test('counts points from the last chapter', () => {
    expect(chapterBefore(LOG, 7)?.seq).toBe(6);
    expect(chapterBefore(LOG, 6)?.seq).toBe(2);
  });
});

describe('moves since the own turn', () => {
  const seqs = (moves: Entry[]): number[] => moves.map(({ seq }) => seq);

  test('are the moves of the others, also during the own turn', () => {
    expect(seqs(sinceTurn(LOG.slice(0, 6), 0, true))).toEqual([5, 6]);
    expect(seqs(sinceTurn(LOG, 0, true))).toEqual([5, 6]);
  });
  test('there are none as soon as the turn is over', () => {
    expect(sinceTurn(LOG, 0, false)).toEqual([]);
  });
  test('spectators see the last turn', () => {
    expect(seqs(sinceTurn(LOG, -1, false))).toEqual([7]);
    expect(seqs(sinceTurn(LOG.slice(0, 6), -1, false))).toEqual([5, 6]);
  });
  test('things are marked by the player who changed them', () => {
    expect([...changedBy(LOG)]).toEqual([['die:0', 0], ['hex:1.4', 1]]);
    expect(byPlayer(sinceTurn(LOG, 0, true)).map(({ seat, moves }) => [seat, moves.length])).toEqual([[1, 2]]);
  });
});
