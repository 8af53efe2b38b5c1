/** The languages of the catalogue: every folder of src/guildhall/locales is one. */

interface LanguageInfo {
  /** The name of the language in the language itself. */
  name: string;
  /** A sample character for each font file that the language needs. */
  letters: string;
  /** Names that begin like this change the preceding "de" to "d’". */
  elides?: string;
  /** Where texts need a no-break space: it replaces the space at the end of every match. */
  binds?: string[];
}
export type Language = string;

const FILES = import.meta.glob<LanguageInfo>('../../../src/guildhall/locales/*/language.json', { eager: true, import: 'default' });
const found = Object.entries(FILES).map(([path, info]) => [path.split('/').at(-2)!, info] as const);

/** English first, as the default. */
export const LANGUAGES: ReadonlyMap<Language, LanguageInfo> = new Map(found.sort(([a], [b]) => Number(b === 'en') - Number(a === 'en')));

/** Texts with the no-break spaces of the language, so that the sources contain none. */
export function bound(language: Language, source: string): string {
  const binds = LANGUAGES.get(language)?.binds ?? [];
  return binds.reduce((text, pattern) => text.replace(new RegExp(pattern, 'gmu'), (found) => `${found.slice(0, -1)}\u00a0`), source);
}

/** "de" and a name in French; undefined in other languages. */
export function withDe(language: Language, name: string): string | undefined {
  const elides = LANGUAGES.get(language)?.elides;
  return elides && (new RegExp(`^(?:${elides})`, 'iu').test(name) ? `d’${name}` : `de ${name}`);
}
