/** The HTTP part of the API. */

import { settings } from '../app/settings.svelte';
import { hearTime } from './servertime';
import type { Problem } from './types';

/** Something that the server did not do, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

/** In milliseconds: the server answers within two minutes, or not at all. */
const PATIENCE = 130_000;

let csrf = '';

/** Every answer that says who we are brings the token of the new session. */
export function useCsrf(token: string): void {
  csrf = token;
}

let catchUp = async (): Promise<boolean> => false;

/** How to find out who we have become in another tab; true where we are still the same, in a new session. */
export function useCatchUp(found: () => Promise<boolean>): void {
  catchUp = found;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  try {
    return await once<Answer>(method, path, body);
  } catch (error) {
    // What one person wanted is not done in the name of another.
    if (!(error instanceof Refused) || error.problem.error !== 'csrf' || !(await catchUp())) throw error;
    return await once<Answer>(method, path, body);
  }
}

async function once<Answer>(method: Method, path: string, body: unknown): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  // A line may be dead without anybody saying so.
  const patience = new AbortController();
  const late = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const sent = Date.now();
    const response: Early = await (asked(method, path) ?? fetch(`/api${path}`, { method, headers, body: written(body), signal: patience.signal }));
    hearTime(response.headers.get('Date'), ...(response.times ?? [sent, Date.now()]));
    // It may break off in the middle, or be the page of a network that lets nobody through.
    const text = await response.text();
    if (response.ok) return (text ? JSON.parse(text) : undefined) as Answer;
    throw new Refused(problemOf(text));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(method === 'GET' ? offline() : unanswered());
  } finally {
    clearTimeout(late);
  }
}

/** What the script in the index has asked for already, once. */
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
    // What stands before the server, a proxy, answers in words of its own.
    return problem.message ? (problem as Problem) : offline();
  } catch {
    return offline();
  }
}

/** It was not asked at all. */
export function offline(): Problem {
  return ours('web-offline');
}

/** It was asked, and nobody knows yet whether it was done. */
export function unanswered(): Problem {
  return ours('web-unanswered');
}

/** What the page itself has to say; its error is the message without `web-`. */
export function ours(message: string): Problem {
  return { error: message.slice('web-'.length), message, facts: {}, sentence: '', rule: '' };
}
