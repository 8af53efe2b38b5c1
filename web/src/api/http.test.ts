// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, Refused } from './http';

beforeEach(() => {
  vi.useFakeTimers();
  // A line that is dead, and does not say so.
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error))),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['GET', 'offline'],
  ['POST', 'unanswered'],
] as const)('what is never answered is given up once the server would not answer any more: %s', async (method, said) => {
  let found = '';
  call(method, '/anything').catch((error: Refused) => (found = error.problem.error));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(found).toBe('');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(found).toBe(said);
});
