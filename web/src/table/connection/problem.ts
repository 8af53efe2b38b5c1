/** Error messages in the user's language. */

import type { Problem } from '../../api/types';
import { gameStore } from '../../games/game_store.svelte';
import { t, worded, words } from '../../words/words.svelte';

export function problemInWords({ message, facts, sentence }: Problem): string {
  // Rare errors are not among the texts of every page.
  if (sentence && !words.has(message)) return sentence;
  const ofGame = gameStore.infos.some(({ name }) => message.startsWith(`${name}-`));
  return ofGame ? worded(message, facts) : t(message, facts);
}
