/** Our web fonts: all or none, because a word in two fonts looks worse than one in a system font. */

import { type Language, LANGUAGES } from './languages';

const FAMILIES = ['Alegreya', 'Source Sans 3'];
/** In milliseconds. The index has requested the fonts; later ones are used on the next visit. */
const TIMEOUT = 400;

/** Use our fonts if they arrive in time. */
export async function typeset(language: Language): Promise<void> {
  const fonts = FAMILIES.map((family) => document.fonts.load(`1em '${family}'`, LANGUAGES.get(language)?.sample));
  const loaded = Promise.all(fonts).then((faces) => faces.every(({ length }) => length), () => false);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), TIMEOUT));
  document.documentElement.classList.toggle('typeset', await Promise.race([loaded, late]));
}
