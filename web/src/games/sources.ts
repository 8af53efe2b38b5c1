import { t } from '../words/words.svelte';

/** What a source of points is called. */
export const sourceName = (game: string, source: string): string =>
  t(`${game}-source-${source.replaceAll('_', '-')}`);
