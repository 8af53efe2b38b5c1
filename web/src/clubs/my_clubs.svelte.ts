/** The user's clubs. */

import { call, Refused } from '../api/http';
import type { ClubInfo } from '../api/types';
import { myself } from '../account/me.svelte';

class MyClubs {
  clubs = $state.raw<ClubInfo[]>([]);

  /** Fetch them; guests have none. */
  async load(): Promise<void> {
    try {
      this.clubs = myself.person?.kind === 'account' ? await call<ClubInfo[]>('GET', '/clubs') : [];
    } catch (error) {
      // A table can be opened without them.
      if (!(error instanceof Refused)) throw error;
    }
  }
}

export const myClubs = new MyClubs();
