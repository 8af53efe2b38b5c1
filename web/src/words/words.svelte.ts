/**
 * The catalogue of the house in the browser: the same Fluent files that Python reads.
 *
 * The words of a game that was not there when the client was built come from the server.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { call } from '../api/http';
import type { GameWords } from '../api/types';
import { bound, type Language, withDe } from '../app/languages';
import { settings } from '../app/settings.svelte';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
export type Facts = Readonly<Record<string, unknown>>;
type People = Readonly<Record<string, string>>;

const FILES = import.meta.glob<string>(
  [
    '../../../src/guildhall/locales/*/*.ftl',
    '../../../src/guildhall/games/*/locales/*/*.ftl',
    '!../../../src/guildhall/locales/*/commands.ftl',
    '!../../../src/guildhall/games/*/locales/*/*-box.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** What stands on the boxes of the games: wanted on every page, and short. */
const BOXES = import.meta.glob<string>('../../../src/guildhall/games/*/locales/*/*-box.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** By the end of their paths, `pl/web.ftl`. */
const BY_NAME = new Map(
  Object.entries(FILES).map(([path, fetched]) => [path.split('/').slice(-2).join('/'), fetched]),
);

const isBundled = (game: string): boolean => BY_NAME.has(`en/${game}.ftl`);

/** All words of a game, with those of its box and its page. */
const fromServer = async (game: string, language: Language): Promise<string> =>
  (await call<GameWords>('GET', `/games/${game}/words/${language}`)).words;

class Words {
  #bundles = new Map<Language, FluentBundle>();
  #loaded = new Map<string, Promise<void>>();
  #needed = new Set<string>();
  /** The language that was asked for last. */
  #wished: Language | undefined;
  /** What was said without facts in the language that is shown: names are wanted again and again. */
  #said = new Map<string, Readonly<Record<string, string>>>();
  /** The language that is shown; follows the setting as soon as its files are there. */
  language = $state<Language>('en');
  #version = $state(0);

  /** Load files of the catalogue, now and for every language that is switched to. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.#needed.add(file);
    await this.#load(settings.language);
  }

  /** What stands on the box of a game: its title, and what it is about. */
  async needBox(game: string): Promise<void> {
    if (!isBundled(game)) await this.need(game);
  }

  /** What stands on the page of a game, its options too. */
  async needPage(game: string): Promise<void> {
    await this.need(isBundled(game) ? `${game}-page` : game);
  }

  async needGame(game: string, { page = false } = {}): Promise<void> {
    await this.need(game, ...(page && isBundled(game) ? [`${game}-page`] : []));
  }

  /** What the lessons of a game say. */
  async needLessons(game: string): Promise<void> {
    await this.need(game, ...(isBundled(game) ? [`${game}-lessons`] : []));
  }

  /** What is needed to tell the table of a game in words. */
  async needInWords(game: string): Promise<void> {
    await this.need('inwords', ...(BY_NAME.has(`en/${game}-words.ftl`) ? [`${game}-words`] : []));
  }

  /** Switch over as soon as the files are there, and whatever else is waited for, unless another language is wished for by then. */
  async use(language: Language, ready?: Promise<unknown>): Promise<void> {
    this.#wished = language;
    await ready;
    // What comes to be needed meanwhile is loaded elsewhere only for the language that is shown.
    for (let known = -1; known < this.#needed.size; ) {
      known = this.#needed.size;
      await this.#load(language);
    }
    if (this.#wished !== language) return;
    settings.language = language;
    this.#show(language);
  }

  async #load(language: Language): Promise<void> {
    await Promise.all([...this.#needed].map((file) => this.#loadFile(language, file)));
    if (language === settings.language) this.#show(language);
  }

  #loadFile(language: Language, file: string): Promise<void> {
    const path = `${language}/${file}.ftl`;
    let loading = this.#loaded.get(path);
    if (!loading) {
      const text = BY_NAME.get(path)?.() ?? fromServer(file, language);
      loading = text.then((found) => {
        this.#bundle(language).addResource(new FluentResource(bound(language, found)));
        this.#said.clear();
        this.#version += 1;
      });
      loading.catch(() => this.#loaded.delete(path));
      this.#loaded.set(path, loading);
    }
    return loading;
  }

  #bundle(language: Language): FluentBundle {
    let bundle = this.#bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      for (const [path, text] of Object.entries(BOXES)) {
        if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(bound(language, text)));
      }
      this.#bundles.set(language, bundle);
    }
    return bundle;
  }

  #show(language: Language): void {
    if (language !== this.language) this.#said.clear();
    this.language = language;
    // Written again, even the same language makes the browser style the whole page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }

  has(message: string): boolean {
    void this.#version;
    return this.#bundle(this.language).hasMessage(message);
  }

  text(message: string, facts?: Facts): string {
    return this.forms(message, facts)[''] ?? message;
  }

  /** A message under '', and beside it its attributes. */
  forms(message: string, facts?: Facts): Readonly<Record<string, string>> {
    void [this.#version, this.language];
    if (facts) return this.#format(message, facts);
    let said = this.#said.get(message);
    if (!said) this.#said.set(message, (said = this.#format(message, {})));
    return said;
  }

  #format(message: string, facts: Facts): Readonly<Record<string, string>> {
    const bundle = this.#bundle(this.language);
    const found = bundle.getMessage(message);
    if (!found?.value) {
      console.error(`The catalogue has no message ${message} in ${this.language}.`);
      return { '': message };
    }
    const errors: Error[] = [];
    const format = (pattern: Pattern): string => bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, errors);
    const forms = { '': format(found.value) };
    for (const [form, pattern] of Object.entries(found.attributes)) Object.assign(forms, { [form]: format(pattern) });
    for (const error of errors) console.error(`${message} in ${this.language}: ${error.message}`);
    return forms;
  }
}

