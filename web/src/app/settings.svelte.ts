/** What a person has set on this device. */

import { tick } from 'svelte';
import { type Language, LANGUAGES } from './languages';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'full' | 'fast' | 'off';
export type BotsPace = 'calm' | 'brisk' | 'instant';

/** Always: whatever is given away. Costs: not what only ends the turn. */
export type Asking = 'always' | 'costs' | 'never';

interface Saved {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How long a move of a bot is seen before the next one is shown. */
  bots: BotsPace;
  sound: boolean;
  /** Before which moves of mine I am asked. */
  ask: Asking;
  /** Seconds after which a move that was asked about is given; 0 for never. */
  countdown: number;
  /** Among bots the only possible move is made for me. */
  forced: boolean;
  /** Among bots somebody speaks before a move that throws much away. */
  coach: boolean;
  /** The log is shown beside the table. */
  log: boolean;
  /** Tables are told in words instead of drawn. */
  inWords: boolean;
  /** Letters and digits are shortcuts. */
  shortcuts: boolean;
  /** Announcements that were read. */
  dismissed: number[];
}

const KEY = 'guildhall';

/** The script in the index has chosen by the languages of the browser. */
function preferredLanguage(): Language {
  return LANGUAGES.has(document.documentElement.lang) ? document.documentElement.lang : 'en';
}

/** What this tab or another one has kept. */
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

/** Keep what is set here, and no more: another tab may have set something else since. */
function keep(changed: Partial<Saved>): void {
  if (!Object.keys(changed).length) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...changed }));
  } catch {
    // Storage is forbidden: the settings last as long as the page.
  }
}

/** Keep the settings, let the page follow them, and both another tab; call once. */
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

/** How many changes are being drawn at once. */
let leaps = 0;

/** Change what is drawn, with nothing that moves, counts up or rolls for it. */
export async function leap(change: () => void): Promise<void> {
  leaps += 1;
  try {
    change();
    await tick();
  } finally {
    leaps -= 1;
  }
}

/** How long a movement takes, in milliseconds; 0 for none. */
export function pace(): number {
  if (leaps || still?.matches || settings.motion === 'off' || settings.inWords) return 0;
  return settings.motion === 'fast' ? 130 : 280;
}

const BOTS_PACE: Record<BotsPace, number> = { calm: 1400, brisk: 600, instant: 0 };

/** How long a move of a bot is seen at least, in milliseconds. */
export const botsPace = (): number => BOTS_PACE[settings.bots];
