/** The languages of the catalogue, for the build: every folder with a `language.json`, English first. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const LOCALES = new URL('../../src/guildhall/locales/', import.meta.url);

export const LANGUAGES = readdirSync(LOCALES)
  .filter((name) => existsSync(new URL(`${name}/language.json`, LOCALES)))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

export const read = (language: string, file: string): string => readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf-8');

/** One character for each font file that the language needs. */
export const sample = (language: string): string => JSON.parse(read(language, 'language.json')).sample;
