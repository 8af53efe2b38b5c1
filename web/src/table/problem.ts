/** What went wrong, in the reader's language. */

import type { Problem } from '../api/types';
import { GAMES } from '../games/registry';
import { t, worded } from '../words/words.svelte';

export function problemInWords({ message, facts, rule }: Problem): string {
  const ofGame = GAMES.some((game) => message.startsWith(`${game}-`));
  if (!ofGame) return t(message, facts);
  return rule ? `${rule}: ${worded(message, facts)}` : worded(message, facts);
}
