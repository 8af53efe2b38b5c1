/** Why something is not possible: asked of the server, and forgotten as soon as something else is meant. */

import type { Reason } from '../../api/types';

export class WhyNot {
  /** Null while nothing is asked, or not answered yet. */
  reasons = $state.raw<Reason[] | null>(null);
  /** Counts what is asked and forgotten, so that a late answer is known. */
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
