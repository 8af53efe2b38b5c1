/** Which key presses are shortcuts of the table. */

const FIELDS = 'input:not([type=checkbox]), textarea, select';

/** Whether a key is pressed alone, and not typed into a field or pressed in a dialog. */
export function isShortcut({ ctrlKey, metaKey, altKey, target, key }: KeyboardEvent, dialogs = 'dialog'): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  // A number field takes no letters.
  if (target.matches('input[type=number]')) return !/^[0-9]$/.test(key);
  return !target.closest(`${FIELDS}, ${dialogs}`);
}
