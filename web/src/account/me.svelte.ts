/** The current user. */

import { call, Refused, useCatchUp, useCsrf } from '../api/http';
import { live } from '../api/socket.svelte';
import type { HouseNews, Me } from '../api/types';
import { heedTabs, tellTabs } from '../app/tabs';

class Myself {
  me = $state<Me>({ person: null, csrf: '', email: '', mail: false, emails: false, away: 0, news: { drained: false, announcements: [] } });
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
    // Another tab may have sent a newer state meanwhile.
    if (this.me === before) this.#take(me);
    this.known = true;
  }

  /** Show new announcements. */
  hear(news: HouseNews): void {
    this.me = { ...this.me, news };
  }

  /** Request the current user and announcements again: another tab may have signed in or out. */
  async ask(): Promise<void> {
    const before = this.me;
    try {
      const me = await call<Me>('GET', '/me');
      // A change in this tab may be newer than the answer.
      if (this.me === before) this.#take(me);
      else await this.ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Play as a guest at once; keep the user who signed in in another tab. */
  async beGuest(name: string): Promise<void> {
    try {
      this.#become(await call<Me>('POST', '/guests', { name }));
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.error !== 'csrf' || !this.person) throw error;
    }
  }

  /** Rename the guest; all data is kept. */
  async rename(name: string): Promise<void> {
    this.#change(await call<Me>('PUT', '/me/name', { name }));
  }

  async makeAccount(name: string, password: string, email: string): Promise<void> {
    this.#become(await call<Me>('POST', '/account', { name, password, email: email || null }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#become(await call<Me>('POST', '/sessions', { name, password }));
  }

  /** Change the password; all other sessions end. */
  async changePassword(password: string, fresh: string): Promise<void> {
    this.#become(await call<Me>('PUT', '/account/password', { password, new: fresh }));
  }

  async setEmail(password: string, email: string): Promise<void> {
    await call('PUT', '/account/email', { password, email: email || null });
    this.#change({ ...this.me, email });
  }

  /** Start a holiday of this number of days; 0 ends it. */
  async takeHoliday(days: number): Promise<void> {
    this.#change(await call<Me>('PUT', '/me/holiday', { days }));
  }

  /** Turn turn e-mails on or off. */
  async wantEmails(wanted: boolean): Promise<void> {
    await call('PUT', '/account/emails', { wanted });
    this.#change({ ...this.me, emails: wanted });
  }

  /** Set a new password with the token of a reset link. */
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
    if ('PushManager' in window) await (await import('./push_subscription')).unsubscribe();
    this.#become(await call<Me>('GET', '/me'));
  }

  /** The CSRF token belonged to another session; so does the socket. */
  async #catchUp(): Promise<boolean> {
    const before = this.person?.id;
    await this.ask();
    live.restart();
    return before !== undefined && this.person?.id === before;
  }

  /** Another tab has signed in or out, or changed the user. */
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
