// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ours, Refused } from '../../api/http';
import type { Entry, Past } from '../../api/types';
import { settings } from '../../app/settings.svelte';
import type { LiveTable } from '../connection/live_table.svelte';
import { Looking } from './history_view.svelte';

const before = settings.motion;
const entries = [1, 2, 3, 4].map((seq) => ({ seq, kind: seq === 1 ? 'started' : 'move', seat: 0 })) as Entry[];
let refused: boolean;
/** An action during an animation. */
let meanwhile: () => void;
let looking: Looking;

const past = (seq: number): Promise<Past> =>
  refused ? Promise.reject(new Refused(ours('web-offline'))) : Promise.resolve({ position: seq, view: {} } as Past);

// Where nothing is drawn, nothing moves.
document.getAnimations ??= () => [];

beforeEach(async () => {
  settings.motion = 'off';
  [refused, meanwhile] = [false, () => undefined];
  looking = new Looking({ entries, past } as unknown as LiveTable, () => (meanwhile(), []));
  await looking.at(2);
});
afterEach(() => {
  settings.motion = before;
});

test('returning to the game during an animation keeps the current position', async () => {
  meanwhile = () => looking.now();
  await looking.step(1);
  expect(looking.past).toBeNull();
});

test('two quick steps are two', async () => {
  await Promise.all([looking.step(1), looking.step(1)]);
  expect(looking.past?.position).toBe(4);
});

test('after a step that could not be made the next begins where one is', async () => {
  refused = true;
  await looking.step(1);
  expect(looking.problem).not.toBeNull();
  refused = false;
  await looking.step(1);
  expect(looking.past?.position).toBe(3);
});
