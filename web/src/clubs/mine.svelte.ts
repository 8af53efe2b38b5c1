/** The clubs to which we belong. */

import { call } from '../api/http';
import type { ClubInfo } from '../api/types';
import { myself } from '../me.svelte';

class MyClubs {
  clubs = $state.raw<ClubInfo[]>([]);

  /** Guests belong to none. */
  async load(): Promise<void> {
    this.clubs = myself.person?.kind === 'account' ? await call<ClubInfo[]>('GET', '/clubs') : [];
  }
}

export const myClubs = new MyClubs();
