/** Which key presses are shortcuts of the table. */

const TYPED = 'input:not([type=checkbox]), textarea, select, dialog:not(.owned)';

/** Whether a key is pressed alone and not typed into something. */
export function isShortcut({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !(target as Element).closest(TYPED);
}
