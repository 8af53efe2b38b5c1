// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Me, Progress } from '../api/types';

// A busy machine may be slow.
vi.setConfig({ testTimeout: 60_000 });

interface Asked {
  method: string;
  path: string;
  said: Progress | undefined;
  answers: (found: unknown, status?: number) => void;
  breaks: () => void;
}

/** Requests that are not answered yet. */
let asked: Asked[] = [];

function ask(path: string, { method, body }: { method: string; body?: string }): Promise<Response> {
  return new Promise((answer, fail) => {
    asked.push({
      method,
      path,
      said: body ? (JSON.parse(body) as Progress) : undefined,
      answers: (found, status = 200) => answer(new Response(typeof found === 'string' ? found : JSON.stringify(found), { status })),
      breaks: () => fail(new TypeError('no connection')),
    });
  });
}

/** The next request, as soon as it is made. */
const next = () => vi.waitUntil(() => asked.shift(), { timeout: 20_000 });
const nothingIsAsked = async () => {
  await new Promise((done) => setTimeout(done));
  expect(asked).toEqual([]);
};

const account = (id: string): Me['person'] => ({ id, name: id, kind: 'account' }) as Me['person'];
const lesson = (chapter: string, at = 1) => ({ game: 'ferry', chapter, done: false, answers: [['row']], at });

let myself: (typeof import('../account/me.svelte'))['myself'];
let progressStore: (typeof import('./progress_store.svelte'))['progressStore'];
let progress: (typeof import('./lesson_progress.svelte'))['progress'];

function become(person: Me['person']): void {
  myself.me = { ...myself.me, person };
  myself.known = true;
  flushSync();
}

/** Open the page. */
async function arrive(): Promise<void> {
  asked = [];
  vi.resetModules();
  vi.stubGlobal('fetch', ask);
  ({ myself } = await import('../account/me.svelte'));
  ({ progressStore } = await import('./progress_store.svelte'));
  ({ progress } = await import('./lesson_progress.svelte'));
}

beforeEach(async () => {
  localStorage.clear();
  await arrive();
});

const chapters = () => progressStore.lessons.map(({ chapter }) => chapter).sort();

test('a response for a user who signed out is not stored for the next one', async () => {
  become(account('ann'));
  const ofAnn = await next();
  become(account('bob'));
  const ofBob = await next();
  ofAnn.answers({ lessons: [lesson('oars')], puzzles: [] });
  ofBob.answers({ lessons: [lesson('sails')], puzzles: [] });
  await progressStore.ready;
  await nothingIsAsked();
  expect([progressStore.of, chapters()]).toEqual(['bob', ['sails']]);
  become(null);
  await progressStore.ready;
  expect([progressStore.of, chapters()]).toEqual(['', []]);
  await nothingIsAsked();
});

test('unsent progress of a user who signed out is not sent for the next one', async () => {
  become(account('ann'));
  (await next()).answers({});
  await progressStore.ready;
  progressStore.add({ lessons: [lesson('oars')] });
  const request = await next();
  progressStore.add({ lessons: [lesson('sails')] });
  become(account('bob'));
  (await next()).answers({});
  request.answers({});
  await progressStore.ready;
  await nothingIsAsked();
  expect(chapters()).toEqual([]);
});

test.each(['breaks', 'is refused', 'is nonsense'])('when the request %s, lessons continue and everything is sent later', async (how) => {
  become(account('ann'));
  const failing = await next();
  if (how === 'breaks') failing.breaks();
  else if (how === 'is refused') failing.answers({ error: 'unavailable', message: 'error-unavailable' }, 503);
  else failing.answers('<p>Pay for this network first.</p>');
  await progressStore.ready;
  progressStore.add({ lessons: [lesson('oars')] });
  expect(chapters()).toEqual(['oars']);
  (await next()).breaks();
  await nothingIsAsked();
  dispatchEvent(new Event('online'));
  (await next()).answers({ lessons: [lesson('sails')], puzzles: [] });
  const request = await next();
  expect([request.method, request.said?.lessons]).toEqual(['POST', [lesson('oars')]]);
  request.answers({});
  await nothingIsAsked();
  expect(chapters()).toEqual(['oars', 'sails']);
});

