/** The current dialogue on the table, if any. */

import type { CraftsmenView } from '../view';

export type Dialogue = '' | 'auction' | 'payment' | 'invest' | 'search' | 'swap';

export function dialogueOf(view: CraftsmenView): Dialogue {
  switch (view.decision) {
    case 'open_auction':
    case 'bid':
    case 'outbid_mayor':
      return 'auction';
    case 'pay':
      return 'payment';
    case 'invest':
      return 'invest';
    case 'lay_out':
    case 'which_end':
    case 'put_back':
      return 'search';
    case 'exchange':
      return 'swap';
    default:
      return '';
  }
}
