/** The drawer of rules beside a table: whether it is open, and at which rule. */

class Drawer {
  /** The game of the table that is shown, if it has rules to read. */
  game = $state<string | null>(null);
  open = $state(false);
  /** The number of the rule to show, `K31`, empty for the beginning; a new object for each request. */
  asked = $state.raw({ rule: '' });
  /** The rule that explains what is being pointed at, if anything does. */
  pointed = $state('');
  #before: Element | null = null;

  show(rule = ''): void {
    if (!this.game) return;
    if (!this.open) this.#before = document.activeElement;
    this.asked = { rule };
    this.open = true;
  }

  close(): void {
    this.open = false;
    if (this.#before instanceof HTMLElement) this.#before.focus();
  }
}

export const drawer = new Drawer();
