// Weighs the pages of the built site, in the encodings that servers send, and fails where one is over its budget. The tables: docs/performance.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const publicFolder = 'public';

/** The budget of a page, in bytes of brotli as the build stores them; font files are compressed already. Styles are part of the HTML. */
const pageBudgets = { 'reader’s script': 10_000, styles: 12_000, fonts: 29_000, 'home page': 22_700 } as const;

/** The budgets of the code that each island brings, by the island’s name; React is in all of them. Questions are of MUI. */
const islandBudgets: Readonly<Record<string, number>> = {
  board: 77_000,
  inquiry: 75_000,
  newsletter: 66_000,
  questions: 104_000,
  search: 70_000,
};

const fontFiles = 2;

interface BuiltPage {
  path: string;
  html: string;
}

const getCompressedSize = (text: string): number => brotliCompressSync(text).length;
const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);
const findAll = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, text]) => text!);

/** The bytes that a server sends of a file: those of its brotli encoding, or of itself if it is too small to have one. */
function getSentSize(path: string): number {
  const file = join(publicFolder, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function weighPage({ path, html }: BuiltPage): Record<keyof typeof pageBudgets, number> {
  const scripts = findAll(html, /<script src="([^"]+)" async data-reader>/g);
  if (scripts.length === 0) throw new Error(`${path} names no script of the reader.`);
  const fonts = findAll(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
  if (fonts.length !== fontFiles) throw new Error(`${path} preloads ${fonts.length} fonts, not ${fontFiles}.`);
  return {
    'reader’s script': sum(scripts.map(getSentSize)),
    styles: getCompressedSize(findAll(html, /<style[^>]*>([^<]*)<\/style>/g).join('')),
    fonts: sum(fonts.map(getSentSize)),
    'home page': path === '/' ? getSentSize('index.html') : 0,
  };
}

const number = new Intl.NumberFormat('en');

function report(part: string, weight: number, budget: number, place = ''): void {
  console.log(`${part}: ${number.format(weight)} of ${number.format(budget)} bytes${place}`);
  if (weight <= budget) return;
  process.exitCode = 1;
  console.error(`  ${number.format(weight - budget)} bytes over: docs/performance says how to find what grew.`);
}

async function main(): Promise<void> {
  if (!existsSync('.cache/webpack.stats.json'))
    return console.log('Nothing is built yet: the pages are weighed after the build, by "npm test".');
  const { listChunkScripts, readBuiltHtml, routes } = await import('../tests/support/built-site');
  if (!existsSync(`${publicFolder}/index.html.br`)) throw new Error('The built site is not compressed: run "npm run build" again.');
  const pages = routes.map((path) => ({ path, html: readBuiltHtml(path) }));
  const all = pages.map((page) => ({ path: page.path, weights: weighPage(page) }));
  for (const part of Object.keys(pageBudgets) as (keyof typeof pageBudgets)[]) {
    const { path, weights } = all.reduce((one, other) => (other.weights[part] > one.weights[part] ? other : one));
    report(part, weights[part], pageBudgets[part], `, on ${path}`);
  }
  const islands = new Set(pages.flatMap(({ html }) => findAll(html, / data-island="([^"]+)"/g)));
  for (const name of [...islands].sort()) {
    const scripts = new Set(['hydrate-island', name].flatMap(listChunkScripts));
    report(`island ${name}`, sum([...scripts].map(getSentSize)), islandBudgets[name] ?? 0);
  }
}

void main();
