// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import type { LegalMove } from '../../api/types';
import { words } from '../../words/words.svelte';
import { saidOnce, type Headed } from '../../table/log/sentences';

const take = (die: number, depot: number, workers = 0): LegalMove => ({
  text: `take ${depot}.1 with ${die}`, verb: 'take-with', message: 'burgundy-play-take-with',
  facts: { tile: 'castle', depot, die, workers }, things: [], idle: false,
});
const WORKERS: LegalMove = {
  text: 'workers with 5', verb: 'workers-with', message: 'burgundy-move-workers-with',
  facts: { die: 5 }, things: [], idle: false,
};
const END: LegalMove = { text: 'end', verb: 'end', message: 'burgundy-move-end', facts: {}, things: [], idle: true };

const said = (groups: Headed[]): [string, ...string[]][] =>
  groups.map(({ heading, moves, inWords }) => [heading, ...moves.map(inWords)]);

describe('a die that several moves share', () => {
  beforeAll(() => words.need('burgundy'));

  test('is a heading over them, and moves without a die come last', () => {
    expect(said(saidOnce('burgundy', [END, take(2, 2), take(5, 5), take(5, 4, 1), WORKERS], false))).toEqual([
      ['Die showing 2', 'Take a castle from depot 2'],
      ['Die showing 5', 'Take a castle from depot 5', 'Take a castle from depot 4, using 1 worker', 'Take workers'],
      ['', 'End turn without buying'],
    ]);
  });

  test('is left out if the question names it', () => {
    expect(said(saidOnce('burgundy', [take(5, 5), WORKERS], true))).toEqual([
      ['', 'Take a castle from depot 5', 'Take workers'],
    ]);
  });

  test('stays in the text of a move that shares it with no other', () => {
    expect(said(saidOnce('burgundy', [take(2, 3, 1), take(5, 3, 2)], true))).toEqual([
      ['', 'Take a castle from depot 3 with die 2, using 1 worker', 'Take a castle from depot 3 with die 5, using 2 workers'],
    ]);
  });

  test('adds nothing without moves', () => {
    expect(saidOnce('burgundy', [], false)).toEqual([]);
  });
});
