/** An action that runs once at a time and stores the server's refusal. */

import { Refused } from '../api/http';
import type { Problem } from '../api/types';

export class Action {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  async run(work: () => Promise<unknown>): Promise<void> {
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
