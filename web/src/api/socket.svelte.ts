/** The one socket of the page: asks, answers, news, and coming back after a break. */

import type { Message, Problem, Request } from './types';
import { offline, Refused, unanswered } from './http';
import { WholeTables, type WholeUpdate } from './whole';

type Without<Union> = Union extends unknown ? Omit<Union, 'id'> : never;
/** A request before it has got its number. */
export type Ask = Without<Request>;
export type Answer = Extract<Message, { type: 'done' | 'because' | 'composed' }>;
export type News = Exclude<Message, { type: Answer['type'] | 'failed' | 'update' }> | WholeUpdate;

interface Standing {
  ask: () => Ask;
  refused: (problem: Problem) => void;
}

interface Waiting {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (reason: Refused) => void;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 5_000;
const SIGN_OF_LIFE = 15_000;
const PATIENCE = 8_000;
/** A proxy that is up before its server, or a device that slept, may leave a handshake without any answer. */
const OPENING = 20_000;
/** We are sent to another process: what has no answer was not done, and may be asked there. */
const ELSEWHERE = 1012;
/** At most so long after that, so that not everybody knocks at once. */
const SPREAD = 200;
/** What is kept is asked anew by every socket: an older ask for it says nothing there, and an older end of it would end the new. */
const WATCHING: ReadonlySet<Ask['type']> = new Set<Ask['type']>(['watch', 'unwatch', 'watch-lobby', 'unwatch-lobby']);

/** Where we are, for a proxy that sends all who are at one table to one process. */
function atTable(path: string): string {
  const table = /^\/table\/([\w-]+)/.exec(path)?.[1];
  return table ? `?table=${table}` : '';
}

class Live {
  /** `lost` from the moment a socket that was open has closed until the next one is open. */
  status = $state<'idle' | 'connecting' | 'open' | 'lost'>('idle');
  /** How many sockets have been open: what comes by a later one was said after a break. */
  session = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #tables = new WholeTables();
  #listeners = new Set<(news: News) => void>();
  /** What is asked again whenever a new socket opens. */
  #standing = new Map<string, Standing>();
  /** On the way to another process: what is asked now is sent there. */
  #moving = false;
  #next = 1;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor() {
    if (typeof window !== 'undefined') window.addEventListener('online', () => this.#hurry());
    if (typeof document !== 'undefined') {
      document.addEventListener('visibilitychange', () => !document.hidden && this.#hurry());
    }
  }

  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ask now and after every break; returns how to stop. */
  keep(
    name: string,
    ask: () => Ask,
    stop: () => Ask,
    refused: (problem: Problem) => void = () => undefined,
  ): () => void {
    this.#standing.set(name, { ask, refused });
    if (this.status === 'open') this.again(name);
    else this.connect();
    return () => {
      this.#standing.delete(name);
      if (this.status === 'open') this.#ask(stop()).catch(() => undefined);
    };
  }

  /** Ask again what is kept under a name, for instance from the beginning. */
  again(name: string): void {
    const standing = this.#standing.get(name);
    if (!standing || this.status !== 'open') return;
    this.#ask(standing.ask()).catch(({ problem }: Refused) => {
      if (problem.error !== 'unanswered') standing.refused(problem);
    });
  }

  /** Ask once; refused at once while there is no connection, so that nothing is sent twice. */
  ask(ask: Ask): Promise<Answer> {
    if (this.status !== 'open' && !this.#moving) return Promise.reject(new Refused(offline()));
    return this.#ask(ask);
  }

  /** Begin anew, as after a change of who we are. */
  restart(): void {
    if (this.status === 'idle') return;
    this.#drop();
    this.#delay = FIRST_DELAY;
    this.status = 'connecting';
    this.connect();
  }

  connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    if (this.status === 'idle') this.status = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live${atTable(location.pathname)}`);
    this.#socket = socket;
    this.#opening = setTimeout(() => this.#closed(), OPENING);
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as Message);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === ELSEWHERE && this.status === 'open') this.#move();
      else this.#closed();
    };
  }

  #opened(socket: WebSocket): void {
    clearTimeout(this.#opening);
    this.status = 'open';
    this.session += 1;
    this.#delay = FIRST_DELAY;
    this.#moving = false;
    const unanswered = [...this.#waiting];
    for (const name of this.#standing.keys()) this.again(name);
    for (const [id, { ask }] of unanswered) {
      if (WATCHING.has(ask.type)) this.#waiting.delete(id);
      else socket.send(JSON.stringify({ ...ask, id }));
    }
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#check(), SIGN_OF_LIFE);
  }

  #check(): void {
    const socket = this.#socket;
    const late = setTimeout(() => socket === this.#socket && this.#closed(), PATIENCE);
    this.#ask({ type: 'ping' }).finally(() => clearTimeout(late)).catch(() => undefined);
  }

  #ask(ask: Ask): Promise<Answer> {
    const id = this.#next++;
    if (ask.type === 'watch' || ask.type === 'unwatch') this.#tables.forget(ask.table);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { ask, resolve, reject });
      if (!this.#moving) this.#socket?.send(JSON.stringify({ ...ask, id }));
    });
  }

  #receive(message: Message): void {
    if (message.type === 'done' || message.type === 'because' || message.type === 'composed') {
      this.#take(message.id)?.resolve(message);
    } else if (message.type === 'failed') {
      this.#take(message.id ?? -1)?.reject(new Refused(message.problem));
    } else {
      const news = message.type === 'update' ? this.#tables.read(message) : message;
      if (news) for (const listener of this.#listeners) listener(news);
    }
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #move(): void {
    clearInterval(this.#pulse);
    this.#socket = null;
    this.#moving = true;
    this.status = 'connecting';
    this.#retry = setTimeout(() => this.connect(), Math.random() * SPREAD);
  }

  #closed(): void {
    this.#drop();
    this.status = 'lost';
    this.#retry = setTimeout(() => this.connect(), this.#delay);
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
  }

  #drop(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    this.#moving = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const waiting of this.#waiting.values()) waiting.reject(new Refused(unanswered()));
    this.#waiting.clear();
  }

  #hurry(): void {
    // While a device sleeps nobody notices that the line is dead.
    if (this.status === 'open') this.#check();
    if (this.status !== 'lost') return;
    this.#delay = FIRST_DELAY;
    this.connect();
  }
}

export const live = new Live();
