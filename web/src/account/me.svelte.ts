/** Who we are here. */

import { call, Refused, useCatchUp, useCsrf } from '../api/http';
import { live } from '../api/socket.svelte';
import type { HouseNews, Me } from '../api/types';
import { heedTabs, tellTabs } from '../app/tabs';

class Myself {
  me = $state<Me>({ person: null, csrf: '', email: '', mail: false, letters: false, away: 0, news: { drained: false, announcements: [] } });
  known = $state(false);

  constructor() {
    useCatchUp(() => this.#catchUp());
    heedTabs(() => void this.#follow());
  }

  get person() {
    return this.me.person;
  }

  async load(): Promise<void> {
    const before = this.me;
    const me = await call<Me>('GET', '/me');
    // Another tab may have said something newer meanwhile.
    if (this.me === before) this.#take(me);
    this.known = true;
  }

  /** What everybody here should know is something else now. */
  hear(news: HouseNews): void {
    this.me = { ...this.me, news };
  }

  /** Ask again who we are and what we should know: another tab may have signed in or out. */
  async ask(): Promise<void> {
    const before = this.me;
    try {
      const me = await call<Me>('GET', '/me');
      // What has changed here meanwhile may be newer than the answer.
      if (this.me === before) this.#take(me);
      else await this.ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Play at once under a name; who has become somebody in another tab stays that. */
  async beGuest(name: string): Promise<void> {
    try {
      this.#become(await call<Me>('POST', '/guests', { name }));
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.error !== 'csrf' || !this.person) throw error;
    }
  }

  /** Be called otherwise, as a guest; everything of ours stays ours. */
  async rename(name: string): Promise<void> {
    this.#change(await call<Me>('PUT', '/me/name', { name }));
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
    this.#change({ ...this.me, email });
  }

  /** Let our clocks of days rest for so many days from now on; 0 to be back. */
  async takeHoliday(days: number): Promise<void> {
    this.#change(await call<Me>('PUT', '/me/holiday', { days }));
  }

  /** Be told by e-mail when it is our turn, or not. */
  async wantLetters(wanted: boolean): Promise<void> {
    await call('PUT', '/account/letters', { wanted });
    this.#change({ ...this.me, letters: wanted });
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
    if ('PushManager' in window) await (await import('./push_subscription')).forgetHere();
    this.#become(await call<Me>('GET', '/me'));
  }

  /** The token was that of another session; our socket is too. */
  async #catchUp(): Promise<boolean> {
    const before = this.person?.id;
    await this.ask();
    live.restart();
    return before !== undefined && this.person?.id === before;
  }

  /** Another tab has signed in or out, or changed something of ours. */
  async #follow(): Promise<void> {
    const before = this.person?.id;
    await this.ask();
    if (this.person?.id !== before) live.restart();
  }

  #take(me: Me): void {
    this.me = me;
    useCsrf(me.csrf);
  }

  #change(me: Me): void {
    this.#take(me);
    tellTabs();
  }

  #become(me: Me): void {
    this.#change(me);
    live.restart();
  }
}

export const myself = new Myself();
