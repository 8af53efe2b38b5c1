/** What the server has said of the tables, so that it need say only what has changed. */

import type { LegalMove, Position, Preview, TableInfo, Update } from './types';

/** `[value]` puts a value in its place, 0 takes a key away, an object goes deeper. */
type Change = [unknown] | 0 | { [key: string]: Change };

/** The value with its changes; what has not changed is the very same object as before. */
export function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change as { [key: string]: Change })) {
    if (part === 0) delete copy[key];
    else copy[key] = changed(copy[key], part);
  }
  return copy;
}

interface Content {
  info: TableInfo;
  /** All but its moves. */
  position: Omit<Position, 'moves'> | null;
}

class Known {
  content: Content | null = null;
  moves: LegalMove[] = [];
  /** Every move that was told, by its number. */
  told: LegalMove[] = [];
  previews: Record<string, Preview> = {};
}

export class Told {
  #tables = new Map<string, Known>();

  /** From now on everything about a table is said anew. */
  begin(table: string): void {
    this.#tables.set(table, new Known());
  }

  /** Nobody looks at a table any more. */
  forget(table: string): void {
    this.#tables.delete(table);
  }

  /** An update made whole again; null where it goes on from something that is known no more. */
  whole(update: Update): Update | null {
    const known = this.#tables.get(update.table);
    if (!known) return null;
    const { info, position, changes } = update;
    if (!changes) {
      if (!info) return null;
      const { moves, ...rest } = position ?? { moves: [] };
      Object.assign(known, new Known(), { content: { info, position: position ? rest : null }, moves, told: [...moves] });
      return update;
    }
    if (!known.content) return null;
    const content = changed(known.content, changes as Change) as Content;
    const same = content.position === known.content.position && !update.moves;
    if (update.moves) {
      known.moves = update.moves.map((move) => {
        if (typeof move === 'number') return known.told[move]!;
        known.told.push(move);
        return move;
      });
    }
    known.content = content;
    const next = same || !content.position ? null : { ...content.position, moves: known.moves };
    return { ...update, info: content.info, position: next, changes: null, moves: null };
  }

  /** All that is known of moves beforehand at a table. */
  previews(table: string, fresh: Record<string, Preview>): Record<string, Preview> {
    const known = this.#tables.get(table);
    if (!known) return fresh;
    known.previews = { ...known.previews, ...fresh };
    return known.previews;
  }
}
