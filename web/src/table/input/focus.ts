/** Keyboard focus: keyboard users never have to search for it. */

import { settings } from '../../app/settings.svelte';

const DRAWN = ['.thing.lit[tabindex="0"]', '.thing.lit', 'section.tray .choices .button'];
const IN_WORDS = ['.in-words .choices :is(button, [type=checkbox]):enabled'];

interface Doing {
  /** There is a question. */
  able: boolean;
  /** By number. */
  numbers: boolean;
  /** The next element if there is no question. */
  onwards?: string;
}

/** A lost focus goes to the moves, and while waiting to the text of the action bar. */
export function keepFocus({ able, numbers, onwards }: Doing): void {
  const here = document.activeElement;
  const lost = !here || here === document.body || here.matches(':disabled, section.tray .words');
  if (!lost || !document.querySelector('html.by-keyboard')) return;
  const wanted = able ? ['section.tray .give:enabled', ...(settings.inWords ? IN_WORDS : DRAWN)] : onwards ? [onwards] : [];
  for (const one of [...(numbers ? ['section.tray input'] : []), ...wanted, 'section.tray .words']) {
    const found = document.querySelector<HTMLElement>(one);
    if (found) return found.focus();
  }
}
