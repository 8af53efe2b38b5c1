/** What a thing is just now: what the drawn table tells by glowing, by an outline and by a badge. */

import type { Board } from '../table/board/board.svelte';
import { t } from '../words/words.svelte';

/** A thing in words, with all that in brackets after it. */
export function marked(board: Board, thing: string, says: string): string {
  const possible = board.choice.lit.has(thing);
  const badge = possible && board.badges.get(thing)?.words;
  const marks = [possible && t('web-words-possible'), badge, board.named.has(thing) && t('web-outlined')].filter(Boolean);
  return marks.length ? `${says} (${marks.join(', ')})` : says;
}
