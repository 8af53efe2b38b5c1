import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LegalMove, Preview } from '../../api/types';
import type { Badge } from './board.svelte';
import { badges, Choice, PAUSE, inOrder, narrowed, numbers, settled, targets, type Question } from './choice.svelte';

const move = (text: string, ...things: string[]): LegalMove => ({
  text, verb: '', message: '', facts: {}, things, idle: false,
});

const MOVES = [
  move('hire ann', 'unit:ann'),
  move('send bob hut', 'unit:bob', 'building:hut'),
  move('send bob inn', 'unit:bob', 'building:inn'),
  move('send cid inn', 'unit:cid', 'building:inn'),
  move('end'),
];
const BIDS = [move('pass'), move('bid 5', 'bid:5'), move('bid 6', 'bid:6')];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('picking', () => {
  test('narrows the moves in any order', () => {
    expect(narrowed(MOVES, ['building:inn']).map(({ text }) => text)).toEqual(['send bob inn', 'send cid inn']);
    expect(targets(MOVES, ['building:inn'])).toEqual(new Set(['unit:bob', 'unit:cid']));
    expect(settled(MOVES, ['building:inn', 'unit:cid'])?.text).toBe('send cid inn');
  });

  test('is complete as soon as one move is left', () => {
    expect(settled(MOVES, ['unit:cid'])?.text).toBe('send cid inn');
    expect(settled(MOVES, ['unit:bob'])).toBeNull();
    expect(settled([MOVES[0]!], [])).toBeNull();
  });
});

const PREVIEW: Preview = { reveals: false, ends: false, costs: false, says: [] };

test('a thing shows the price that its moves share', () => {
  const prices: Record<string, string> = { 'send bob hut': '−1', 'send bob inn': '−2', 'send cid inn': '−2' };
  const known = Object.fromEntries(MOVES.map(({ text }) => [text, { ...PREVIEW, text }]));
  const badge = (words: string): Badge => ({ words, parts: [words] });
  const short = (preview: Preview): Badge => badge(prices[(preview as Preview & { text: string }).text] ?? '');
  const [one, two] = [badge('−1'), badge('−2')];
  expect(badges(MOVES, [], known, short)).toEqual(new Map([['building:hut', one], ['building:inn', two], ['unit:cid', two]]));
  expect(badges(MOVES, ['unit:bob'], known, short)).toEqual(new Map([['building:hut', one], ['building:inn', two]]));
});

function choosing(question: Partial<Question> = {}, asksFirst = false) {
  const sent: string[][] = [];
  const asked: string[][] = [];
  const choice = new Choice({
    question: () => ({ kind: 'pair', moves: MOVES, pieces: [], ...question }),
    asksFirst: () => asksFirst,
    compose: (things) => void asked.push(things),
    give: (steps) => void sent.push(steps),
  });
  return { choice, sent, asked };
}

