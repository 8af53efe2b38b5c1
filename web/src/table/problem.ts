/** What went wrong, in the reader's language. */

import type { Problem } from '../api/types';
import { boxes } from '../games/boxes.svelte';
import { t, worded } from '../words/words.svelte';

export function problemInWords({ message, facts }: Problem): string {
  const ofGame = boxes.infos.some(({ name }) => message.startsWith(`${name}-`));
  return ofGame ? worded(message, facts) : t(message, facts);
}
