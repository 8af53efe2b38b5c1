// Unpack the browser beside this file, and keep it only where it runs: it needs Linux on x86-64, and the libraries of a desktop.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const packed = readFileSync('node_modules/@sparticuz/chromium/bin/chromium.br');
writeFileSync('unpacked', brotliDecompressSync(packed), { mode: 0o755 });
execFileSync('./unpacked', ['--version'], { stdio: 'ignore' });
renameSync('unpacked', 'chromium');
