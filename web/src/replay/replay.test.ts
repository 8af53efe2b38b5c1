// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replayed } from './replay.svelte';

// A busy machine may be slow.
vi.setConfig({ testTimeout: 60_000 });

const MOVES = 100;
/** Requests wait here until the test answers them. */
let held: { path: string; go: () => void; fail: () => void }[] = [];
let holds = false;
let paths: string[] = [];

function answer(path: string): Response {
  const asked = new URLSearchParams(path.split('?')[1]);
  const [start, viewer] = [Number(asked.get('start')), Number(asked.get('viewer'))];
  const numbers = path.includes('/course') ? [...Array(MOVES + 1).keys()] : Array.from({ length: 16 }, (_, n) => start + n);
  const steps = numbers.filter((number) => number <= MOVES).map((number) => ({ number, seat: 0, events: [], view: { viewer } }));
  return new Response(JSON.stringify({ table: { id: 'game' }, moves: MOVES, steps }));
}

beforeEach(() => {
  [held, holds, paths] = [[], false, []];
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path);
    if (!holds) return Promise.resolve(answer(path));
    return new Promise((go, fail) => held.push({ path, go: () => go(answer(path)), fail: () => fail(new TypeError()) }));
  });
});

const replays: Replayed[] = [];
afterEach(() => {
  vi.useRealTimers();
  // Prefetching must not reach the test files that run next.
  for (const replay of replays.splice(0)) replay.leave();
});

const letThrough = () => held.splice(0).forEach(({ go }) => go());
const shown = ({ step, viewer }: Replayed) => ({ number: step?.number, viewer, seen: step?.view.viewer });
/** Wait until no request is left. */
async function settled(done: Promise<unknown>[]): Promise<void> {
  let over = false;
  void Promise.allSettled(done).then(() => (over = true));
  while (!over) {
    letThrough();
    await new Promise((next) => setTimeout(next));
  }
}

async function opened(number: number): Promise<Replayed> {
  const replay = new Replayed('game');
  replays.push(replay);
  await replay.look(-1);
  await replay.go(number);
  return replay;
}

test('a step into the next part while another view loads arrives there, in that view', async () => {
  const replay = await opened(15);
  holds = true;
  const looks = replay.look(1);
  const goes = replay.go(16);
  expect(shown(replay)).toEqual({ number: 15, viewer: -1, seen: -1 });
  await settled([looks, goes]);
  expect(shown(replay)).toEqual({ number: 16, viewer: 1, seen: 1 });
  // The part that arrived last has not replaced its neighbour.
  for (const number of [15, 16, 17, 14]) {
    await settled([replay.go(number)]);
    expect(shown(replay)).toEqual({ number, viewer: 1, seen: 1 });
  }
});

test('a position requested before a change of view is shown in the new view', async () => {
  const replay = await opened(15);
  holds = true;
  const goes = replay.go(70);
  const looks = replay.look(0);
  await settled([goes, looks]);
  expect(shown(replay)).toEqual({ number: 70, viewer: 0, seen: 0 });
});

test('of two views chosen in a row the last one counts, and a failed one changes nothing', async () => {
  const replay = await opened(20);
  holds = true;
  const first = replay.look(0);
  const second = replay.look(1);
  await settled([first, second]);
  expect([shown(replay), replay.wanted]).toEqual([{ number: 20, viewer: 1, seen: 1 }, 1]);
  const lost = [replay.look(0), replay.look(2)];
  while (held.length) {
    held.splice(0).forEach(({ fail }) => fail());
    await new Promise((next) => setTimeout(next));
  }
  await Promise.all(lost);
  expect([shown(replay), replay.wanted, replay.problem?.error]).toEqual([{ number: 20, viewer: 1, seen: 1 }, 1, 'offline']);
  holds = false;
  await replay.go(21);
  expect(shown(replay)).toEqual({ number: 21, viewer: 1, seen: 1 });
});

test('a position that is not loaded is not shown', async () => {
  const replay = await opened(3);
  replay.show(60);
  expect(replay.step?.number).toBe(3);
});

test('a step requests nothing that is loaded, and a new part every sixteen steps', async () => {
  const replay = await opened(0);
  paths = [];
  for (let number = 1; number <= 64; number += 1) await replay.go(number);
  expect(paths).toHaveLength(64 / 16);
  paths = [];
  for (let number = 63; number >= 0; number -= 1) await replay.go(number);
  expect(paths).toEqual([]);
});

test('a failed prefetch is reported only when the position is needed', async () => {
  // The delay before prefetching never ends in this test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const replay = await opened(16);
  holds = true;
  const fails = () => held.splice(0).forEach(({ fail }) => fail());
  await replay.go(17);
  expect(held.map(({ path }) => path)).toEqual([expect.stringContaining('start=32')]);
  fails();
  await vi.advanceTimersByTimeAsync(0);
  expect(replay.problem).toBeNull();
  await replay.go(18);
  expect(held).toHaveLength(1);
  const goes = replay.go(32);
  fails();
  await goes;
  expect([replay.number, replay.problem]).toEqual([18, expect.anything()]);
});
