/** The signed-in user. */

import { call, Refused, useCatchUp, useCsrf } from '../api/http';
import { live } from '../api/socket.svelte';
import type { HouseNews, Me } from '../api/types';
import { onTabChange, notifyTabs } from '../app/tabs';

class Myself {
  me = $state<Me>({ person: null, csrf: '', email: '', mail: false, emails: false, away: 0, news: { drained: false, announcements: [] } });
  known = $state(false);

  constructor() {
    useCatchUp(() => this.#catchUp());
    onTabChange(() => void this.#follow());
  }

  get person() {
    return this.me.person;
  }

  async load(): Promise<void> {
    const before = this.me;
    const me = await call<Me>('GET', '/me');
    // Another tab may have set a newer state meanwhile.
    if (this.me === before) this.#take(me);
    this.known = true;
  }

  /** Apply new announcements. */
  setNews(news: HouseNews): void {
    this.me = { ...this.me, news };
  }

  /** Fetch the user and the announcements again: another tab may have signed in or out. */
  async refresh(): Promise<void> {
    const before = this.me;
    try {
      const me = await call<Me>('GET', '/me');
      // A change made here meanwhile may be newer than the response.
      if (this.me === before) this.#take(me);
      else await this.refresh();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Become a guest, unless another tab has signed in meanwhile. */
  async beGuest(name: string): Promise<void> {
    try {
      this.#become(await call<Me>('POST', '/guests', { name }));
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.error !== 'csrf' || !this.person) throw error;
    }
  }

  /** Rename a guest. */
  async rename(name: string): Promise<void> {
    this.#change(await call<Me>('PUT', '/me/name', { name }));
  }

  async makeAccount(name: string, password: string, email: string): Promise<void> {
    this.#become(await call<Me>('POST', '/account', { name, password, email: email || null }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#become(await call<Me>('POST', '/sessions', { name, password }));
  }

  /** Change the password; all other devices are signed out. */
  async changePassword(password: string, fresh: string): Promise<void> {
    this.#become(await call<Me>('PUT', '/account/password', { password, new: fresh }));
  }

  async setEmail(password: string, email: string): Promise<void> {
    await call('PUT', '/account/email', { password, email: email || null });
    this.#change({ ...this.me, email });
  }

  /** Take a holiday of this many days; 0 ends it. */
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

  /** The CSRF token belonged to another session, and so does the socket. */
  async #catchUp(): Promise<boolean> {
    const before = this.person?.id;
    await this.refresh();
    live.restart();
    return before !== undefined && this.person?.id === before;
  }

  /** Another tab has signed in or out or changed the user. */
  async #follow(): Promise<void> {
    const before = this.person?.id;
    await this.refresh();
    if (this.person?.id !== before) live.restart();
  }

  #take(me: Me): void {
    this.me = me;
    useCsrf(me.csrf);
  }

  #change(me: Me): void {
    this.#take(me);
    notifyTabs();
  }

  #become(me: Me): void {
    this.#change(me);
    live.restart();
  }
}

export const myself = new Myself();
