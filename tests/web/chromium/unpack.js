// Unpacks the browser with the libraries and fonts it needs, so that it runs without a desktop.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { extract } from 'tar-fs';

const packed = (name) => brotliDecompressSync(readFileSync(`node_modules/@sparticuz/chromium/bin/${name}.br`));
const unpack = (name, options) => extract('.', options).end(packed(`${name}.tar`));

unpack('al2023');
unpack('fonts', { ignore: (name) => name.endsWith('.conf') });
writeFileSync('chromium', packed('chromium'), { mode: 0o755 });
