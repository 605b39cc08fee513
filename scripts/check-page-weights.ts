// Weighs the pages of the built site, in the encodings that servers send, and fails where one is over its budget. The tables: docs/performance.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const publicFolder = 'public';

/** The budget of a page, in bytes of brotli as the build stores them; font files are compressed already. Styles are part of the HTML. */
const budgets = { scripts: 88_000, styles: 12_000, fonts: 39_000, 'home page': 22_500, 'page data': 8_000 } as const;

/** All pages take the same two files. */
const fontFiles = 2;

type PageWeights = Record<keyof typeof budgets, number>;

interface BuiltPage {
  path: string;
  html: string;
}

const getCompressedSize = (text: string | Buffer): number => brotliCompressSync(text).length;
const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);

/** The bytes that a server sends of a file: those of its brotli encoding, or of itself if it is too small to have one. */
function getSentSize(path: string): number {
  const file = join(publicFolder, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const getDataPath = (path: string): string => join('page-data', path === '/' ? 'index' : path, 'page-data.json');

/** The scripts that a page is made of: those its HTML names, and those of its template. */
function listScripts({ path, html }: BuiltPage, listChunkScripts: (chunk: string) => string[]): string[] {
  const [, named = ''] = /data-scripts="([^"]*)"/.exec(html) ?? [];
  if (named === '') throw new Error(`${path} names no scripts.`);
  const data = JSON.parse(readFileSync(join(publicFolder, getDataPath(path)), 'utf8')) as { componentChunkName: string };
  return [...new Set([...named.split(' '), ...listChunkScripts(data.componentChunkName).map((name) => `/${name}`)])];
}

function weighPage(page: BuiltPage, listChunkScripts: (chunk: string) => string[]): PageWeights {
  const { path, html } = page;
  const fonts = Array.from(html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g), ([, font]) => font!);
  if (fonts.length !== fontFiles) throw new Error(`${path} preloads ${fonts.length} fonts, not ${fontFiles}.`);
  return {
    scripts: sum(listScripts(page, listChunkScripts).map(getSentSize)),
    styles: getCompressedSize(Array.from(html.matchAll(/<style[^>]*>([^<]*)<\/style>/g), ([, style]) => style).join('')),
    fonts: sum(fonts.map(getSentSize)),
    'home page': path === '/' ? getSentSize('index.html') : 0,
    'page data': getSentSize(getDataPath(path)),
  };
}

async function main(): Promise<void> {
  if (!existsSync('.cache/webpack.stats.json'))
    return console.log('Nothing is built yet: the pages are weighed after the build, by "npm test".');
  const { listChunkScripts, readBuiltHtml, routes } = await import('../tests/support/built-site');
  if (!existsSync(`${publicFolder}/index.html.br`)) throw new Error('The built site is not compressed: run "npm run build" again.');
  const pages = routes.map((path) => ({ path, html: readBuiltHtml(path) }));
  const all = pages.map((page) => ({ ...page, weights: weighPage(page, listChunkScripts) }));
  const number = new Intl.NumberFormat('en');
  for (const part of Object.keys(budgets) as (keyof PageWeights)[]) {
    const { path, weights } = all.reduce((one, other) => (other.weights[part] > one.weights[part] ? other : one));
    console.log(`${part}: ${number.format(weights[part])} of ${number.format(budgets[part])} bytes, on ${path}`);
    if (weights[part] <= budgets[part]) continue;
    process.exitCode = 1;
    console.error(`  ${number.format(weights[part] - budgets[part])} bytes over: docs/performance says how to find what grew.`);
  }
}

void main();
