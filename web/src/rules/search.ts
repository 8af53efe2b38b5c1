/** Searches a rules page. */

import type { Block, Section, Span } from '../api/types';

/** Lower case without accents: `zolw` finds `Żółw`. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('œ', 'oe');

const plain = (spans: Span[]): string => spans.map(({ text }) => text).join('');

/** The part of a block that contains all words; null if none does. */
function found(block: Block, has: (text: string) => boolean): Block | null {
  switch (block.kind) {
    case 'paragraph':
      return has(plain(block.spans)) ? block : null;
    case 'rule':
      return has(`${block.number} ${plain(block.spans)}`) ? block : null;
    case 'picture':
      return has(block.shows) ? block : null;
    case 'list': {
      const items = block.items.filter((item) => has(plain(item)));
      return items.length ? { ...block, items } : null;
    }
    case 'table': {
      const rows = block.rows.filter((row) => has(row.map(plain).join(' ')));
      return rows.length ? { ...block, rows } : null;
    }
  }
}

/** The parts of a page that contain all words of a query; the whole page without a query. */
export function search(sections: Section[], question: string): Section[] {
  const wanted = folded(question).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.flatMap(
        (block) => found(block, (text) => wanted.every((word) => folded(`${section.title} ${text}`).includes(word))) ?? [],
      ),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}
