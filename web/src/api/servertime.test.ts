// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 0, 1, 12);

let call: (typeof import('./http'))['call'];
let time: (typeof import('../table/side/server_clock.svelte'))['time'];

/** The clock of the device says this, whatever time it is at the server. */
function open(device: number): void {
  vi.useFakeTimers({ now: device });
}

/** Ask something of a server at which it is so late, and takes so long to answer. */
async function ask(late: number, takes = 0): Promise<void> {
  const headers = { Date: new Date(late).toUTCString() };
  vi.stubGlobal('fetch', () => {
    vi.setSystemTime(Date.now() + takes);
    return Promise.resolve(new Response('{}', { headers }));
  });
  await call('GET', '/anything');
}

beforeEach(async () => {
  vi.resetModules();
  ({ call } = await import('./http'));
  ({ time } = await import('../table/side/server_clock.svelte'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is compared with times of the server', () => {
  it.each([-HOUR, HOUR])('is its own time, however wrong the clock of the device is', async (wrong) => {
    open(NOON + wrong);
    await ask(NOON);
    expect(Math.abs(time.now - NOON)).toBeLessThanOrEqual(2000);
    vi.setSystemTime(Date.now() + 5 * HOUR);
    expect(Math.abs(time.now - NOON - 5 * HOUR)).toBeLessThanOrEqual(2000);
  });

  it('is the time of a device whose clock may be right, to the millisecond', async () => {
    open(NOON + 1234);
    await ask(NOON);
    await ask(NOON, 3000);
    expect(time.now).toBe(Date.now());
  });

  it('is set right by an answer that came at once where an earlier one took long', async () => {
    open(NOON - HOUR);
    await ask(NOON, 60_000);
    await ask(NOON + 60_000);
    expect(Math.abs(time.now - NOON - 60_000)).toBeLessThanOrEqual(2000);
  });

  it('follows a clock that is put right while the page is open', async () => {
    open(NOON - HOUR);
    await ask(NOON);
    vi.setSystemTime(NOON + 500);
    await ask(NOON);
    expect(Math.abs(time.now - NOON)).toBeLessThanOrEqual(2000);
  });

  it('counts from when the script in the index asked, however late the client is there', async () => {
    open(NOON - HOUR);
    const early = Object.assign(new Response('{}', { headers: { Date: new Date(NOON).toUTCString() } }), { times: [NOON - HOUR, NOON - HOUR] as [number, number] });
    window.asked = { '/me': Promise.resolve(early) };
    vi.setSystemTime(NOON - HOUR + 60_000);
    await call('GET', '/me');
    expect(Math.abs(time.now - NOON - 60_000)).toBeLessThanOrEqual(2000);
  });

  it('is not changed by an answer that does not say when it was given', async () => {
    open(NOON);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    await call('GET', '/anything');
    expect(time.now).toBe(NOON);
  });
});
