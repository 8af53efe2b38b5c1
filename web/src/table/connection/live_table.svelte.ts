/** A live table: the server's updates in order, and requests to it. */

import { call, ours, Refused } from '../../api/http';
import { live, type News } from '../../api/socket.svelte';
import type { Composed, Entry, Log, Past, Position, Presence, Problem, Reason, TableInfo } from '../../api/types';
import type { WholeUpdate } from '../../api/whole';
import { botsPace, pace } from '../../app/settings.svelte';
import type { Flight } from '../../games/game';
import { arrive, moved } from '../board/animation';

/** With more pending updates than this, animations are skipped. */
const MOST_WAITING = 4;
/** Pending updates are shown within this time, in milliseconds. */
const LONGEST_WAIT = 8000;
/** Pending updates are drawn in about this many steps, several moves at a time. */
const MOST_STEPS = 80;
/**
 * Duration of a frame in milliseconds: updates within it are combined if moves are not shown one
 * by one.
 */
const FRAME = 16;
/** Maximum number of cached earlier positions. */
const MOST_PAST = 40;

/** The last move of a seat that was not undone. */
export function lastStanding(entries: Entry[], seat: number): Entry | undefined {
  let before = Infinity;
  for (const entry of entries.toReversed()) {
    if (entry.seq >= before && entry.kind !== 'started') continue;
    if (entry.kind === 'undone') before = (entry.to ?? 0) + 1;
    else if (entry.kind === 'move' && entry.seat === seat) return entry;
  }
  return undefined;
}

/** Several updates combined: all entries, and the last state. */
function together(updates: WholeUpdate[]): WholeUpdate | undefined {
  const [first, ...later] = updates;
  return first && later.reduce((all, next) => ({
    ...next,
    entries: [...all.entries, ...next.entries],
    gap: all.gap || next.gap,
    position: next.position ?? all.position,
  }), first);
}

