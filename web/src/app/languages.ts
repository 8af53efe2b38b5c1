/** The languages of the catalogue: every folder of src/guildhall/locales is one. */

interface LanguageInfo {
  /** What its speakers call it. */
  name: string;
  /** One letter for each font file that the language needs. */
  letters: string;
  /** Names that begin like this change "de" before them into "d’". */
  elides?: string;
  /** Where texts need a no-break space: in place of the space at the end of every match. */
  binds?: string[];
}
export type Language = string;

const FILES = import.meta.glob<LanguageInfo>('../../../src/guildhall/locales/*/language.json', { eager: true, import: 'default' });
const found = Object.entries(FILES).map(([path, info]) => [path.split('/').at(-2)!, info] as const);

/** English first, as the language of everybody whose own is missing. */
export const LANGUAGES: ReadonlyMap<Language, LanguageInfo> = new Map(found.sort(([a], [b]) => Number(b === 'en') - Number(a === 'en')));

/** Texts with the no-break spaces that the language wants, so that no source has to contain them. */
export function bound(language: Language, source: string): string {
  const binds = LANGUAGES.get(language)?.binds ?? [];
  return binds.reduce((text, pattern) => text.replace(new RegExp(pattern, 'gmu'), (found) => `${found.slice(0, -1)}\u00a0`), source);
}

/** "de" and a name as French says it; undefined in a language without elision. */
export function withDe(language: Language, name: string): string | undefined {
  const elides = LANGUAGES.get(language)?.elides;
  return elides && (new RegExp(`^(?:${elides})`, 'iu').test(name) ? `d’${name}` : `de ${name}`);
}
