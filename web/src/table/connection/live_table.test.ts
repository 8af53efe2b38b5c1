// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { live, type News } from '../../api/socket.svelte';
import type { Entry, Position } from '../../api/types';
import { settings } from '../../app/settings.svelte';
import { LiveTable } from './live_table.svelte';

const before = { motion: settings.motion, bots: settings.bots };
let tell: (news: News) => void;
/** What was shown, in order: the number of a position, and the moves that led there. */
let shown: [number, number[]][];
let table: LiveTable;

/** After a move of the bot at the second seat. */
function update(seq: number): News {
  const entries = [{ seq, kind: 'move', seat: 1 }] as Entry[];
  const info = { seats: [{ bot: '' }, { bot: 'random' }] };
  return { type: 'update', table: 'T', seq, entries, gap: false, info, position: { position: seq, moves: [] } as unknown as Position } as unknown as News;
}

async function come(...seqs: number[]): Promise<void> {
  for (const seq of seqs) tell(update(seq));
  await vi.advanceTimersByTimeAsync(100);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(live, 'listen').mockImplementation((hear) => {
    tell = hear;
    return () => undefined;
  });
  vi.spyOn(live, 'keep').mockReturnValue(() => undefined);
  shown = [];
  settings.motion = 'off';
  table = new LiveTable('T', () => [], (entries, { position }) => shown.push([position, entries.map(({ seq }) => seq)]));
  await come(1);
});
afterEach(() => {
  Object.assign(settings, before);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what comes within a frame', () => {
  test('is shown at once if moves are not shown one by one', async () => {
    settings.bots = 'instant';
    await come(2, 3, 4);
    expect(shown).toEqual([[4, [2, 3, 4]]]);
    expect(table.position?.position).toBe(4);
    expect(table.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  test('is shown move by move to who wants to see what bots do', async () => {
    settings.bots = 'brisk';
    await come(2, 3);
    expect(shown).toEqual([[2, [2]]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([[2, [2]], [3, [3]]]);
  });

  test('is shown several moves at a time where hundreds have waited', async () => {
    settings.bots = 'calm';
    table.pause();
    await come(...Array.from({ length: 320 }, (_, n) => n + 2));
    table.goOn();
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown[0]).toEqual([5, [2, 3, 4, 5]]);
    expect(shown.length).toBeLessThan(12);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(shown.flatMap(([, moves]) => moves)).toHaveLength(320);
    expect(table.position?.position).toBe(321);
  });

  test('waits as long as one pauses', async () => {
    settings.bots = 'instant';
    table.pause();
    await come(2, 3);
    expect(shown).toEqual([]);
    expect(table.held).toBe(2);
    table.goOn();
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toEqual([[3, [2, 3]]]);
  });
});

describe('what is missing of the log', () => {
  let log: (since: number) => Promise<Response>;
  const numbers = () => table.entries.map(({ seq }) => seq);
  const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
  /** The server leaves out what is too much for one update. */
  async function comeLate(seq: number): Promise<void> {
    tell({ ...update(seq), gap: true } as News);
    await vi.advanceTimersByTimeAsync(100);
  }

  beforeEach(() => {
    log = (since) => {
      const entries = upTo(500).slice(since, since + 200).map((seq) => ({ seq, kind: 'move', seat: 1 }));
      return Promise.resolve(new Response(JSON.stringify({ entries })));
    };
    vi.stubGlobal('fetch', (path: string) => log(Number(/since=(\d+)/.exec(path)![1])));
    settings.bots = 'instant';
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('after a long break is fetched and put where it belongs', async () => {
    await come(2, 3);
    await comeLate(420);
    expect(numbers()).toEqual(upTo(420));
  });

  test('is asked for again with the next news where it could not be fetched', async () => {
    const answers = log;
    log = () => Promise.reject(new TypeError('no connection'));
    await comeLate(300);
    expect(numbers()).toEqual([1, 300]);
    log = answers;
    await come(301);
    expect(numbers()).toEqual(upTo(301));
  });
});
