/**
 * The catalogue of texts in the browser: the same Fluent files that Python reads.  The texts of a
 * game that was not part of the build come from the server.
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
/** Texts on the boxes of the games: short, and needed on every page. */
const BOXES = import.meta.glob<string>('../../../src/guildhall/games/*/locales/*/*-box.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** By the end of their paths, such as `pl/web.ftl`. */
const BY_NAME = new Map(
  Object.entries(FILES).map(([path, fetched]) => [path.split('/').slice(-2).join('/'), fetched]),
);

const isBundled = (game: string): boolean => BY_NAME.has(`en/${game}.ftl`);

/** All texts of a game, with those of its box and its page. */
const fromServer = async (game: string, language: Language): Promise<string> =>
  (await call<GameWords>('GET', `/games/${game}/words/${language}`)).words;

class Words {
  #bundles = new Map<Language, FluentBundle>();
  #loaded = new Map<string, Promise<void>>();
  #needed = new Set<string>();
  /** The language requested last. */
  #wished: Language | undefined;
  /** Cache of texts without facts in the shown language: names are needed often. */
  #cache = new Map<string, Readonly<Record<string, string>>>();
  /** The shown language; follows the setting when its files have loaded. */
  language = $state<Language>('en');
  #version = $state(0);

  /** Load files of the catalogue, now and for every later language. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.#needed.add(file);
    await this.#load(settings.language);
  }

  /** Load the title and the short texts of a game. */
  async needTitles(game: string): Promise<void> {
    if (!isBundled(game)) await this.need(game);
  }

  /** Load the texts of the page of a game, options included. */
  async needPage(game: string): Promise<void> {
    await this.need(isBundled(game) ? `${game}-page` : game);
  }

  async needGame(game: string, { page = false } = {}): Promise<void> {
    await this.need(game, ...(page && isBundled(game) ? [`${game}-page`] : []));
  }

  /** Load the texts of the lessons of a game. */
  async needLessons(game: string): Promise<void> {
    await this.need(game, ...(isBundled(game) ? [`${game}-lessons`] : []));
  }

  /** Load the texts of the text view of a game. */
  async needInWords(game: string): Promise<void> {
    await this.need('inwords', ...(BY_NAME.has(`en/${game}-words.ftl`) ? [`${game}-words`] : []));
  }

  /**
   * Switch when the files and other requirements have loaded, unless another language was
   * requested meanwhile.
   */
  async use(language: Language, ready?: Promise<unknown>): Promise<void> {
    this.#wished = language;
    await ready;
    // Files that are requested meanwhile load only for the shown language.
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
        this.#cache.clear();
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
    if (language !== this.language) this.#cache.clear();
    this.language = language;
    // Setting it, even to the same value, makes the browser restyle the page.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }

  has(message: string): boolean {
    void this.#version;
    return this.#bundle(this.language).hasMessage(message);
  }

  text(message: string, facts?: Facts): string {
    return this.forms(message, facts)[''] ?? message;
  }

  /** A message under '', and its attributes. */
  forms(message: string, facts?: Facts): Readonly<Record<string, string>> {
    void [this.#version, this.language];
    if (facts) return this.#format(message, facts);
    let found = this.#cache.get(message);
    if (!found) this.#cache.set(message, (found = this.#format(message, {})));
    return found;
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

/** The formatted text of a message. */
export const t = (message: string, facts?: Facts): string => words.text(message, facts);

/** The name of a thing: a card, a tile, a good. */
export const name = (game: string, thing: string): string => forms(game, thing)[''] ?? thing;

/**
 * The name of a thing under '', and its other forms: `acc`, `indef`, `gender`.  The forms are the
 * attributes of its message. One of several equal things, `mill_2`, is named by its kind, `mill`;
 * if the number matters, by `mill-n`, which receives the number.
 */
export function forms(game: string, thing: string): Readonly<Record<string, string>> {
  const message = `${game}-name-${thing.replaceAll('_', '-')}`;
  const [, kind, count] = /^(.+)_(\d+)$/.exec(thing) ?? [];
  if (!kind || words.has(message)) return words.forms(message);
  const ofKind = `${game}-name-${kind.replaceAll('_', '-')}`;
  return words.has(`${ofKind}-n`) ? words.forms(`${ofKind}-n`, { number: Number(count) }) : words.forms(ofKind);
}

/** Whether the catalogue has a name for a thing. */
export function hasName(game: string, thing: string): boolean {
  const message = `${game}-name-${thing.replaceAll('_', '-')}`;
  const ofKind = message.replace(/-\d+$/, '');
  return words.has(message) || words.has(ofKind) || words.has(`${ofKind}-n`);
}

export const day = (time: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(time);

/** A player's name as facts: unchanged, and in French after "de". */
export function person(fact: string, called: string): Facts {
  const de = withDe(words.language, called);
  return de ? { [fact]: called, [`${fact}_de`]: de } : { [fact]: called };
}

/**
 * A sentence about a game, with the ids of things replaced by their names.  If a sentence needs
 * another form of a name, the fact `card` is also available as `card_acc`. `people` are facts that
 * are names of players. A refusal is a whole sentence, so it begins with a capital.
 */
export function worded(message: string, facts: Facts = {}, people: People = {}): string {
  const text = t(message, inWords(message.slice(0, message.indexOf('-')), facts, people));
  return message.includes('-refused-') ? capital(text) : text;
}

/** The facts as the messages of a game receive them: see `worded`. */
export function inWords(game: string, facts: Facts, people: People = {}): Facts {
  const filled: Record<string, unknown> = {};
  for (const [fact, value] of Object.entries(facts)) {
    filled[fact] = value;
    const things: unknown = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(things)) continue;
    for (const [form, name] of Object.entries(listed(game, things))) filled[form ? `${fact}_${form}` : fact] = name;
  }
  for (const [fact, called] of Object.entries(people)) Object.assign(filled, person(fact, called));
  return filled;
}

/** A list of names in each form that all of them have. */
function listed(game: string, things: unknown[]): Record<string, string> {
  const named = things.map((thing) => (typeof thing === 'string' ? forms(game, thing) : { '': String(thing) }));
  const shared = Object.keys(named[0] ?? { '': '' }).filter((form) => named.every((one) => form in one));
  return Object.fromEntries(shared.map((form) => [form, together(named.map((one) => one[form as ''] ?? ''))]));
}

/** A list within a sentence: `a, b and c`. */
export function together(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : t('list-and', { others: parts.slice(0, -1).join(', '), last });
}

/** A label and its value, with the colon of the language. */
export const labelled = (label: string, value: string): string => t('web-labelled', { label, value });

/** Capitalise a text at the start of a line: names are lower case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lower-case a text after a colon: moves begin with a capital. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A true minus instead of the browser's hyphen. */
const minus = (written: string): string => written.replace('-', '−');

const numbers = new Map<Language, Intl.NumberFormat>();

export function number(value: number): string {
  const { language } = words;
  let written = numbers.get(language);
  if (!written) numbers.set(language, (written = new Intl.NumberFormat(language)));
  return minus(written.format(value));
}
