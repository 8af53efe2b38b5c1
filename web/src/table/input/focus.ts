/** Who plays by keyboard never has to look for the focus again. */

import { settings } from '../../app/settings.svelte';

const DRAWN = ['.thing.lit[tabindex="0"]', '.thing.lit', 'section.tray .choices .button'];
const IN_WORDS = ['.in-words .choices :is(button, [type=checkbox]):enabled'];

interface Doing {
  /** Something is asked. */
  able: boolean;
  /** By a number. */
  numbers: boolean;
  /** What leads on from here where nothing is asked. */
  onwards?: string;
}

/** What has been lost goes to what can be done, and while one waits to the words of the tray. */
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
