// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '../api/types';

// A busy machine may be slow.
vi.setConfig({ testTimeout: 60_000 });

interface Asked {
  answers: string[][];
  /** The server responds with this step. */
  leads: (number: number) => void;
  breaks: () => void;
}

let asked: Asked[] = [];
const STEPS = 4;
const next = () => vi.waitUntil(() => asked.shift(), { timeout: 20_000 });
const settled = () => new Promise((done) => setTimeout(done));

let lesson: InstanceType<(typeof import('./lesson.svelte'))['Lesson']>;
let progressStore: (typeof import('./progress_store.svelte'))['progressStore'];
let progress: (typeof import('./lesson_progress.svelte'))['progress'];
let myself: (typeof import('../account/me.svelte'))['myself'];
let flown = 0;

const become = (id: string): void => {
  myself.me = { ...myself.me, person: { id, name: id, kind: id ? 'account' : 'guest' } as Me['person'] };
  myself.known = true;
};

beforeEach(async () => {
  localStorage.clear();
  [asked, flown] = [[], 0];
  vi.resetModules();
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    if (path === '/api/me/progress') return Promise.resolve(new Response('{}'));
    return new Promise((answer, fail) => {
      const { answers } = JSON.parse(body!) as { answers: string[][] };
      const leads = (number: number) => answer(new Response(JSON.stringify({ number, steps: STEPS, made: [], position: {} })));
      asked.push({ answers, leads, breaks: () => fail(new TypeError()) });
    });
  });
  ({ myself } = await import('../account/me.svelte'));
  ({ progressStore } = await import('./progress_store.svelte'));
  ({ progress } = await import('./lesson_progress.svelte'));
  const { Lesson } = await import('./lesson.svelte');
  become('');
  lesson = new Lesson('ferry', 'oars', () => {
    flown += 1;
    return [];
  });
  (await next()).leads(0);
  await vi.waitUntil(() => lesson.step, { timeout: 20_000 });
});

test('of two quick clicks the second one is ignored', async () => {
  void lesson.answer([]);
  void lesson.answer([]);
  void lesson.goBack();
  (await next()).leads(1);
  await settled();
  expect([asked.length, lesson.step?.number]).toEqual([0, 1]);
  void lesson.goBack();
  void lesson.goBack();
  (await next()).leads(0);
  await settled();
  expect([asked.length, lesson.step?.number]).toEqual([0, 0]);
});

test('without a connection the step stays and the answer can be repeated', async () => {
  void lesson.answer([]);
  (await next()).breaks();
  await vi.waitUntil(() => lesson.problem, { timeout: 20_000 });
  expect([lesson.step?.number, lesson.problem?.error]).toEqual([0, 'offline']);
  void lesson.answer([]);
  (await next()).leads(1);
  await vi.waitUntil(() => lesson.step?.number === 1, { timeout: 20_000 });
  expect(lesson.problem).toBeNull();
});

test('an answer that arrives after leaving is stored, and nothing is animated', async () => {
  void lesson.answer(['row']);
  const on = await next();
  lesson.leave();
  on.leads(1);
  await vi.waitUntil(() => progress.answers('ferry', 'oars').length === 1, { timeout: 20_000 });
  expect([lesson.step?.number, flown]).toEqual([0, 0]);
});

test('an answer for a previous user is not stored for the next', async () => {
  void lesson.answer(['row']);
  const on = await next();
  become('bob');
  await vi.waitUntil(() => progressStore.of === 'bob', { timeout: 20_000 });
  await progressStore.ready;
  on.leads(1);
  await settled();
  expect(progress.answers('ferry', 'oars')).toEqual([]);
});
