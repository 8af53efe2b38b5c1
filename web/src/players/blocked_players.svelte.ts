/** The players whom the user has blocked. */

import { SvelteMap } from 'svelte/reactivity';
import { call, Refused } from '../api/http';
import type { Person } from '../api/types';
import { myself } from '../account/me.svelte';

class Blocked {
  #people = new SvelteMap<string, Person>();
  #loaded = '';

  /** Load them once per user. */
  async load(): Promise<void> {
    const me = myself.person?.id ?? '';
    if (this.#loaded === me) return;
    this.#loaded = me;
    this.#people.clear();
    try {
      for (const person of me ? await call<Person[]>('GET', '/blocks') : []) this.#people.set(person.id, person);
    } catch (error) {
      this.#loaded = '';
      if (!(error instanceof Refused)) throw error;
    }
  }

  has(id: string | undefined): boolean {
    return id !== undefined && this.#people.has(id);
  }

  async block(person: Person): Promise<void> {
    await call('PUT', `/blocks/${person.id}`);
    this.#people.set(person.id, person);
  }

  async unblock(person: Person): Promise<void> {
    await call('DELETE', `/blocks/${person.id}`);
    this.#people.delete(person.id);
  }
}

export const blocked = new Blocked();
