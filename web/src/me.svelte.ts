/** Who we are here. */

import { call, Refused, useCsrf } from './api/http';
import { live } from './api/socket.svelte';
import type { HouseNews, Me } from './api/types';

class Myself {
  me = $state<Me>({ person: null, csrf: '', email: '', mail: false, letters: false, away: 0, news: { drained: false, announcements: [] } });
  known = $state(false);

  get person() {
    return this.me.person;
  }

  async load(): Promise<void> {
    this.#take(await call<Me>('GET', '/me'));
    this.known = true;
  }

  /** What everybody here should know is something else now. */
  hear(news: HouseNews): void {
    this.me = { ...this.me, news };
  }

  /** Ask for it, after a while without a connection. */
  async ask(): Promise<void> {
    try {
      this.hear((await call<Me>('GET', '/me')).news);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Play at once under a name. */
  async beGuest(name: string): Promise<void> {
    this.#become(await call<Me>('POST', '/guests', { name }));
  }

  /** Be called otherwise, as a guest; everything of ours stays ours. */
  async rename(name: string): Promise<void> {
    this.#take(await call<Me>('PUT', '/me/name', { name }));
  }

  async makeAccount(name: string, password: string, email: string): Promise<void> {
    this.#become(await call<Me>('POST', '/account', { name, password, email: email || null }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#become(await call<Me>('POST', '/sessions', { name, password }));
  }

  /** Choose another password; all other devices are signed out. */
  async changePassword(password: string, fresh: string): Promise<void> {
    this.#become(await call<Me>('PUT', '/account/password', { password, new: fresh }));
  }

  async setEmail(password: string, email: string): Promise<void> {
    await call('PUT', '/account/email', { password, email: email || null });
    this.me = { ...this.me, email };
  }

  /** Let our clocks of days rest for so many days from now on; 0 to be back. */
  async takeHoliday(days: number): Promise<void> {
    this.#take(await call<Me>('PUT', '/me/holiday', { days }));
  }

  /** Be told by e-mail when it is our turn, or not. */
  async wantLetters(wanted: boolean): Promise<void> {
    await call('PUT', '/account/letters', { wanted });
    this.me = { ...this.me, letters: wanted };
  }

  /** Choose a new password by the link of a letter. */
  async resetPassword(token: string, password: string): Promise<void> {
    this.#become(await call<Me>('PUT', '/resets', { token, password }));
  }

  async signOut(): Promise<void> {
    await call('DELETE', '/sessions/current');
    await this.#again();
  }

  async deleteAccount(password: string): Promise<void> {
    await call('DELETE', '/account', { password });
    await this.#again();
  }

  async #again(): Promise<void> {
    if ('PushManager' in window) await (await import('./pages/push')).forgetHere();
    this.#become(await call<Me>('GET', '/me'));
  }

  #take(me: Me): void {
    this.me = me;
    useCsrf(me.csrf);
  }

  #become(me: Me): void {
    this.#take(me);
    live.restart();
  }
}

export const myself = new Myself();
