import { expect, test } from 'vitest';
import type { Section, Span } from '../api/types';
import { search } from './search';

const span = (text: string): Span => ({ text, style: 'plain' });
const PAGE: Section[] = [
  {
    anchor: 's1',
    title: 'Żółw',
    level: 2,
    folded: false,
    blocks: [
      { kind: 'paragraph', spans: [span('A '), { text: 'slow', style: 'strong' }, span(' animal.')] },
      { kind: 'rule', number: 'K31', spans: [span('It never hurries.')] },
    ],
  },
  {
    anchor: 's2',
    title: 'Prices',
    level: 2,
    folded: false,
    blocks: [{ kind: 'table', head: [[span('what')], [span('coins')]], rows: [[[span('bread')], [span('2')]], [[span('wine')], [span('5')]]] }],
  },
];
const kinds = (question: string): string[] => search(PAGE, question).flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

test('an empty query shows everything', () => {
  expect(search(PAGE, '  ')).toBe(PAGE);
});

test('all words must occur, across spans, in any case and without accents', () => {
  expect(kinds('SLOW animal')).toEqual(['paragraph']);
  expect(kinds('zolw hurries')).toEqual(['rule']);
  expect(kinds('slow hurries')).toEqual([]);
});

test('a rule is found by its number', () => {
  expect(kinds('k31')).toEqual(['rule']);
});

test('a table keeps its head and the matching rows', () => {
  const [section] = search(PAGE, 'wine');
  expect(section?.blocks).toEqual([{ ...PAGE[1]!.blocks[0], rows: [[[span('wine')], [span('5')]]] }]);
});
