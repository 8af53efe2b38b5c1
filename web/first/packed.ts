/** Compress the built files once, so that the server need not. */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const LEAST = 1000;

export function packed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle() {
      const folder = join(config.root, config.build.outDir);
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        const file = join(folder, name);
        if (!TEXT.test(name) || statSync(file).size < LEAST) continue;
        const plain = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