describe('a choice', () => {
  test('sends the one move that is left', () => {
    const { choice, sent } = choosing();
    choice.pick('unit:bob');
    expect(sent).toEqual([]);
    choice.pick('building:hut');
    expect(sent).toEqual([['send bob hut']]);
  });

  test('starts again with a thing that does not fit the picks', () => {
    const { choice } = choosing({}, true);
    choice.pick('unit:bob');
    choice.pick('unit:cid');
    expect(choice.confirming?.text).toBe('send cid inn');
  });

  test('steps back, and a second click on a thing removes the pick', () => {
    const { choice, sent } = choosing();
    choice.pick('unit:bob');
    choice.stepBack();
    expect(choice.picked).toEqual([]);
    choice.pick('unit:bob');
    choice.pick('unit:bob');
    expect(choice.picked).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('asks for confirmation; a second click on the thing confirms, but not an immediate one', () => {
    const { choice, sent } = choosing({}, true);
    choice.pick('unit:ann');
    expect(choice.confirming?.text).toBe('hire ann');
    choice.pick('unit:ann');
    choice.confirm();
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(PAUSE);
    choice.pick('unit:ann');
    expect(sent).toEqual([['hire ann']]);
  });

  test('is dragged to a target, and nothing is decided on the way', () => {
    const { choice, sent } = choosing();
    expect(['unit:ann', 'unit:bob', 'unit:dan'].map((thing) => choice.carries(thing))).toEqual([false, true, false]);
    choice.lift('unit:cid', '');
    expect([choice.picked, [...choice.lit], sent]).toEqual([['unit:cid'], ['building:inn'], []]);
    choice.lift('unit:bob', '');
    choice.put('building:hut');
    expect(sent).toEqual([['send bob hut']]);
  });

  test('returns to a move that waits for confirmation', () => {
    const { choice } = choosing({}, true);
    choice.pick('unit:cid');
    vi.advanceTimersByTime(PAUSE);
    expect(choice.confirming?.text).toBe('send cid inn');
    choice.lift('unit:cid', '');
    expect([choice.confirming, choice.picked]).toEqual([null, ['unit:cid']]);
  });

  test('ignores clicks just after the question has changed', () => {
    const { choice, sent } = choosing();
    choice.reset();
    choice.pick('unit:ann');
    choice.choose(MOVES[4]!);
    vi.advanceTimersByTime(PAUSE - 1);
    choice.choose(MOVES[4]!);
    expect([choice.picked, sent]).toEqual([[], []]);
    vi.advanceTimersByTime(1);
    choice.choose(MOVES[4]!);
    expect(sent).toEqual([['end']]);
  });
});

describe('a set', () => {
  const CARDS = { kind: 'set' as const, moves: [move('pay a', 'card:a'), move('pass')], pieces: ['card:a', 'card:b', 'card:c'] };
  const bundle = (things: string[], steps: string[]) => ({ things, steps, says: [], preview: null });

  test('is selected in any order and sent in the steps of the server', () => {
    const { choice, sent, asked } = choosing(CARDS);
    choice.pick('card:c');
    choice.pick('card:a');
    expect(asked).toEqual([['card:c'], ['card:c', 'card:a']]);
    choice.confirm();
    expect(sent).toEqual([]);
    choice.composed(['card:c', 'card:a'], bundle(['card:c', 'card:a'], ['pay a', 'pay c']), null);
    choice.confirm();
    expect(sent).toEqual([['pay a', 'pay c']]);
  });

  test('ignores the response for another set', () => {
    const { choice } = choosing(CARDS);
    choice.pick('card:a');
    choice.pick('card:b');
    choice.composed(['card:a'], bundle(['card:a'], ['pay a']), null);
    expect(choice.ready).toEqual([]);
    choice.composed(['card:a', 'card:b'], bundle(['card:a', 'card:b'], ['pay a', 'pay b']), null);
    choice.pick('card:b');
    expect(choice.ready).toEqual([]);
    expect(choice.picked).toEqual(['card:a']);
  });
});

test('doing nothing is last, but of yes and no the harmless answer is first', () => {
  const idle = { ...move('pass'), idle: true };
  const texts = (moves: LegalMove[]) => moves.map(({ text }) => text);
  expect(texts(inOrder('one', [idle, ...MOVES]))).toEqual([...texts(MOVES), 'pass']);
  expect(texts(inOrder('choice', [move('work'), idle]))).toEqual(['pass', 'work']);
});

test('a number is entered and confirmed only by the button', () => {
  expect([...numbers(BIDS).keys()]).toEqual([5, 6]);
  const { choice, sent } = choosing({ kind: 'number', moves: BIDS });
  choice.reset();
  vi.advanceTimersByTime(PAUSE);
  expect(choice.ready).toEqual(['bid 5']);
  choice.number = 6;
  choice.confirm();
  expect(sent).toEqual([['bid 6']]);
});
