/** Draw `art/cover.ts?cover` of a game at build time; the import is the address of the picture. */

import { basename, dirname } from 'node:path';
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import { type Cover, WIDE, HIGH } from '../src/art/cover';

const SUFFIX = '/art/cover.ts?cover';
const SERVED = '/covers';

export function covers(): Plugin {
  let config: ResolvedConfig;
  async function draw(file: string): Promise<string> {
    const { module } = await runnerImport<{ cover: Cover }>(file, { configFile: false, root: config.root });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><g id="cover">${module.cover()}</g></svg>`;
  }
  return {
    name: 'covers',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.replace('?cover', '');
      if (config.command === 'serve') return `export default '${SERVED}${file}';`;
      const name = `${basename(dirname(dirname(file)))}.svg`;
      const asset = this.emitFile({ type: 'asset', name, source: await draw(file) });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
    // Nothing is built during development: draw each picture on request.
    configureServer({ middlewares }) {
      middlewares.use(SERVED, (request, response, next) => {
        draw(request.url ?? '').then((picture) => response.setHeader('Content-Type', 'image/svg+xml').end(picture), next);
      });
    },
  };
}
