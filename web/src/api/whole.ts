/** Updates of tables made whole again; `server/socket/whole.py` does the same in Python. */

import { same } from './same';
import type { Position, TableInfo, Update } from './types';

export interface WholeUpdate extends Omit<Update, 'whole' | 'info' | 'position'> {
  info: TableInfo;
  /** Null if it has not changed or the game has not begun. */
  position: Position | null;
}

type Fields = Record<string, unknown>;

/** The fields with their changes; whatever has not changed is the same object as before and is not drawn again. */
export function changed(before: Fields, changes: Fields): Fields {
  const found = { ...before };
  for (const [name, value] of Object.entries(changes)) {
    const [field = '', place] = name.split('.');
    if (place === undefined) {
      found[field] = same(before[field], value);
    } else {
      if (found[field] === before[field]) found[field] = [...(before[field] as unknown[])];
      const list = found[field] as unknown[];
      list[Number(place)] = same(list[Number(place)], value);
    }
  }
  return found;
}

interface Known {
  info: Fields;
  position: Fields | null;
}

/** What the updates of all watched tables have said so far. */
export class WholeTables {
  #tables = new Map<string, Known>();

  /** Ignore updates until the next one that is whole. */
  forget(table: string): void {
    this.#tables.delete(table);
  }

  /** An update made whole; null if it continues from one that is not known. */
  read(update: Update): WholeUpdate | null {
    const { whole, info, position, ...rest } = update;
    const before = whole ? { info: {}, position: null } : this.#tables.get(update.table);
    if (!before) return null;
    const known: Known = { info: changed(before.info, info ?? {}), position: before.position };
    if (position) {
      const view = changed((before.position?.view ?? {}) as Fields, (position.view ?? {}) as Fields);
      known.position = { ...changed(before.position ?? {}, position), view };
    }
    this.#tables.set(update.table, known);
    return { ...rest, info: known.info as unknown as TableInfo, position: position && (known.position as unknown as Position) };
  }
}
