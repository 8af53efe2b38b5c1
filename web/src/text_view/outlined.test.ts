// @vitest-environment jsdom
/**
 * Who has the table in words finds there what a lesson outlines.
 *
 * tests/web/test_units.py writes what the steps of all lessons show into a file.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadDescription } from '../games/registry';
import { words } from '../words/words.svelte';
import { thingsIn } from './description';

interface Taught {
  material: unknown;
  lessons: { step: string; view: { viewer: number; players: unknown[] }; shows: string[] }[];
}

const file = process.env.GUILDHALL_VIEWS ?? '';
const taught: Record<string, Taught> = file ? JSON.parse(readFileSync(file, 'utf-8')) : {};

describe.skipIf(!file)('everything that a lesson outlines is in the text view', () => {
  test.each(Object.keys(taught))('of %s', async (game) => {
    const describeTable = await loadDescription(game);
    await words.need('guildhall', 'web');
    await words.needGame(game);
    await words.needInWords(game);
    const { material, lessons } = taught[game]!;
    const missing = lessons.flatMap(({ step, view, shows }) => {
      const names = view.players.map((_, seat) => `Player ${seat + 1}`);
      const spoken = describeTable({ view, material, near: view.viewer, names }).flatMap(thingsIn);
      return shows.filter((thing) => !spoken.includes(thing)).map((thing) => `${step}: ${thing}`);
    });
    expect(missing).toEqual([]);
    expect(lessons.some(({ shows }) => shows.length)).toBe(true);
  });
});