export const words = new Words();

/** The sentence of the catalogue, filled in. */
export const t = (message: string, facts?: Facts): string => words.text(message, facts);

/** The name of a thing of a game: a card, a tile, a good. */
export const name = (game: string, thing: string): string => forms(game, thing)[''] ?? thing;

/**
 * The name of a thing under '', and beside it its other forms: `acc`, `indef`, `gender`.
 *
 * The forms are the attributes of its message. One of several things, `mill_2`, is named by its
 * kind, `mill`; where its number is worth saying by `mill-n`, which is told the number.
 */
export function forms(game: string, thing: string): Readonly<Record<string, string>> {
  const message = `${game}-name-${thing.replaceAll('_', '-')}`;
  const [, kind, count] = /^(.+)_(\d+)$/.exec(thing) ?? [];
  if (!kind || words.has(message)) return words.forms(message);
  const ofKind = `${game}-name-${kind.replaceAll('_', '-')}`;
  return words.has(`${ofKind}-n`) ? words.forms(`${ofKind}-n`, { number: Number(count) }) : words.forms(ofKind);
}

/** Whether the catalogue can name a thing of a game. */
export function hasName(game: string, thing: string): boolean {
  const message = `${game}-name-${thing.replaceAll('_', '-')}`;
  const ofKind = message.replace(/-\d+$/, '');
  return words.has(message) || words.has(ofKind) || words.has(`${ofKind}-n`);
}

export const day = (time: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(time);

/** A player's name as facts: as it is, and in French after "de". */
export function person(fact: string, called: string): Facts {
  const de = withDe(words.language, called);
  return de ? { [fact]: called, [`${fact}_de`]: de } : { [fact]: called };
}

/**
 * A sentence about a game, in which ids of things are replaced by their names.
 *
 * A sentence that needs a name in another form says so: the fact `card` is also told as `card_acc`
 * where names have such a form. `people` are facts that are players' names. A refusal is a whole
 * sentence, and so begins with a capital even where it begins with a name.
 */
export function worded(message: string, facts: Facts = {}, people: People = {}): string {
  const said = t(message, inWords(message.slice(0, message.indexOf('-')), facts, people));
  return message.includes('-refused-') ? capital(said) : said;
}

/** Facts as the sentences of a game are told them: see `worded`. */
export function inWords(game: string, facts: Facts, people: People = {}): Facts {
  const told: Record<string, unknown> = {};
  for (const [fact, value] of Object.entries(facts)) {
    told[fact] = value;
    const things: unknown = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(things)) continue;
    for (const [form, said] of Object.entries(listed(game, things))) told[form ? `${fact}_${form}` : fact] = said;
  }
  for (const [fact, called] of Object.entries(people)) Object.assign(told, person(fact, called));
  return told;
}

/** The names of things together, in each form that all of them have. */
function listed(game: string, things: unknown[]): Record<string, string> {
  const named = things.map((thing) => (typeof thing === 'string' ? forms(game, thing) : { '': String(thing) }));
  const shared = Object.keys(named[0] ?? { '': '' }).filter((form) => named.every((one) => form in one));
  return Object.fromEntries(shared.map((form) => [form, together(named.map((one) => one[form as ''] ?? ''))]));
}

/** Things that belong together in a sentence: `a, b and c`. */
export function together(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : t('list-and', { others: parts.slice(0, -1).join(', '), last });
}

/** What a thing is called and what it is, with the colon as the language sets it. */
export const labelled = (label: string, value: string): string => t('web-labelled', { label, value });

/** Words that begin a line: names are written small. */
export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** Words that go on after a colon: moves begin with a capital. */
export const small = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1);

/** A true minus where the browser writes a hyphen. */
const minus = (written: string): string => written.replace('-', '−');

const numbers = new Map<Language, Intl.NumberFormat>();

export function number(value: number): string {
  const { language } = words;
  let written = numbers.get(language);
  if (!written) numbers.set(language, (written = new Intl.NumberFormat(language)));
  return minus(written.format(value));
}
