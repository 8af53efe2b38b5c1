/** The languages of the catalogue: every folder of src/guildhall/locales is one. */

interface LanguageInfo {
  /** Its name in the language itself. */
  name: string;
  /** One character for each font file that the browser needs. */
  sample: string;
  /** A pattern for the names before which "de" becomes "d’". */
  elides?: string;
  /** Patterns that end in a space; it becomes a no-break space. */
  binds?: string[];
}
export type Language = string;

const FILES = import.meta.glob<LanguageInfo>('../../../src/guildhall/locales/*/language.json', { eager: true, import: 'default' });
const found = Object.entries(FILES).map(([path, info]) => [path.split('/').at(-2)!, info] as const);

/** English comes first: it is the default language. */
export const LANGUAGES: ReadonlyMap<Language, LanguageInfo> = new Map(found.sort(([a], [b]) => Number(b === 'en') - Number(a === 'en')));

/** Replace spaces by the no-break spaces of the language, so that sources need none. */
export function bound(language: Language, source: string): string {
  const binds = LANGUAGES.get(language)?.binds ?? [];
  return binds.reduce((text, pattern) => text.replace(new RegExp(pattern, 'gmu'), (found) => `${found.slice(0, -1)}\u00a0`), source);
}

/** Return "de" with a name, elided as in French; undefined in languages without elision. */
export function withDe(language: Language, name: string): string | undefined {
  const elides = LANGUAGES.get(language)?.elides;
  return elides && (new RegExp(`^(?:${elides})`, 'iu').test(name) ? `d’${name}` : `de ${name}`);
}
