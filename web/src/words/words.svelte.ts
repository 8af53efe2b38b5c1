/**
 * The catalogue of the house in the browser: the same Fluent files that Python reads.
 *
 * The words of a game that was not there when the client was built come from the server.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { call } from '../api/http';
import type { GameWords } from '../api/types';
import { settings, type Language } from '../settings.svelte';

export type Facts = Readonly<Record<string, unknown>>;

const FILES = import.meta.glob<string>(
  ['../../../src/guildhall/locales/*/*.ftl', '../../../src/guildhall/games/*/locales/*/*.ftl'],
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

  async needGame(game: string, { page = false } = {}): Promise<void> {
    await this.need(game, ...(page && isBundled(game) ? [`${game}-page`] : []));
  }

  async use(language: Language): Promise<void> {
    await this.#load(language);
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
        this.#bundle(language).addResource(new FluentResource(found));
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
        if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
      }
      this.#bundles.set(language, bundle);
    }
    return bundle;
  }

  #show(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
  }

  has(message: string): boolean {
    void this.#version;
    return this.#bundle(this.language).hasMessage(message);
  }

  text(message: string, facts: Facts = {}): string {
    void this.#version;
    const bundle = this.#bundle(this.language);
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) {
      console.error(`The catalogue has no message ${message} in ${this.language}.`);
      return message;
    }
    const errors: Error[] = [];
    const words = bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, errors);
    for (const error of errors) console.error(`${message} in ${this.language}: ${error.message}`);
    return words;
  }
}

export const words = new Words();

/** The sentence of the catalogue, filled in. */
export const t = (message: string, facts?: Facts): string => words.text(message, facts);

/**
 * The name of a thing of a game: a card, a tile, a good.
 *
 * A thing of which there are several, `mill_2`, may be named by its kind and its number.
 */
export function name(game: string, thing: string): string {
  const message = `${game}-name-${thing.replaceAll('_', '-')}`;
  const [, kind, count] = /^(.+)_(\d+)$/.exec(thing) ?? [];
  if (kind && count && !words.has(message)) return `${name(game, kind)} ${count}`;
  return words.text(message);
}

/** A sentence about a game, in which ids of things are replaced by their names; `people` have theirs. */
export function worded(message: string, facts: Facts, people: Facts = {}): string {
  const game = message.slice(0, message.indexOf('-'));
  const word = (value: unknown): unknown => {
    if (typeof value === 'string') return name(game, value);
    if (Array.isArray(value)) return value.map(word).join(', ');
    return value;
  };
  const things = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, word(value)]));
  return t(message, { ...things, ...people });
}

export const number = (value: number): string =>
  new Intl.NumberFormat(words.language).format(value);
