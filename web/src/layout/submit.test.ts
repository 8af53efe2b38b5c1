// @vitest-environment jsdom
import type { Component } from 'svelte';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../api/types';

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 });

const GAME = { name: 'ferry', min_seats: 2, max_seats: 4, levels: [], ratings: {}, presets: [], options: [], lessons: { chapters: [] } };
const CUP = { open: [], running: [], over: [] };
/** What was asked for to be changed; none of it is answered. */
let sent: string[] = [];
let svelte: typeof import('svelte');
let shown: Record<string, unknown> | undefined;

function serve(path: string, { method }: { method: string }): Promise<Response> {
  if (method !== 'GET') {
    sent.push(`${method} ${path}`);
    return new Promise(() => undefined);
  }
  const answers: Record<string, unknown> = { '/api/games': [GAME], '/api/tournaments': CUP, '/api/games/ferry/words/en': { words: '' } };
  return Promise.resolve(new Response(JSON.stringify(answers[path] ?? [])));
}

beforeEach(async () => {
  sent = [];
  vi.resetModules();
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  svelte = await import('svelte');
  const { myself } = await import('../account/me.svelte');
  myself.me = { ...myself.me, person: { id: 'ann', name: 'Ann', kind: 'account' } as Me['person'] };
  myself.known = true;
});
afterEach(async () => {
  if (shown) await svelte.unmount(shown);
  shown = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
// Other files are run after this one in the same process, and no server has words for them.
afterAll(() => vi.resetModules());

/** Show something with a form, and press its button twice. */
async function pressTwice(part: { default: unknown }, props: Record<string, unknown> = {}, which = 'form'): Promise<void> {
  shown = svelte.mount(part.default as Component<Record<string, unknown>>, { target: document.body, props });
  const form = await vi.waitUntil(() => (svelte.flushSync(), document.querySelector(which)), { timeout: 20_000 });
  for (let times = 0; times < 2; times += 1) form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
}

describe('on a slow line, a button that is pressed twice does once', () => {
  it('what a small form is for', async () => {
    const send = vi.fn(() => new Promise(() => undefined));
    await pressTwice(await import('./FormSection.svelte'), { title: '', button: '', done: '', send });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('take a name', async () => {
    await pressTwice(await import('../account/GuestName.svelte'));
    expect(sent).toEqual(['PUT /api/me/name']);
  });

  it('make a bot account', async () => {
    await pressTwice(await import('../account/AccountPage.svelte'), {}, 'form:has(input[maxlength="24"])');
    expect(sent).toEqual(['POST /api/bots']);
  });

  it('found a club', async () => {
    await pressTwice(await import('../clubs/ClubsPage.svelte'));
    expect(sent).toEqual(['POST /api/clubs']);
  });

  it('make a tournament', async () => {
    await pressTwice(await import('../tournaments/TournamentsPage.svelte'));
    expect(sent).toEqual(['POST /api/tournaments']);
  });
});
