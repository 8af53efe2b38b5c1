/**
 * `import cover from 'cover:<game>'` is the address of a picture that the game's `art/cover.ts`
 * draws while the client is built: a page shows it without loading anything that draws.
 */

import { join } from 'node:path';
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import { type Cover, WIDE, HIGH } from '../src/art/cover';

const PREFIX = 'cover:';
const SERVED = '/covers/';

export function covers(): Plugin {
  let config: ResolvedConfig;
  async function drawn(game: string): Promise<string> {
    const file = join(config.root, `src/games/${game}/art/cover.ts`);
    const { module } = await runnerImport<{ cover: Cover }>(file, { configFile: false, root: config.root });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><g id="cover">${module.cover()}</g></svg>`;
  }
  return {
    name: 'covers',
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const game = id.slice(PREFIX.length + 1);
      if (config.command === 'serve') return `export default '${SERVED}${game}';`;
      const asset = this.emitFile({ type: 'asset', name: `${game}.svg`, source: await drawn(game) });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
    // In development nothing is built: each is drawn when it is asked for.
    configureServer({ middlewares }) {
      middlewares.use(SERVED, (request, response, next) => {
        drawn(request.url?.slice(1) ?? '').then((picture) => response.setHeader('Content-Type', 'image/svg+xml').end(picture), next);
      });
    },
  };
}
