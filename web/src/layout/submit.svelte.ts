/** An action that runs once, however often it is clicked, and shows errors of the server. */

import { Refused } from '../api/http';
import type { Problem } from '../api/types';

export class Deed {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  async once(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
    } finally {
      this.busy = false;
    }
  }
}
