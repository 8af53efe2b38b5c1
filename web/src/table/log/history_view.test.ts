// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ours, Refused } from '../../api/http';
import type { Entry, Past } from '../../api/types';
import { settings } from '../../app/settings.svelte';
import type { LiveTable } from '../connection/live_table.svelte';
import { HistoryView } from './history_view.svelte';

const before = settings.motion;
const entries = [1, 2, 3, 4].map((seq) => ({ seq, kind: seq === 1 ? 'started' : 'move', seat: 0 })) as Entry[];
let refused: boolean;
/** What the user does during an animation. */
let meanwhile: () => void;
let historyView: HistoryView;

const past = (seq: number): Promise<Past> =>
  refused ? Promise.reject(new Refused(ours('web-offline'))) : Promise.resolve({ position: seq, view: {} } as Past);

// Without a drawing there is no animation.
document.getAnimations ??= () => [];

beforeEach(async () => {
  settings.motion = 'off';
  [refused, meanwhile] = [false, () => undefined];
  historyView = new HistoryView({ entries, past } as unknown as LiveTable, () => (meanwhile(), []));
  await historyView.at(2);
});
afterEach(() => {
  settings.motion = before;
});

test('returning to the game during an animation works', async () => {
  meanwhile = () => historyView.now();
  await historyView.step(1);
  expect(historyView.past).toBeNull();
});

test('two quick steps are both made', async () => {
  await Promise.all([historyView.step(1), historyView.step(1)]);
  expect(historyView.past?.position).toBe(4);
});

test('after a failed step the next one starts at the shown position', async () => {
  refused = true;
  await historyView.step(1);
  expect(historyView.problem).not.toBeNull();
  refused = false;
  await historyView.step(1);
  expect(historyView.past?.position).toBe(3);
});
