/** The games of the server and their printed material, loaded once. */

import { call } from '../api/http';
import type { GameBox, GameInfo } from '../api/types';
import { words } from '../words/words.svelte';

class GameStore {
  infos = $state.raw<GameInfo[]>([]);
  #boxes = new Map<string, Promise<GameBox>>();

  async load(): Promise<void> {
    if (this.infos.length) return;
    const infos = await call<GameInfo[]>('GET', '/games');
    await Promise.all(infos.map(({ name }) => words.needTitles(name)));
    this.infos = infos;
  }

  info(name: string): GameInfo | undefined {
    return this.infos.find((info) => info.name === name);
  }

  box(name: string): Promise<GameBox> {
    let box = this.#boxes.get(name);
    if (!box) {
      box = call<GameBox>('GET', `/games/${name}`);
      box.catch(() => this.#boxes.delete(name));
      this.#boxes.set(name, box);
    }
    return box;
  }
}

export const gameStore = new GameStore();
