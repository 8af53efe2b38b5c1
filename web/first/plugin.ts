/** Inline the shell into the index: its texts, style and script. */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, read as readText, sample } from './languages';

const FONTS = /(alegreya|source-sans-3)-latin(-ext)?-wght-normal-[^/]*\.woff2$/;
/** The files of the catalogue that every page needs. */
const TEXTS = /locales\/(\w\w)\/(guildhall|web)\.ftl/;
/** A page in the route table: the first part of its address, and its component. */
const ROUTE = /^  '\/(\w*)[^']*': \(\) => import\('\.\.\/(.+)'\),$/gm;

interface Chunk {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  moduleIds?: string[];
  isEntry?: boolean;
  imports?: string[];
  viteMetadata?: { importedCss?: Set<string> };
}
type Bundle = Record<string, Chunk>;

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf-8');

/** The components of the pages, by the first part of their addresses. */
function pages(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, page = '', component = ''] of read('../src/app/routes.ts').matchAll(ROUTE)) {
    found.set(page, [...(found.get(page) ?? []), component]);
  }
  return found;
}

/** A message without variables or markup. */
function plain(language: string, message: string): string {
  const found = new RegExp(`^${message} = (.+)$`, 'm').exec(readText(language, 'web.ftl'))?.[1];
  if (!found || /[{<&]/.test(found)) throw new Error(`${message} in ${language} is no plain line.`);
  return found;
}

function shell(): string {
  const inAll = (tag: string, message: string) =>
    LANGUAGES.map((language) => `<${tag} lang="${language}">${plain(language, message)}</${tag}>`).join('');
  const logo = '<path d="M16 4 3 13v3h3v9H4v3h24v-3h-2v-9h3v-3Zm-5 12h3v9h-3Zm7 0h3v9h-3Z" fill="currentColor"/>';
  const failed = inAll('p', 'web-unloaded') + inAll('button', 'web-again');
  return (
    `<div class="shell"><div><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">${logo}</svg>Guildhall</div>` +
    `<section><div class="home">${inAll('h1', 'web-home-title')}${inAll('p', 'web-home-about')}</div>` +
    `<div class="loading">${inAll('p', 'web-loading')}</div><div class="failed" role="alert">${failed}</div></section></div>`
  );
}

/** A chunk with all its imports and styles, without those that the entry loads anyway. */
function whole(bundle: Bundle, file: string, known: Set<string>, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (!chunk || known.has(file) || found.has(file)) return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) if (!known.has(style)) found.add(style);
  for (const other of chunk.imports ?? []) whole(bundle, other, known, found);
  return found;
}

/** The chunks that contain or re-export a module. */
function holding(chunks: Chunk[], fits: (id: string) => boolean): string[] {
  const found = chunks.filter(({ moduleIds, facadeModuleId }) => [...(moduleIds ?? []), facadeModuleId ?? ''].some(fits));
  return found.map(({ fileName }) => fileName);
}

function needed(bundle: Bundle): string {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  const known = whole(bundle, entry.fileName, new Set());
  const address = (files: Iterable<string>) => [...files].map((file) => `/${file}`);
  const fonts = Object.keys(bundle).filter((file) => FONTS.test(file));
  const ofPages = [...pages()].map(([page, components]) => {
    const found = holding(chunks, (id) => components.some((component) => id.endsWith(`/src/${component}`)));
    if (!found.length) throw new Error(`Page ${page}: no chunk contains ${components}.`);
    return [page, address(new Set(found.flatMap((file) => [...whole(bundle, file, known)])))];
  });
  const languages = LANGUAGES.map((language) => {
    const texts = holding(chunks, (id) => TEXTS.exec(id)?.[1] === language);
    const extended = [...sample(language)].some((char) => char > '\u00ff');
    return [language, address([...texts, ...fonts.filter((file) => extended || !file.includes('-ext-'))])];
  });
  return JSON.stringify({ pages: Object.fromEntries(ofPages), languages: Object.fromEntries(languages) });
}

const hideFromOthers = (language: string): string => `:root:not(:lang(${language})) .shell [lang='${language}']`;

export function first(): Plugin {
  return {
    name: 'first',
    // The server answers 404 for other addresses.
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify([...pages().keys()]) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = bundle ? needed(bundle as unknown as Bundle) : JSON.stringify({ pages: {}, languages: Object.fromEntries(LANGUAGES.map((language) => [language, []])) });
        const script = read('first.js').replace(/^ *\/\/.*\n/gm, '').replace('NEEDED', () => files);
        const style = `${read('first.css')}${LANGUAGES.map(hideFromOthers).join(',')}{display:none}`.replace(/\s+/g, ' ');
        // The shell does not wait for the other styles, which main.ts activates.
        const later = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
        return html
          .replace(later, '<link rel="preload" as="style" crossorigin href="$1"><link rel="stylesheet" crossorigin href="$1" media="print" data-later>')
          .replace(/<!-- first:.*?-->/, () => `<style>${style}</style><script>${script}</script>`)
          .replace('<!-- shell -->', shell);
      },
    },
  };
}
