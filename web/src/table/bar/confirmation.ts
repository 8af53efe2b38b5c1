/** Which moves need confirmation. */

import type { LegalMove, Preview } from '../../api/types';
import { settings } from '../../app/settings.svelte';

export function asksFirst(move: LegalMove, moves: LegalMove[], known: Preview | undefined): boolean {
  if (move.idle && moves.some(({ idle }) => !idle)) return true;
  if (settings.ask === 'never') return false;
  return !known || known.reveals || known.costs || (settings.ask === 'always' && known.ends);
}
