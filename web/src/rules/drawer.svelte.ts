/** The state of the rules drawer: whether it is open, and at which rule. */

class Drawer {
  /** The game of the current table, if it has a rules page. */
  game = $state<string | null>(null);
  open = $state(false);
  /** The rule to show, such as `K31`, or empty for the beginning; a new object for each request. */
  asked = $state.raw({ rule: '' });
  /** The rule that explains the thing under the pointer, if any. */
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
