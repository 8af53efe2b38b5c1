import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { covers } from './first/covers';
import { packed } from './first/packed';
import { LANGUAGES } from './first/languages';
import { first } from './first/plugin';

const ICONS = 'node_modules/@iconify-json/game-icons/icons.json';

/** Round coordinates to a tenth of the 512 units of a drawing: finer than any screen. */
function rounded(path: string): string {
  return path.replace(/([b-df-z])([^a-z]+)/gi, (_, command: string, steps: string) => {
    const numbers = steps.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
    const short = numbers.map((step) => `${Math.round(Number(step) * 10) / 10}`.replace(/^(-?)0\./, '$1.'));
    return command + short.join(' ').replace(/ -/g, '-');
  });
}

/** `import anvil from 'symbol:anvil'` bundles one icon of the collection. */
function symbols(): Plugin {
  const prefix = 'symbol:';
  let drawings: Record<string, { body: string }>;
  return {
    name: 'symbols',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      drawings ??= JSON.parse(readFileSync(ICONS, 'utf-8')).icons;
      const name = id.slice(prefix.length + 1);
      const drawing = drawings[name];
      if (!drawing) throw new Error(`There is no symbol ${name}.`);
      const body = drawing.body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
      return `export default ${JSON.stringify(body)};`;
    },
  };
}

/**
 * One chunk for the small files of every page: on a slow connection each file costs a round trip.
 */
const SHARED = new RegExp(
  [
    'node_modules/(svelte|esm-env|@fluent)/',
    'src/(api|words)/',
    'src/(app|home|layout)/(?!GamePage|GameList|WaitingTables|levels|About|Announcements|FormSection|CopyLink|PartMissing|SettingsMenu)',
    'src/main\\.ts$',
    'src/account/(me|GuestName)\\b',
    'src/games/([^/]+|[^/]+/art/cover)\\.ts',
    'src/table/(side/Clock|side/server_clock|connection/problem|connection/seating)\\b',
    '-box\\.ftl|language\\.json',
  ].join('|'),
);
const groups = [
  ...LANGUAGES.map((language) => ({
    name: `words-${language}`,
    test: new RegExp(`guildhall/locales/${language}/(guildhall|web)\\.ftl`),
    priority: 3,
  })),
  { name: 'shared', test: SHARED, priority: 2 },
  // Results, the waiting room and rarely used parts are loaded on demand.
  { name: 'table', test: /src\/(table|parts)\/(?!end\/|log\/MomentCard|WaitingRoom|bar\/(HintList|Coach\b)|requests\/AbsentPlayer|board\/OpponentDialog)/, priority: 1 },
  { name: 'symbols', test: /symbol:/, minShareCount: 3 },
];

export default defineConfig({
  plugins: [svelte(), symbols(), covers(), first(), packed()],
  build: {
    outDir: '../src/guildhall/server/static',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // Tests that need a document declare it, because creating one is slow.
  test: {
    environment: 'node', isolate: false, pool: 'threads', include: ['src/**/*.test.ts'],
    // Compiling all components took a quarter of the test time.
    experimental: { fsModuleCache: true, fsModuleCachePath: '../build/client-modules' },
  },
});
