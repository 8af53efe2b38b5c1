/** The WebSocket of the page: requests, answers, updates and reconnects. */

import type { Message, Problem, Request } from './types';
import { offline, Refused, unanswered } from './http';
import { WholeTables, type WholeUpdate } from './whole';

type Without<Union> = Union extends unknown ? Omit<Union, 'id'> : never;
/** A request without its number. */
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
/** A starting server or a sleeping device may leave a handshake without an answer. */
const OPENING = 20_000;
/** The process restarts: unanswered requests were not executed and are repeated. */
const ELSEWHERE = 1012;
/** A random delay up to this, so that not all clients reconnect at once. */
const SPREAD = 200;
/** Every new socket repeats the kept requests; answers and ends of older ones are ignored. */
const WATCHING: ReadonlySet<Ask['type']> = new Set<Ask['type']>(['watch', 'unwatch', 'watch-lobby', 'unwatch-lobby']);

/** The current table, so that a proxy can route all its viewers to one process. */
function atTable(path: string): string {
  const table = /^\/table\/([\w-]+)/.exec(path)?.[1];
  return table ? `?table=${table}` : '';
}

class Live {
  /** `lost` from the close of an open socket until the next one is open. */
  status = $state<'idle' | 'connecting' | 'open' | 'lost'>('idle');
  /** The number of sockets opened so far; later ones follow a reconnect. */
  session = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #tables = new WholeTables();
  #listeners = new Set<(news: News) => void>();
  /** Requests repeated on every new socket. */
  #standing = new Map<string, Standing>();
  /** During a restart, new requests wait for the new process. */
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

  /** Send now and after every reconnect; returns a function that stops this. */
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

  /** Repeat a kept request, for example from the beginning. */
  again(name: string): void {
    const standing = this.#standing.get(name);
    if (!standing || this.status !== 'open') return;
    this.#ask(standing.ask()).catch(({ problem }: Refused) => {
      if (problem.error !== 'unanswered') standing.refused(problem);
    });
  }

  /** Send once; rejected at once without a connection, so that nothing is sent twice. */
  ask(ask: Ask): Promise<Answer> {
    if (this.status !== 'open' && !this.#moving) return Promise.reject(new Refused(offline()));
    return this.#ask(ask);
  }

  /** Open a new socket, for example after the user has changed. */
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
    // A dead connection goes unnoticed while a device sleeps.
    if (this.status === 'open') this.#check();
    if (this.status !== 'lost') return;
    this.#delay = FIRST_DELAY;
    this.connect();
  }
}

export const live = new Live();
