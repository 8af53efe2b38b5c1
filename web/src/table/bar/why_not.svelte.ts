/** Reasons why something is illegal: requested from the server, dropped with the next action. */

import type { Reason } from '../../api/types';

export class WhyNot {
  /** Null without a question or an answer. */
  reasons = $state.raw<Reason[] | null>(null);
  /** Counts questions, so that late answers can be ignored. */
  #asked = 0;
  readonly #ask: (things: string[]) => Promise<Reason[] | null>;

  constructor(ask: (things: string[]) => Promise<Reason[] | null>) {
    this.#ask = ask;
  }

  forget(): void {
    this.#asked += 1;
    this.reasons = null;
  }

  async about(things: string[]): Promise<void> {
    this.forget();
    const asked = this.#asked;
    const found = await this.#ask(things);
    if (asked === this.#asked) this.reasons = found;
  }
}
