// @vitest-environment jsdom
import { afterAll, expect, test } from 'vitest';
import { number, words } from './words.svelte';

// Other test files share the catalogue in this process.
afterAll(() => words.use('en'));

test.each([
  ['en', '−10.6'],
  ['pl', '−10,6'],
  ['fr', '−10,6'],
] as const)('a number below nothing has a true minus in %s', async (language, written) => {
  await words.use(language);
  expect(number(-10.6)).toBe(written);
});