test('unsent progress belongs to its account, not to the next user', async () => {
  become(account('ann'));
  (await next()).breaks();
  await progressStore.ready;
  progressStore.add({ lessons: [lesson('oars')] });
  (await next()).breaks();
  await arrive();
  become(account('bob'));
  (await next()).answers({});
  await progressStore.ready;
  await nothingIsAsked();
  expect(chapters()).toEqual([]);
});

test.each(['the session expires', 'the user signs out', 'the page is reloaded after that'])(
  'unsent progress is sent when the account is back: %s',
  async (how) => {
    become(account('ann'));
    (await next()).answers({ lessons: [lesson('sails')], puzzles: [] });
    await progressStore.ready;
    progressStore.add({ lessons: [lesson('oars')] });
    (await next()).answers({ error: 'signed-out', message: 'error-signed-out' }, 401);
    await nothingIsAsked();
    if (how !== 'the user signs out') await arrive();
    become(null);
    await progressStore.ready;
    expect(chapters()).toEqual([]);
    progressStore.add({ lessons: [lesson('rudder')] });
    if (how === 'the page is reloaded after that') await arrive();
    become(account('ann'));
    (await next()).answers({ lessons: [lesson('sails')], puzzles: [] });
    const request = await next();
    expect(request.said?.lessons?.map(({ chapter }) => chapter).sort()).toEqual(['oars', 'rudder']);
    request.answers({});
    await nothingIsAsked();
    expect(chapters()).toEqual(['oars', 'rudder', 'sails']);
  },
);

test('sent progress is removed from the device at sign-out', async () => {
  become(account('ann'));
  (await next()).answers({ lessons: [lesson('sails')], puzzles: [] });
  await progressStore.ready;
  progressStore.add({ lessons: [lesson('oars')] });
  (await next()).answers({});
  await nothingIsAsked();
  become(null);
  await nothingIsAsked();
  expect(localStorage.getItem('guildhall-progress')).not.toMatch(/ann|sails|oars/);
});

test('a tab of a signed-out user and one without a user do not mix their progress', async () => {
  become(account('ann'));
  (await next()).breaks();
  await progressStore.ready;
  const [annsTab, other] = [progressStore, { of: '', puzzles: {}, lessons: { 'ferry/oars': lesson('oars') } }];
  localStorage.setItem('guildhall-progress', JSON.stringify(other));
  annsTab.add({ lessons: [lesson('sails')] });
  (await next()).breaks();
  await arrive();
  become(null);
  await nothingIsAsked();
  expect(chapters()).toEqual(['oars']);
  become(account('ann'));
  (await next()).answers({});
  expect((await next()).said?.lessons?.map(({ chapter }) => chapter).sort()).toEqual(['oars', 'sails']);
});

test('requests are sent one after another, and the last one has the latest place', async () => {
  vi.setSystemTime(5000);
  become(account('ann'));
  (await next()).answers({ lessons: [lesson('oars', 9000)], puzzles: [] });
  await progressStore.ready;
  // Another device has progressed further, at the same time.
  progress.keep('ferry', 'oars', [['row'], ['rest']]);
  progress.keep('ferry', 'oars', [['row'], ['rest'], ['row']]);
  expect(progress.answers('ferry', 'oars')).toHaveLength(3);
  const first = await next();
  await nothingIsAsked();
  progress.finish('ferry', 'oars');
  first.answers({});
  const last = await next();
  expect(last.said?.lessons).toMatchObject([{ done: true, answers: [] }]);
  expect(last.said!.lessons![0]!.at).toBeGreaterThan(first.said!.lessons![0]!.at);
  last.answers({});
  await nothingIsAsked();
  vi.useRealTimers();
});

test('announcements cause no request', async () => {
  become(account('ann'));
  (await next()).answers({});
  await progressStore.ready;
  myself.setNews({ drained: true, announcements: [] });
  flushSync();
  await nothingIsAsked();
});
