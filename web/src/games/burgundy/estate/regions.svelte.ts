/** Whether size, progress and worth of the regions are shown on the estates. */

export const regions = $state({ shown: false });

/** R shows and hides them, except while typing. */
export function regionsByKey(event: KeyboardEvent): void {
  if (event.key !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element).closest('input, textarea, select')) return;
  regions.shown = !regions.shown;
  event.preventDefault();
}
