// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labelled, words, worded } from '../../words/words.svelte';

// tests/test_inflection.py expects the same of Python.
describe.each([
  ['en', 'Take the goods from depots 1, 2 and 4', 'a: 3'],
  ['pl', 'Weź towary z\u00a0magazynów 1, 2 i\u00a04', 'a: 3'],
  ['fr', 'Prendre les marchandises des dépôts 1, 2 et 4', 'a\u00a0: 3'],
] as const)('in %s', (language, sentence, label) => {
  beforeAll(async () => {
    await words.need('guildhall', 'web', 'burgundy');
    await words.use(language);
  });
  afterAll(() => words.use('en'));

  test('the last of several things follows “and”', () => {
    expect(worded('burgundy-move-load', { number: 3, depots: [1, 2, 4] })).toBe(sentence);
    expect(worded('burgundy-rolled', { dice: [5] })).toMatch(/5$/);
  });

  test('a label precedes its value as the language requires', () => {
    expect(labelled('a', '3')).toBe(label);
  });
});
