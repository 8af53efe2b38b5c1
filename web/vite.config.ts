import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

const ICONS = 'node_modules/@iconify-json/game-icons/icons.json';

/** `import anvil from 'symbol:anvil'` bundles that one drawing of the collection. */
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
      return `export default ${JSON.stringify(drawing.body)};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), symbols()],
  build: { outDir: '../src/guildhall/server/static', emptyOutDir: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
