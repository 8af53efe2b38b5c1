// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Me, Progress } from '../api/types';

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 });

interface Asked {
  method: string;
  path: string;
  said: Progress | undefined;
  answers: (found: unknown, status?: number) => void;
  breaks: () => void;
}

/** What was asked of the server and not answered. */
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
let kept: (typeof import('./progress_store.svelte'))['kept'];
let progress: (typeof import('./lesson_progress.svelte'))['progress'];

function become(person: Me['person']): void {
  myself.me = { ...myself.me, person };
  myself.known = true;
  flushSync();
}

/** The page is opened. */
async function arrive(): Promise<void> {
  asked = [];
  vi.resetModules();
  vi.stubGlobal('fetch', ask);
  ({ myself } = await import('../account/me.svelte'));
  ({ kept } = await import('./progress_store.svelte'));
  ({ progress } = await import('./lesson_progress.svelte'));
}

beforeEach(async () => {
  localStorage.clear();
  await arrive();
});

const chapters = () => kept.lessons.map(({ chapter }) => chapter).sort();

test('an answer for a signed-out user is not stored for the next', async () => {
  become(account('ann'));
  const ofAnn = await next();
  become(account('bob'));
  const ofBob = await next();
  ofAnn.answers({ lessons: [lesson('oars')], puzzles: [] });
  ofBob.answers({ lessons: [lesson('sails')], puzzles: [] });
  await kept.ready;
  await nothingIsAsked();
  expect([kept.of, chapters()]).toEqual(['bob', ['sails']]);
  become(null);
  await kept.ready;
  expect([kept.of, chapters()]).toEqual(['', []]);
  await nothingIsAsked();
});

test('unsynced progress of a signed-out user is not sent for the next', async () => {
  become(account('ann'));
  (await next()).answers({});
  await kept.ready;
  kept.add({ lessons: [lesson('oars')] });
  const request = await next();
  kept.add({ lessons: [lesson('sails')] });
  become(account('bob'));
  (await next()).answers({});
  request.answers({});
  await kept.ready;
  await nothingIsAsked();
  expect(chapters()).toEqual([]);
});

test.each(['breaks', 'is refused', 'is nonsense'])('where the request %s, lessons continue and progress is synced later', async (how) => {
  become(account('ann'));
  const failing = await next();
  if (how === 'breaks') failing.breaks();
  else if (how === 'is refused') failing.answers({ error: 'unavailable', message: 'error-unavailable' }, 503);
  else failing.answers('<p>Pay for this network first.</p>');
  await kept.ready;
  kept.add({ lessons: [lesson('oars')] });
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

test('unsynced progress stays with its account, hidden from the next user', async () => {
  become(account('ann'));
  (await next()).breaks();
  await kept.ready;
  kept.add({ lessons: [lesson('oars')] });
  (await next()).breaks();
  await arrive();
  become(account('bob'));
  (await next()).answers({});
  await kept.ready;
  await nothingIsAsked();
  expect(chapters()).toEqual([]);
});

test.each(['the session expires', 'the user signs out', 'the page is opened anew after that'])(
  'unsynced progress is synced when the account is back: %s',
  async (how) => {
    become(account('ann'));
    (await next()).answers({ lessons: [lesson('sails')], puzzles: [] });
    await kept.ready;
    kept.add({ lessons: [lesson('oars')] });
    (await next()).answers({ error: 'signed-out', message: 'error-signed-out' }, 401);
    await nothingIsAsked();
    if (how !== 'the user signs out') await arrive();
    become(null);
    await kept.ready;
    expect(chapters()).toEqual([]);
    kept.add({ lessons: [lesson('rudder')] });
    if (how === 'the page is opened anew after that') await arrive();
    become(account('ann'));
    (await next()).answers({ lessons: [lesson('sails')], puzzles: [] });
    const request = await next();
    expect(request.said?.lessons?.map(({ chapter }) => chapter).sort()).toEqual(['oars', 'rudder']);
    request.answers({});
    await nothingIsAsked();
    expect(chapters()).toEqual(['oars', 'rudder', 'sails']);
  },
);

test('synced progress is removed from the device on sign-out', async () => {
  become(account('ann'));
  (await next()).answers({ lessons: [lesson('sails')], puzzles: [] });
  await kept.ready;
  kept.add({ lessons: [lesson('oars')] });
  (await next()).answers({});
  await nothingIsAsked();
  become(null);
  await nothingIsAsked();
  expect(localStorage.getItem('guildhall-progress')).not.toMatch(/ann|sails|oars/);
});

test('tabs of a former user and of a visitor share nothing', async () => {
  become(account('ann'));
  (await next()).breaks();
  await kept.ready;
  const [annsTab, other] = [kept, { of: '', puzzles: {}, lessons: { 'ferry/oars': lesson('oars') } }];
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

test('requests are sent one by one, and the last answer wins', async () => {
  vi.setSystemTime(5000);
  become(account('ann'));
  (await next()).answers({ lessons: [lesson('oars', 9000)], puzzles: [] });
  await kept.ready;
  // Another device is ahead of this one, and here all happens in the same moment.
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
  await kept.ready;
  myself.hear({ drained: true, announcements: [] });
  flushSync();
  await nothingIsAsked();
});
