/** Shows the table as it was after an earlier move. */

import { Refused } from '../../api/http';
import type { Entry, Past, Problem } from '../../api/types';
import type { Flight } from '../../games/game';
import { pace } from '../../app/settings.svelte';
import { standing } from './log_entries';
import type { LiveTable } from '../connection/live_table.svelte';
import { arrive, moved } from '../board/animation';

export class HistoryView {
  /** The earlier position that is shown; null while the table is current. */
  past = $state.raw<Past | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The latest request; older answers are ignored. */
  #wanted = 0;
  /** The target of the latest request: stepping does not wait for answers. */
  #target = 0;

  constructor(
    private readonly table: LiveTable,
    private readonly flights: (entries: Entry[], before: unknown, after: unknown) => Flight[],
  ) {}

  /** The start and the moves that can be shown. */
  steps = $derived.by(() => (this.past ? standing(this.table.entries) : []));
  /** The index of the shown one. */
  number = $derived(this.steps.findIndex(({ seq }) => seq === this.past?.position));

  get entry(): Entry | undefined {
    return this.steps[this.number];
  }

  async at(seq: number): Promise<void> {
    const wanted = (this.#wanted += 1);
    this.#target = seq;
    this.problem = null;
    arrive();
    try {
      const past = await this.table.past(seq);
      if (wanted !== this.#wanted) return;
      const before = this.past;
      const next = before ? this.steps[this.number + 1] : undefined;
      const show = (): void => {
        if (wanted === this.#wanted) this.past = past;
      };
      if (before && next?.seq === seq) await moved(show, pace(), this.flights([next], before.view, past.view));
      else await moved(show, 0, []);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (wanted !== this.#wanted) return;
      this.problem = error.problem;
      this.#target = this.past?.position ?? 0;
    }
  }

  /** Step forward or back. */
  async step(by: number): Promise<void> {
    const from = this.steps.findIndex(({ seq }) => seq === this.#target);
    const next = from < 0 ? undefined : this.steps[from + by];
    if (next) await this.at(next.seq);
  }

  now(): void {
    this.#wanted += 1;
    arrive();
    this.past = null;
    this.problem = null;
  }
}
