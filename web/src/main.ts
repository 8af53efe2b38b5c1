import { mount } from 'svelte';
import './app.css';
import './art/inks.css';
import App from './App.svelte';
import { followSettings, settings } from './settings.svelte';
import { words } from './words/words.svelte';

followSettings();

// Focus is moved on its own only for those who use the keyboard.
addEventListener('keydown', () => document.documentElement.classList.add('by-keyboard'));
addEventListener('pointerdown', () => document.documentElement.classList.remove('by-keyboard'));

await words.need('guildhall', 'web');
await words.use(settings.language);
mount(App, { target: document.getElementById('app')! });
