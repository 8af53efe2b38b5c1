/** Advice for the current position, requested by the user or by the coach. */

import { call, Refused } from '../../api/http';
import type { Hint, Hints, Problem } from '../../api/types';
import { number, t } from '../../words/words.svelte';

export class Advice {
  /** The position of the advice. */
  at = $state(0);
  found = $state.raw<Hints | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The list of hints is open. */
  open = $state(false);
  /** The steps of a move that the coach advises against. */
  objection = $state.raw<string[] | null>(null);
  /** The last position at which the coach has warned; it warns once per position. */
  #spokenAt = 0;

  constructor(private readonly table: string) {}

  async ask(at: number): Promise<void> {
    if (this.at === at && !this.problem) return;
    this.at = at;
    this.found = null;
    this.problem = null;
    try {
      const found = await call<Hints>('POST', `/tables/${this.table}/hints`, { at });
      if (this.at === at) this.found = found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Advice for an earlier position is dropped.
      if (this.at === at && error.problem.error !== 'stale') this.problem = error.problem;
    }
  }

  /** Open or close the list of hints. */
  toggle(at: number): void {
    this.open = !this.open;
    if (this.open) void this.ask(at);
  }

  /** Whether the coach warns about a move; its first step decides. */
  objects(at: number, steps: string[]): boolean {
    const careless = this.at === at && !!this.found?.careless.includes(steps[0]!);
    if (!careless || this.#spokenAt === at) return false;
    this.#spokenAt = at;
    this.objection = steps;
    return true;
  }

  close(): void {
    this.open = false;
    this.objection = null;
  }
}

/** The reasons for a move as one line. */
export function reasonsInWords({ reasons, later }: Pick<Hint, 'reasons' | 'later'>): string {
  const texts = reasons.map(({ message, facts, points }) =>
    t('hint-reason', { reason: t(message, facts), points: signed(points) }),
  );
  return [...texts, ...(later ? [t('hint-later')] : [])].join(' · ');
}

/** `+1.5`, in the format of the language. */
export function signed(points: number): string {
  const rounded = Math.round(10 * points) / 10;
  return `${rounded < 0 ? '−' : '+'}${number(Math.abs(rounded))}`;
}
