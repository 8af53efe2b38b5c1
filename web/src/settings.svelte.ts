/** What a person has set on this device. */

import { tick } from 'svelte';

export const LANGUAGES = ['en', 'pl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
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
  /** Announcements that were read. */
  dismissed: number[];
}

const KEY = 'guildhall';

/** The script in the index has found out what the browser would like to read. */
function preferredLanguage(): Language {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en';
}

function load(): Saved {
  const fresh: Saved = {
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
    dismissed: [],
  };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return fresh;
  }
}

export const settings = $state(load());

/** Keep the settings and let the page follow them; call once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const saved = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, saved);
      } catch {
        // Storage is forbidden: the settings last as long as the page.
      }
      const root = document.documentElement;
      if (settings.theme === 'auto') delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
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
