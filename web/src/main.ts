import { mount } from 'svelte';
import './style/fonts.css';
import './style/base.css';
import './style/layout.css';
import './style/things.css';
import './style/inks.css';
import App from './app/App.svelte';
import { reloadWhenOutdated } from './app/reload';
import { registerWorker } from './app/offline';
import { followSettings, settings } from './app/settings.svelte';
import { filterShortcuts } from './app/shortcuts';
import { typeset } from './app/fonts';
import { words } from './words/words.svelte';

followSettings();
filterShortcuts();
reloadWhenOutdated();

// Only keyboard users get focus moved automatically.
addEventListener('keydown', () => document.documentElement.classList.add('by-keyboard'));
addEventListener('pointerdown', () => document.documentElement.classList.remove('by-keyboard'));

/** The shell is visible before the main style sheet has arrived. */
async function putOn(style: HTMLLinkElement): Promise<void> {
  if (!style.sheet) await new Promise((come) => style.addEventListener('load', come, { once: true }));
  style.media = 'all';
}

await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[data-later]')].map(putOn));
await words.need('guildhall', 'web');
await words.use(settings.language);
await typeset(settings.language);
const target = document.getElementById('app')!;
// Remove the shell.
target.replaceChildren();
mount(App, { target });
if (import.meta.env.PROD) void registerWorker();
