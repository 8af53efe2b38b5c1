import { describe, expect, test } from 'vitest';
import type { LegalMove } from '../api/types';
import { Choice, narrowed, settled, targets } from './choice.svelte';

const move = (text: string, ...things: string[]): LegalMove => ({ text, verb: '', message: '', facts: {}, things });

const MOVES = [
  move('hire ann', 'unit:ann'),
  move('send bob hut', 'unit:bob', 'building:hut'),
  move('send bob inn', 'unit:bob', 'building:inn'),
  move('send cid inn', 'unit:cid', 'building:inn'),
  move('end'),
];

describe('pointing', () => {
  test('narrows the moves down in any order', () => {
    expect(narrowed(MOVES, ['building:inn']).map(({ text }) => text)).toEqual(['send bob inn', 'send cid inn']);
    expect(targets(MOVES, ['building:inn'])).toEqual(new Set(['unit:bob', 'unit:cid']));
    expect(settled(MOVES, ['building:inn', 'unit:cid'])?.text).toBe('send cid inn');
  });

  test('never completes a move by itself', () => {
    expect(settled(MOVES, ['unit:cid'])).toBeNull();
    expect(settled(MOVES, [])).toBeNull();
  });
});

function choosing(asksFirst = false): { choice: Choice; sent: string[] } {
  const sent: string[] = [];
  const choice = new Choice(() => MOVES, ({ text }) => sent.push(text), () => asksFirst);
  return { choice, sent };
}

describe('a choice', () => {
  test('sends the one move that is left', () => {
    const { choice, sent } = choosing();
    choice.pick('unit:bob');
    expect(sent).toEqual([]);
    choice.pick('building:hut');
    expect(sent).toEqual(['send bob hut']);
  });

  test('begins anew with a thing that does not go with the picked ones', () => {
    const { choice } = choosing();
    choice.pick('unit:bob');
    choice.pick('unit:cid');
    expect(choice.picked).toEqual(['unit:cid']);
  });

  test('steps back, and takes a second click on a thing for a change of mind', () => {
    const { choice, sent } = choosing();
    choice.pick('unit:bob');
    choice.stepBack();
    expect(choice.picked).toEqual([]);
    choice.pick('unit:bob');
    choice.pick('unit:bob');
    expect(choice.picked).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('asks before what cannot be taken back; a second click on the thing agrees', () => {
    const { choice, sent } = choosing(true);
    choice.pick('unit:ann');
    expect(choice.confirming?.text).toBe('hire ann');
    expect(sent).toEqual([]);
    choice.pick('unit:ann');
    expect(sent).toEqual(['hire ann']);
  });
});
