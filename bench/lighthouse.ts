import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRoute, median, runOnBuiltSite } from './built-site';
import { formatRow } from './measure-build';
import { findFreePort } from '../tests/support/free-port';
import { installProject } from '../tests/support/install-project';

/** The part of Lighthouse's result that is read. */
interface LighthouseResult {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

/** The default export of the package `lighthouse`. */
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined>;

const pages: [string, string][] = [
  ['home', '/'],
  ['brand', findRoute('/brand-partners/')],
  ['article', findRoute('/article/')],
  ['news', '/news-and-events'],
  ['story', '/our-story'],
  ['careers', '/careers'],
  ['service', '/service'],
  ['form', findRoute('/contact-us/')],
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift', bytes: 'total-byte-weight' };

/** The results of a run: scores from 0 to 100, milliseconds, layout shift, and bytes. */
type Measurement = Record<keyof typeof audits, number> & { scores: number[] };

async function loadLighthouse(): Promise<Lighthouse> {
  const { resolve } = createRequire(join(installProject('bench/lighthouse'), 'package.json'));
  return ((await import(pathToFileURL(resolve('lighthouse')).href)) as { default: Lighthouse }).default;
}

/** The median of several runs with Lighthouse's mobile settings: simulated slow 4G, and a CPU slowed four times. */
async function measure(lighthouse: Lighthouse, url: string, runs: number, flags: object): Promise<Measurement> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { ...flags, onlyCategories: categories, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    results.push(result.lhr);
  }
  const medianOf = (audit: string) => median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN));
  return {
    scores: categories.map((name) => median(results.map((result) => Math.round((result.categories[name]?.score ?? 0) * 100)))),
    lcp: medianOf(audits.lcp),
    tbt: medianOf(audits.tbt),
    cls: medianOf(audits.cls),
    bytes: medianOf(audits.bytes),
  };
}

const formatRatio = (value: number, baseline: number): string => (baseline > 0 ? `${(value / baseline).toFixed(2)} ×` : '–');

/** `npx tsx bench/lighthouse.ts [runs]`, after `npm run build`: prints Lighthouse results of each page kind, and of the page without scripts. */
async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? 5);
  const lighthouse = await loadLighthouse();
  const port = await findFreePort();
  const measurePages = async (url: string) => {
    console.log(formatRow(['page', 'scores', 'floor', 'LCP', 'floor', 'TBT', 'floor', 'CLS', 'KB', 'floor']));
    console.log(formatRow(['---', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:']));
    for (const [name, path] of pages) {
      const { scores, lcp, tbt, cls, bytes } = await measure(lighthouse, url + path, runs, { port });
      const floor = await measure(lighthouse, url + path, runs, { port, blockedUrlPatterns: ['*.js'] });
      const lcpCells = [`${(lcp / 1000).toFixed(2)} s`, formatRatio(lcp, floor.lcp)];
      const tbtCells = [`${Math.round(tbt)} ms`, `${Math.round(floor.tbt)} ms`];
      const sizeCells = [Math.round(bytes / 1000), formatRatio(bytes, floor.bytes)];
      console.log(formatRow([name, scores.join(' '), floor.scores[0]!, ...lcpCells, ...tbtCells, cls.toFixed(3), ...sizeCells]));
    }
  };
  await runOnBuiltSite((_, url) => measurePages(url), {
    args: [`--remote-debugging-port=${port}`],
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

void main();
