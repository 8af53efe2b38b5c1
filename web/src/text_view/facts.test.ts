// @vitest-environment jsdom
/**
 * The drawing shows nothing that the text view lacks: every fact of a view is in it.
 *
 * tests/web/test_units.py writes views of real games into a file. Here each fact in them is
 * changed in turn, and the text must change with it.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { loadDescription } from '../games/registry';
import { LANGUAGES } from '../app/languages';
import { words } from '../words/words.svelte';
import type { Area, Line, DescribeTable } from './description';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Played {
  material: Json;
  views: { [key: string]: Json }[];
}
interface Fact {
  /** The keys that lead to it. */
  path: (string | number)[];
  value: Json;
}

const file = process.env.GUILDHALL_VIEWS ?? '';
const played: Record<string, Played> = file ? JSON.parse(readFileSync(file, 'utf-8')) : {};
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];

/** Fields of the view that are not facts. */
const NOTHING: ((view: any, path: Fact['path']) => boolean)[] = [
  // The user knows their own seat.
  (_, [first]) => first === 'viewer',
  // When the game is over, there is no decision.
  (view, [first]) => view.over && ['seat', 'decision', 'actions'].includes(String(first)),
  // Burgundy: an estate that is not chosen or secret is empty, and so is an unused space.
  (view, [first, seat, key]) => first === 'players' && (key === 'hexes' || key === 'start_castle') && !view.players[seat!].estate,
  (view, [first, depot, key, space]) => first === 'depots' && key === 'spaces' && !view.depots[depot!].used[space!],
  // Craftsmen: a building that needs nothing scores nothing.
  (view, path) => path.at(-1) === 'points' && at(view, path.slice(0, -1)).inputs?.length === 0,
];

const isLeaf = (value: Json): boolean => value === null || typeof value !== 'object';

function* facts(value: Json, path: Fact['path'] = []): Generator<Fact> {
  if (path.length) yield { path, value };
  if (Array.isArray(value)) for (const [n, one] of value.entries()) yield* facts(one, [...path, n]);
  else if (!isLeaf(value)) for (const [key, one] of Object.entries(value!)) yield* facts(one as Json, [...path, key]);
}

/** The kind of a fact: all items of a list are of the same kind. */
const kind = (path: Fact['path']): string => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

const at = (view: any, path: Fact['path']): any => path.reduce((part, key) => part[key], view);

/** The view with another value; only its path is copied. */
function changed(view: any, [key, ...rest]: Fact['path'], to: Json | undefined): Json {
  const copy = Array.isArray(view) ? [...view] : { ...view };
  if (rest.length) copy[key!] = changed(view[key!], rest, to);
  else if (to !== undefined) copy[key!] = to;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key!];
  return copy;
}

/** The whole description as one text. */
function spoken(areas: Area[]): string[] {
  const all: string[] = [];
  const line = ({ says, under }: Line): void => {
    all.push(says);
    under?.forEach(line);
  };
  const area = ({ title, brief = '', lines, grid, areas: inner }: Area): void => {
    all.push(title, brief);
    lines?.forEach(line);
    if (grid) all.push(grid.label, ...grid.rows.flat().map(({ says }) => says));
    inner?.forEach(area);
  };
  areas.forEach(area);
  return all;
}

const same = (one: string[], other: string[]): boolean => one.length === other.length && one.every((said, n) => said === other[n]);

/** Cards that differ only in their numbers are alike. */
const alike = (one: Json): string => String(one).replace(/_\d+$/, '');

/** Another value of this kind of fact; a number or boolean can always be changed. */
function other({ path, value }: Fact, had: Json[]): Json | undefined {
  const as = path.at(-1) === 'id' ? alike : JSON.stringify;
  const found = had.find((one) => as(one) !== as(value) && typeof one === typeof value && one !== null);
  if (found !== undefined) return found;
  return typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : undefined;
}

/** Every fact of a player, and the first and last of every other kind. */
function chosen(all: Fact[]): Fact[] {
  const first = new Map<string, Fact>();
  const last = new Map<string, Fact>();
  for (const fact of all) {
    const sort = fact.path[0] === 'players' ? `${fact.path[1]} ${kind(fact.path)}` : kind(fact.path);
    if (!first.has(sort)) first.set(sort, fact);
    last.set(sort, fact);
  }
  return [...new Set([...first.values(), ...last.values()])];
}

/** A cache of formatted sentences, by message, facts and values. */
class Formatted extends Map<unknown, Formatted> {
  forms?: Readonly<Record<string, string>>;

  below(key: unknown): Formatted {
    let found = this.get(key);
    if (!found) this.set(key, (found = new Formatted()));
    return found;
  }
}

/**
 * Formats each sentence once: after the change of one fact nearly all of them are as they were.
 *
 * Most facts are texts that were looked up before, which is sooner done than to write a key of them.
 */
function remember(): () => void {
  const formatted = new Formatted();
  const format = words.forms;
  words.forms = (message, facts) => {
    let asked = formatted.below(message);
    for (const fact in facts) {
      const value = facts[fact];
      asked = asked.below(fact).below(typeof value === 'object' ? `\0${JSON.stringify(value)}` : value);
    }
    return (asked.forms ??= format.call(words, message, facts));
  };
  return () => (words.forms = format);
}

function silent(describeTable: DescribeTable, { material, views }: Played): string[] {
  const had = new Map<string, Json[]>();
  for (const view of views) {
    for (const { path, value } of facts(view)) {
      const known = had.get(kind(path)) ?? had.set(kind(path), []).get(kind(path))!;
      if (isLeaf(value) && !known.includes(value)) known.push(value);
    }
  }
  const missed: string[] = [];
  for (const view of views) {
    const names = NAMES.slice(0, (view.players as Json[]).length);
    const said = (one: Json): string[] => spoken(describeTable({ view: one, material, near: Math.max(0, Number(view.viewer)), names }));
    const before = said(view);
    for (const fact of chosen([...facts(view)])) {
      if (NOTHING.some((is) => is(view, fact.path))) continue;
      const inside = typeof fact.path.at(-1) === 'number' && fact.path.length > 1;
      const to = isLeaf(fact.value) ? other(fact, had.get(kind(fact.path))!) : undefined;
      // An item of a list is removed if there is no other value for it.
      if (to === undefined && !(inside && fact.path[0] !== 'players' && isLeaf(fact.value))) continue;
      if (same(said(changed(view, fact.path, to)), before)) missed.push(`${kind(fact.path)}: ${JSON.stringify(fact.value)} → ${JSON.stringify(to)}`);
    }
  }
  return [...new Set(missed)];
}

describe.skipIf(!file)('every fact of a view is in the text view', () => {
  test.each(Object.keys(played))('of %s', { timeout: 300_000 }, async (game) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const describeTable = await loadDescription(game);
    await words.need('guildhall', 'web');
    await words.needGame(game);
    await words.needInWords(game);
    const forget = remember();
    expect(silent(describeTable, played[game]!)).toEqual([]);
    forget();
    // A made-up value may have no name.
    complaints.mockClear();
    for (const language of LANGUAGES.keys()) {
      await words.use(language);
      for (const view of played[game]!.views) {
        const names = NAMES.slice(0, (view.players as Json[]).length);
        expect(spoken(describeTable({ view, material: played[game]!.material, near: 0, names })).join('\n')).not.toMatch(/undefined|NaN|-words-/);
      }
    }
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
    // Other tests share this thread and its catalogue.
    await words.use('en');
  });
});
