/** The settings of this device. */

import { tick } from 'svelte';
import { type Language, LANGUAGES } from './languages';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'full' | 'fast' | 'off';
export type BotsPace = 'calm' | 'brisk' | 'instant';

/** Always: every move with a cost or an end of turn. Costs: not moves that only end the turn. */
export type Asking = 'always' | 'costs' | 'never';

interface Saved {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** Time for which a bot's move is shown before the next one. */
  bots: BotsPace;
  sound: boolean;
  /** Which of the user's moves need confirmation. */
  ask: Asking;
  /** Seconds after which a pending move is confirmed automatically; 0 for never. */
  countdown: number;
  /** Play forced moves automatically at tables with only bots. */
  forced: boolean;
  /** Warn before costly moves at tables with only bots. */
  coach: boolean;
  /** Show the log beside the table. */
  log: boolean;
  /** Tables are shown as text instead of drawn. */
  inWords: boolean;
  /** Enable single-key shortcuts. */
  shortcuts: boolean;
  /** The announcements that were dismissed. */
  dismissed: number[];
}

const KEY = 'guildhall';

/** The language that first/first.js chose. */
function preferredLanguage(): Language {
  return LANGUAGES.has(document.documentElement.lang) ? document.documentElement.lang : 'en';
}

/** The stored settings. */
function stored(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    return {};
  }
}

function load(): Saved {
  return {
    language: preferredLanguage(),
    theme: 'auto',
    motion: 'full',
    bots: 'brisk',
    sound: false,
    ask: 'always',
    countdown: 0,
    forced: true,
    coach: false,
    log: true,
    inWords: false,
    shortcuts: true,
    dismissed: [],
    ...stored(),
  };
}

export const settings = $state(load());

/** Store only the changed settings, because another tab may have changed others. */
function keep(changed: Partial<Saved>): void {
  if (!Object.keys(changed).length) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...changed }));
  } catch {
    // Storage is forbidden: the settings last as long as the page.
  }
}

/** Store and apply settings when they change here or in another tab; call once. */
export function followSettings(): void {
  let known = $state.snapshot(settings);
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    Object.assign(settings, stored());
    known = $state.snapshot(settings);
  });
  $effect.root(() => {
    $effect(() => {
      const now = $state.snapshot(settings);
      const isNew = (name: keyof Saved): boolean => JSON.stringify(now[name]) !== JSON.stringify(known[name]);
      keep(Object.fromEntries(Object.entries(now).filter(([name]) => isNew(name as keyof Saved))));
      known = now;
      const root = document.documentElement;
      if (settings.theme === 'auto') delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
      root.classList.toggle('without-shortcuts', !settings.shortcuts);
    });
  });
}

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Number of changes being drawn without animation. */
let leaps = 0;

/** Apply a change without animation. */
export async function leap(change: () => void): Promise<void> {
  leaps += 1;
  try {
    change();
    await tick();
  } finally {
    leaps -= 1;
  }
}

/** The duration of an animation in milliseconds; 0 for none. */
export function pace(): number {
  if (leaps || still?.matches || settings.motion === 'off' || settings.inWords) return 0;
  return settings.motion === 'fast' ? 130 : 280;
}

const BOTS_PACE: Record<BotsPace, number> = { calm: 1400, brisk: 600, instant: 0 };

/** The pause after a move of a bot in milliseconds. */
export const botsPace = (): number => BOTS_PACE[settings.bots];
