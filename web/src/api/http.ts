/** HTTP requests of the API. */

import { settings } from '../app/settings.svelte';
import { hearTime } from './servertime';
import type { Problem } from './types';

/** An error of the API. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

/** In milliseconds: the server answers within two minutes, or not at all. */
const PATIENCE = 130_000;

let csrf = '';

/** Every answer with a new session contains its CSRF token. */
export function useCsrf(token: string): void {
  csrf = token;
}

let catchUp = async (): Promise<boolean> => false;

/** Checks whether another tab has changed the user; true if only the session is new. */
export function useCatchUp(found: () => Promise<boolean>): void {
  catchUp = found;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  try {
    return await once<Answer>(method, path, body);
  } catch (error) {
    // An action of one user must not be executed as another.
    if (!(error instanceof Refused) || error.problem.error !== 'csrf' || !(await catchUp())) throw error;
    return await once<Answer>(method, path, body);
  }
}

async function once<Answer>(method: Method, path: string, body: unknown): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  // A dead connection may go unnoticed.
  const patience = new AbortController();
  const late = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const sent = Date.now();
    const response: Early = await (asked(method, path) ?? fetch(`/api${path}`, { method, headers, body: written(body), signal: patience.signal }));
    hearTime(response.headers.get('Date'), ...(response.times ?? [sent, Date.now()]));
    // The answer may be truncated, or come from the login page of a network.
    const text = await response.text();
    if (response.ok) return (text ? JSON.parse(text) : undefined) as Answer;
    throw new Refused(problemOf(text));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(method === 'GET' ? offline() : unanswered());
  } finally {
    clearTimeout(late);
  }
}

/** Answers requested early by the script in the index, used once. */
function asked(method: Method, path: string): Promise<Early> | undefined {
  const early = method === 'GET' ? window.asked?.[path] : undefined;
  if (early) delete window.asked![path];
  return early;
}

function written(body: unknown): string | undefined {
  return body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
}

function problemOf(text: string): Problem {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    // A proxy in front of the server answers in its own format.
    return problem.message ? (problem as Problem) : offline();
  } catch {
    return offline();
  }
}

/** The request was not sent. */
export function offline(): Problem {
  return ours('web-offline');
}

/** The request was sent, and its outcome is unknown. */
export function unanswered(): Problem {
  return ours('web-unanswered');
}

/** An error of the page itself; `error` is its message without `web-`. */
export function ours(message: string): Problem {
  return { error: message.slice('web-'.length), message, facts: {}, sentence: '', rule: '' };
}
