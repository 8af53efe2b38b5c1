/**
 * What the tray says about a move before it is sent is what the engine then does.
 *
 * `tests/web/test_previews.py` plays games and leaves the moves with their events in a file.
 */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LegalMove, SeenEvent } from '../api/types';
import type { Sentence } from './game';
import { effects as burgundyEffects } from './burgundy/gains';
import { effects as craftsmenEffects } from './craftsmen/gains';

type Facts = Record<string, unknown>;
interface Played {
  game: 'burgundy' | 'craftsmen';
  view: any;
  move: LegalMove;
  events: SeenEvent[];
}

const file = process.env.GUILDHALL_PLAYED;
const played: { material: Record<string, any>; moves: Played[] } = file
  ? JSON.parse(readFileSync(file, 'utf-8'))
  : { material: {}, moves: [] };

const EFFECTS: Record<string, (move: LegalMove, view: any, material: any) => Sentence[]> = {
  burgundy: burgundyEffects,
  craftsmen: craftsmenEffects,
};

/** What was promised for a move, and what came of it. */
function outcomes(message: string, kinds: string[], verbs: RegExp) {
  return played.moves
    .filter(({ game, move }) => message.startsWith(game) && verbs.test(move.text))
    .map(({ game, view, move, events }) => {
      const said = EFFECTS[game]!(move, view, played.material[game]).find((one) => one.message === message);
      const done = events.find(({ kind, seat }) => kinds.includes(kind) && seat === view.seat);
      return { text: move.text, said: said?.facts as Facts | undefined, done: done?.facts as Facts | undefined };
    });
}

const pick = (facts: Facts | undefined, ...names: string[]): unknown => facts && names.map((name) => facts[name]);

test.skipIf(!file)('a die costs the workers that were announced', () => {
  const found = outcomes('burgundy-effect-die', ['burgundy-changed-die'], / with /).filter(({ said }) => said);
  expect(found.length).toBeGreaterThan(20);
  for (const { text, said, done } of found) expect([text, said!.workers]).toEqual([text, done?.workers ?? 0]);
});

test.skipIf(!file).each([
  ['burgundy-effect-region', ['burgundy-region'], /^place/, ['size', 'points', 'phase']],
  ['burgundy-effect-bonus', ['burgundy-bonus-large', 'burgundy-bonus-small'], /^place/, ['points']],
  ['burgundy-effect-sell', ['burgundy-sold'], /^sell/, ['points', 'silver', 'workers']],
  ['burgundy-effect-workers', ['burgundy-workers'], /^workers/, ['workers', 'silver']],
  ['craftsmen-effect-points', ['craftsmen-made-half', 'craftsmen-shipped'], /^(process|load|bribe)/, ['points']],
])('%s comes true', (message, kinds, verbs, names) => {
  const found = outcomes(message, kinds, verbs).filter(({ said, done }) => said || done);
  expect(found.length).toBeGreaterThan(0);
  for (const { text, said, done } of found) {
    expect([text, pick(said, ...names)]).toEqual([text, pick(done, ...names)]);
  }
});

test.skipIf(!file)('animals score what was announced', () => {
  const found = outcomes('burgundy-effect-animals', ['burgundy-animals'], /^place/).filter(({ said, done }) => said || done);
  expect(found.length).toBeGreaterThan(0);
  for (const { text, said, done } of found) {
    expect([text, said?.points]).toEqual([text, Number(done?.points) + Number(done?.more)]);
  }
});
