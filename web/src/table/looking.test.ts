import { beforeEach, expect, test, vi } from 'vitest';
import { ours, Refused } from '../api/http';
import type { Entry, Past } from '../api/types';
import type { LiveTable } from './live.svelte';
import { Looking } from './looking.svelte';

/** Things cross the table until they arrive; only then what they lead to is shown. */
let crossing: (() => void)[] = [];
vi.mock('./motion', () => ({
  arrive: () => undefined,
  moved: async (change: () => void, pace: number) => {
    if (pace) await new Promise<void>((done) => crossing.push(done));
    change();
  },
}));
vi.mock('../settings.svelte', () => ({ pace: () => 280 }));

const entries = [1, 2, 3, 4].map((seq) => ({ seq, kind: seq === 1 ? 'started' : 'move', seat: 0 })) as Entry[];
let refused = false;
const past = (seq: number): Promise<Past> =>
  refused ? Promise.reject(new Refused(ours('web-offline'))) : Promise.resolve({ position: seq, view: {} } as Past);
let looking: Looking;

const settle = async (): Promise<void> => {
  for (const done of crossing.splice(0)) done();
  await new Promise((done) => setTimeout(done));
};

beforeEach(async () => {
  refused = false;
  crossing = [];
  looking = new Looking({ entries, past } as unknown as LiveTable, () => []);
  await looking.at(2);
});

test('whoever goes back to the game while things cross stays there', async () => {
  void looking.step(1);
  await new Promise((done) => setTimeout(done));
  looking.now();
  await settle();
  expect(looking.past).toBeNull();
});

test('two quick steps are two', async () => {
  void looking.step(1);
  void looking.step(1);
  await settle();
  expect(looking.past?.position).toBe(4);
});

test('after a step that could not be made the next begins where one is', async () => {
  refused = true;
  await looking.step(1);
  expect(looking.problem).not.toBeNull();
  refused = false;
  void looking.step(1);
  await new Promise((done) => setTimeout(done));
  await settle();
  expect(looking.past?.position).toBe(3);
});
