/** Which key presses are shortcuts of the table. */

const FIELDS = 'input:not([type=checkbox]), textarea, select';

/** Whether a key is pressed alone, outside fields and dialogs. */
export function isShortcut({ ctrlKey, metaKey, altKey, target, key }: KeyboardEvent, dialogs = 'dialog'): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  // A number field accepts no other characters.
  if (target.matches('input[type=number]')) return !/^[0-9]$/.test(key);
  return !target.closest(`${FIELDS}, ${dialogs}`);
}
