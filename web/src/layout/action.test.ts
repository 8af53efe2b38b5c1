// @vitest-environment jsdom
import type { Component } from 'svelte';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../api/types';

// A busy machine may be slow.
vi.setConfig({ testTimeout: 60_000 });

const GAME = { name: 'ferry', min_seats: 2, max_seats: 4, levels: [], ratings: {}, presets: [], options: [], lessons: { chapters: [] } };
const CUP = { open: [], running: [], over: [] };
/** The requests that change something; none is answered. */
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
// Other test files run after this one in the same process and need their own modules.
afterAll(() => vi.resetModules());

/** Show a component with a form and submit it twice. */
async function pressTwice(part: { default: unknown }, props: Record<string, unknown> = {}, which = 'form'): Promise<void> {
  shown = svelte.mount(part.default as Component<Record<string, unknown>>, { target: document.body, props });
  const form = await vi.waitUntil(() => (svelte.flushSync(), document.querySelector(which)), { timeout: 20_000 });
  for (let times = 0; times < 2; times += 1) form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
}

describe('on a slow connection, a button pressed twice sends one request', () => {
  it('in a small form', async () => {
    const send = vi.fn(() => new Promise(() => undefined));
    await pressTwice(await import('./FormSection.svelte'), { title: '', button: '', done: '', send });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('to set a name', async () => {
    await pressTwice(await import('../account/GuestName.svelte'));
    expect(sent).toEqual(['PUT /api/me/name']);
  });

  it('to create a bot account', async () => {
    await pressTwice(await import('../account/AccountPage.svelte'), {}, 'form:has(input[maxlength="24"])');
    expect(sent).toEqual(['POST /api/bots']);
  });

  it('to create a club', async () => {
    await pressTwice(await import('../clubs/ClubsPage.svelte'));
    expect(sent).toEqual(['POST /api/clubs']);
  });

  it('to create a tournament', async () => {
    await pressTwice(await import('../tournaments/TournamentsPage.svelte'));
    expect(sent).toEqual(['POST /api/tournaments']);
  });
});
