/** The state of a thing as text: what the drawn table shows by highlight, outline and badge. */

import type { Board } from '../table/board/board.svelte';
import { t } from '../words/words.svelte';

/** The text of a thing with its state in brackets. */
export function marked(board: Board, thing: string, says: string): string {
  const possible = board.choice.lit.has(thing);
  const badge = possible && board.badges.get(thing)?.words;
  const marks = [possible && t('web-words-possible'), badge, board.named.has(thing) && t('web-outlined')].filter(Boolean);
  return marks.length ? `${says} (${marks.join(', ')})` : says;
}
