/** Our type, all of it or none: a word in the letters of two fonts is worse than another font. */

import type { Language } from './settings.svelte';

const FAMILIES = ['Alegreya', 'Source Sans 3'];
/** Letters of each file that a language needs. */
const LETTERS: Record<Language, string> = { en: 'a', pl: 'a\u0142', fr: 'a\u00e9' };
/** In milliseconds; they are on their way since the index came. Who waits longer reads another font
 * on this visit, and ours on the next. */
const PATIENCE = 400;

/** Set the page in our type if it is there in time. */
export async function typeset(language: Language): Promise<void> {
  const fonts = FAMILIES.map((family) => document.fonts.load(`1em '${family}'`, LETTERS[language]));
  const loaded = Promise.all(fonts).then((faces) => faces.every(({ length }) => length), () => false);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE));
  document.documentElement.classList.toggle('typeset', await Promise.race([loaded, late]));
}
