// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Advice } from './hints.svelte';

test('the coach objects once per position, also to a set of several steps', () => {
  const advice = new Advice('table');
  advice.at = 3;
  advice.found = { hints: [], careless: ['pay a'], by: 'master' };
  expect(advice.objects(2, ['pay a'])).toBe(false);
  expect(advice.objects(3, ['pay b', 'pay c'])).toBe(false);
  expect(advice.objects(3, ['pay a', 'pay b'])).toBe(true);
  expect(advice.objects(3, ['pay a', 'pay b'])).toBe(false);
});
