// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from './types';

interface Sent {
  type: string;
  id: number;
}

class Line {
  static all: Line[] = [];
  sent: Sent[] = [];
  onopen = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  onclose = (_: { code: number }) => undefined;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close() {}

  says(message: Message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

vi.stubGlobal('WebSocket', Line);
const place = { protocol: 'http:', host: 'host', pathname: '/' };
vi.stubGlobal('location', place);
vi.useFakeTimers();
// Other files are tested in the same place after this one.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const { live } = await import('./socket.svelte');

/** The socket that was opened last. */
const line = () => Line.all.at(-1)!;
const ping = { type: 'ping' } as const;

describe('a socket that is sent to another process', () => {
  beforeEach(() => {
    live.restart();
    live.connect();
    line().onopen();
    line().sent = [];
  });

  it('asks there for what has no answer, after what it watches, and says nothing', async () => {
    const stop = live.keep('lobby', () => ({ type: 'watch-lobby' }), () => ({ type: 'unwatch-lobby' }));
    const before = line();
    const asked = live.ask(ping);
    const { id } = before.sent.at(-1)!;
    before.onclose({ code: 1012 });
    expect(live.status).not.toBe('lost');
    const meanwhile = live.ask(ping);
    vi.runOnlyPendingTimers();
    expect(line()).not.toBe(before);
    expect(line().sent).toEqual([]);
    line().onopen();
    expect(line().sent.map((one) => one.type)).toEqual(['watch-lobby', 'ping', 'ping']);
    expect(line().sent[1]!.id).toBe(id);
    for (const { id } of line().sent) line().says({ type: 'done', id, seq: 7 });
    expect(await asked).toEqual({ type: 'done', id, seq: 7 });
    expect((await meanwhile).type).toBe('done');
    stop();
  });

  it('does not end there what it has begun to watch again', () => {
    const watch = () => live.keep('lobby', () => ({ type: 'watch-lobby' }), () => ({ type: 'unwatch-lobby' }));
    const sit = () => live.keep('table', () => ({ type: 'watch', table: 'a', since: 0 }), () => ({ type: 'unwatch', table: 'a' }));
    watch()();
    sit()();
    const [stopWatching, leave] = [watch(), sit()];
    line().onclose({ code: 1012 });
    vi.runOnlyPendingTimers();
    line().onopen();
    expect(line().sent.map((one) => one.type)).toEqual(['watch-lobby', 'watch']);
    stopWatching();
    leave();
  });

  it('is lost if the new process does not answer either', async () => {
    const asked = live.ask(ping);
    line().onclose({ code: 1012 });
    vi.runOnlyPendingTimers();
    line().onclose({ code: 1006 });
    await expect(asked).rejects.toMatchObject({ problem: { error: 'unanswered' } });
    expect(live.status).toBe('lost');
  });
});

describe('a socket that breaks', () => {
  it('is lost, and nothing is asked twice', async () => {
    vi.runOnlyPendingTimers();
    line().onopen();
    const before = line();
    const asked = live.ask(ping);
    before.onclose({ code: 1006 });
    expect(live.status).toBe('lost');
    await expect(asked).rejects.toMatchObject({ problem: { error: 'unanswered' } });
    vi.runOnlyPendingTimers();
    line().onopen();
    expect(line().sent).toEqual([]);
  });
});

describe('a socket that does not open', () => {
  it('is given up after a while, and another one is tried', () => {
    live.restart();
    const before = line();
    vi.advanceTimersByTime(19_000);
    expect(live.status).toBe('connecting');
    vi.advanceTimersByTime(1_000);
    expect(live.status).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(line()).not.toBe(before);
  });

  it('is not given up once it is open', () => {
    live.restart();
    line().onopen();
    const opened = line();
    vi.advanceTimersByTime(20_000);
    expect(line()).toBe(opened);
    expect(live.status).toBe('open');
  });
});

describe('a socket that seems open when one looks again', () => {
  it.each([
    ['the device slept', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['there was no network', () => window.dispatchEvent(new Event('online'))],
  ])('shows at once whether it is, and another one is tried where it is not: %s', (_, wake) => {
    live.restart();
    line().onopen();
    const before = line();
    wake();
    expect(before.sent.map((one) => one.type)).toEqual(['ping']);
    vi.advanceTimersByTime(8_250);
    expect(line()).not.toBe(before);
  });
});

describe('the address of a socket', () => {
  it('contains the table of the page, for routing by a proxy', () => {
    const address = (path: string) => {
      place.pathname = path;
      live.restart();
      return line().url;
    };
    expect(address('/table/kX3-a')).toBe('ws://host/api/live?table=kX3-a');
    expect(address('/table/kX3-a/replay')).toBe('ws://host/api/live?table=kX3-a');
    expect(address('/')).toBe('ws://host/api/live');
  });
});
