// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../api/types';

// A busy machine may be slow.
vi.setConfig({ testTimeout: 60_000 });

type Myself = (typeof import('./me.svelte'))['myself'];

/** A channel between tabs: every tab except the sender receives a message. */
class Channel {
  static all: Channel[] = [];
  onmessage: (() => void) | null = null;

  constructor() {
    Channel.all.push(this);
  }

  postMessage() {
    for (const other of Channel.all) if (other !== this) other.onmessage?.();
  }
}

/** The user of this browser's session. */
let cookie: Me['person'] = null;
const restarted = vi.fn();
const someone = (name: string) => ({ id: name, name, kind: 'account' }) as Me['person'];

function serve(path: string, { method, body }: { method: string; body?: string }): Promise<Response> {
  if (method === 'POST' && path === '/api/guests' && cookie) {
    return Promise.resolve(new Response(JSON.stringify({ error: 'csrf', message: 'error-csrf' }), { status: 403 }));
  }
  const name = body ? (JSON.parse(body) as { name: string }).name : '';
  if (method === 'DELETE') cookie = null;
  else if (path === '/api/me/name') cookie = { ...cookie!, name };
  else if (method === 'POST') cookie = someone(name);
  return Promise.resolve(new Response(JSON.stringify({ person: cookie, csrf: cookie?.id ?? '', news: {} })));
}

/** A tab without a socket. */
async function tab(): Promise<Myself> {
  vi.resetModules();
  vi.doMock('../api/socket.svelte', () => ({ live: { restart: restarted } }));
  const { myself } = await import('./me.svelte');
  await myself.load();
  return myself;
}

beforeEach(() => {
  Channel.all = [];
  cookie = null;
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  vi.doUnmock('../api/socket.svelte');
  vi.unstubAllGlobals();
});

const is = (tab: Myself, name: string | undefined) => vi.waitUntil(() => tab.person?.name === name, { timeout: 20_000 });

describe('tabs of one browser', () => {
  it('learn when another tab signs in or out', async () => {
    const [one, other] = [await tab(), await tab()];
    await one.signIn('Bea', 'long enough');
    await is(other, 'Bea');
    await other.signOut();
    await is(one, undefined);
  });

  it('restart the socket when the user changes, and only then', async () => {
    cookie = someone('Bea');
    const [one, other] = [await tab(), await tab()];
    restarted.mockClear();
    await one.rename('Bee');
    await is(other, 'Bee');
    expect(restarted).not.toHaveBeenCalled();
    await one.signIn('Cleo', 'long enough');
    await is(other, 'Cleo');
    // Once in each tab.
    await vi.waitUntil(() => restarted.mock.calls.length === 2, { timeout: 20_000 });
  });

  it('ignore a response that is older than a change in another tab', async () => {
    const one = await tab();
    let answer = (_: Response): void => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    vi.resetModules();
    const { myself: late } = await import('./me.svelte');
    const loading = late.load();
    vi.stubGlobal('fetch', serve);
    await one.signIn('Bea', 'long enough');
    await is(late, 'Bea');
    answer(new Response(JSON.stringify({ person: null, csrf: '', news: {} })));
    await loading;
    expect(late.person?.name).toBe('Bea');
  });
});

it('a guest request does not replace a user who signed in in another tab', async () => {
  const one = await tab();
  cookie = someone('Bea');
  await one.beGuest('Guest');
  expect(one.person?.name).toBe('Bea');
});