/** The first entry that has missing entries before it. */
const afterGap = (entries: Entry[]): Entry | undefined =>
  entries.find(({ seq }, n) => seq !== (entries[n - 1]?.seq ?? 0) + 1);

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Entry[]>([]);
  present = $state.raw<Presence | null>(null);
  /** Previews of the legal moves, by text. */
  previews = $derived(this.position?.previews ?? {});
  /** The text of a move that was sent and not yet accepted. */
  pending = $state('');
  problem = $state.raw<Problem | null>(null);
  /** A move without an answer turned out to be stored. */
  stands = $state(false);
  /** The table cannot be watched, or not now. */
  gone = $state.raw<Problem | null>(null);
  /** Paused: new moves are not shown until the user continues. */
  paused = $state(false);
  /** Moves that have arrived and are not shown yet. */
  held = $state(0);

  #unconfirmed: { text: string; at: number; session: number } | null = null;
  #received = 0;
  #waiting: WholeUpdate[] = [];
  #applying = false;
  /** Until then the last move of a bot stays visible. */
  #seenUntil = 0;
  #hurry: () => void = () => undefined;
  /** Parts of the log are missing. */
  #gap = false;
  #filling = false;
  #past = new Map<number, Promise<Past>>();
  #stop: () => void;

  constructor(
    readonly id: string,
    private readonly flights: (entries: Entry[], before: Position | null, after: Position | null) => Flight[],
    private readonly noticed: (entries: Entry[], position: Position) => void,
  ) {
    const stopListening = live.listen((news) => this.#hear(news));
    const unwatch = live.keep(
      `table ${id}`,
      () => ({ type: 'watch', table: id, since: this.#received }),
      () => ({ type: 'unwatch', table: id }),
      (problem) => this.#refused(problem),
    );
    this.#stop = () => {
      stopListening();
      unwatch();
    };
  }

  leave(): void {
    this.#stop();
    this.#waiting = [];
    this.#past.clear();
    this.goOn();
  }

  /** Show all pending moves at once. */
  goOn(): void {
    this.paused = false;
    this.#seenUntil = 0;
    this.#hurry();
  }

  /** The table as the user could see it after a move that was not undone. */
  past(seq: number): Promise<Past> {
    let found = this.#past.get(seq);
    if (!found) {
      found = call<Past>('GET', `/tables/${this.id}/positions/${seq}`);
      found.catch(() => this.#past.delete(seq));
      if (this.#past.size >= MOST_PAST) this.#past.delete(this.#past.keys().next().value!);
      this.#past.set(seq, found);
    }
    return found;
  }

  #refused(problem: Problem): void {
    if (problem.error === 'stale') this.#beginAgain();
    else this.gone = problem;
  }

  #beginAgain(): void {
    this.#received = 0;
    this.#waiting = [];
    this.entries = [];
    this.#past.clear();
    live.again(`table ${this.id}`);
  }

  #hear(news: News): void {
    if (!('table' in news) || news.table !== this.id) return;
    if (news.type === 'presence') this.present = news;
    if (news.type === 'update') {
      this.gone = null;
      this.#findOut(news);
      this.#received = Math.max(this.#received, news.seq);
      this.#waiting.push(news);
      this.#count();
      void this.#show();
    }
  }

  /** After a reconnect, the log shows whether an unanswered move was stored. */
  #findOut({ entries, gap, position }: WholeUpdate): void {
    const sent = this.#unconfirmed;
    if (!sent) {
      if (position) this.stands = false;
      // Other unanswered requests are visible in the log, or were not executed.
      if (this.problem?.error === 'unanswered') this.problem = null;
      return;
    }
    if (sent.session === live.session) return;
    this.pending = '';
    this.stands = entries.some(({ seq, move }) => seq > sent.at && move === sent.text);
    this.problem = this.stands || gap ? null : ours('web-not-made');
    // Until the next update, the request may still be pending.
    if (this.stands || gap || (position && position.position !== sent.at)) this.#unconfirmed = null;
  }

  async #show(): Promise<void> {
    if (this.#applying) return;
    this.#applying = true;
    try {
      for (;;) {
        const known = this.position !== null;
        const atOnce = known && pace() === 0 && botsPace() === 0;
        if (atOnce && this.#waiting.length && !document.hidden) await new Promise((come) => setTimeout(come, FRAME));
        if (this.#waiting.some((update) => update.position)) await this.#letSee();
        const waiting = this.#waiting.length;
        const taken = atOnce ? waiting : Math.ceil(waiting / MOST_STEPS);
        const next = together(this.#waiting.splice(0, taken));
        this.#count();
        if (!next) break;
        const fresh = next.entries.filter((entry) => entry.seq > (this.entries.at(-1)?.seq ?? 0));
        const time = known && this.#waiting.length <= MOST_WAITING ? pace() : 0;
        await moved(() => this.#apply(next, fresh), time, known ? this.flights(fresh, this.position, next.position) : []);
        this.#gap ||= next.gap;
        if (this.#gap) void this.#fillGaps();
        if (known && fresh.some((entry) => entry.kind === 'move' && this.info?.seats[entry.seat ?? -1]?.bot)) {
          this.#seenUntil = performance.now() + Math.min(botsPace(), (LONGEST_WAIT * taken) / waiting);
        }
      }
    } finally {
      // An error in one update does not stop the next one.
      this.#applying = false;
    }
  }

  #count(): void {
    this.held = this.#waiting.filter((update) => update.position).length;
  }

  /** Wait until the last move of a bot has been shown, and while paused. */
  async #letSee(): Promise<void> {
    const left = this.#seenUntil - performance.now();
    if (!this.paused && (left <= 0 || document.hidden)) return;
    await new Promise<void>((resolve) => {
      const timer = this.paused ? undefined : setTimeout(resolve, left);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    // The user may have paused meanwhile.
    if (this.paused) await this.#letSee();
  }

  pause(): void {
    this.paused = true;
  }

  #apply(update: WholeUpdate, fresh: Entry[]): void {
    this.info = update.info;
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    if (update.position) {
      const first = this.position === null;
      if (this.position?.position !== update.position.position) this.pending = '';
      this.position = update.position;
      if (!first) this.noticed(fresh, update.position);
    }
  }

  async #fillGaps(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      for (let next = afterGap(this.entries); next; next = afterGap(this.entries)) {
        const missing = await this.#before(next);
        const at = this.entries.indexOf(next);
        // The table may have been restarted meanwhile.
        if (at < 0) continue;
        if (missing.length === 0) break;
        this.entries = [...this.entries.slice(0, at), ...missing, ...this.entries.slice(at)];
      }
      this.#gap = false;
    } catch (error) {
      // Requested again with the next update.
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.#filling = false;
    }
  }

  /** The entries between the last known one and the given one. */
  async #before(next: Entry): Promise<Entry[]> {
    const missing: Entry[] = [];
    for (let since = this.entries[this.entries.indexOf(next) - 1]?.seq ?? 0; since < next.seq - 1; ) {
      const part = await call<Log>('GET', `/tables/${this.id}/log?since=${since}&count=200`);
      if (part.entries.length === 0) break;
      missing.push(...part.entries.filter((entry) => entry.seq < next.seq));
      since = part.entries.at(-1)!.seq;
    }
    return missing;
  }

  /** Send a move of one or more steps; it is shown when the server confirms it. */
  async play(steps: string[]): Promise<void> {
    const position = this.position;
    const [text = '', ...then] = steps;
    if (!position || this.pending || !text) return;
    this.pending = text;
    arrive();
    this.goOn();
    const at = position.position;
    const session = live.session;
    this.#unconfirmed = null;
    if (await this.attempt(() => live.ask({ type: 'move', table: this.id, at, move: text, then }))) return;
    if (this.problem?.error === 'unanswered') this.#unconfirmed = { text, at, session };
    else this.pending = '';
  }

  /** The effect of a set; null if it could not be requested. */
  async compose(things: string[]): Promise<Composed | null> {
    try {
      const answer = await live.ask({ type: 'compose', table: this.id, at: this.position?.position ?? 0, things });
      return answer.type === 'composed' ? answer : null;
    } catch (error) {
      // Without a connection, or with a newer position, there is no answer.
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  async undo(): Promise<void> {
    const at = this.position?.position ?? 0;
    await this.attempt(() => live.ask({ type: 'undo', table: this.id, at }));
  }

  async askUndo(before: number): Promise<void> {
    const at = this.position?.position ?? 0;
    await this.attempt(() => live.ask({ type: 'ask-undo', table: this.id, at, before }));
  }

  async answerUndo(agree: boolean): Promise<void> {
    const asked = this.position?.asked?.seq ?? 0;
    await this.attempt(() => live.ask({ type: 'answer-undo', table: this.id, asked, agree }));
  }

  async say(text: string): Promise<boolean> {
    return this.attempt(() => live.ask({ type: 'say', table: this.id, text }));
  }

  /** Why the moves that were probably meant are illegal; null if it could not be requested. */
  async why(things: string[]): Promise<Reason[] | null> {
    const at = this.position?.position ?? 0;
    let reasons: Reason[] | null = null;
    await this.attempt(async () => {
      const answer = await live.ask({ type: 'why', table: this.id, at, things });
      if (answer.type === 'because') reasons = answer.reasons;
    });
    return reasons;
  }

  /** Send a request and show its error, if any. */
  async attempt(ask: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    this.stands = false;
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The position is outdated; the update is on its way.
      if (error.problem.error !== 'stale') this.problem = error.problem;
      return false;
    }
  }
}
