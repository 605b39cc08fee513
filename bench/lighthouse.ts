import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { routes } from '../tests/support/built-site';
import { startHost } from '../src/server/host/start-host';

const findRoute = (start: string): string => routes.find((path) => path.startsWith(start))!;

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

/** The results of a run: scores from 0 to 100, milliseconds, layout shift, and bytes. */
interface Measurement {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const getAuditValue = ({ audits }: Result, audit: string): number => audits[audit]?.numericValue ?? Number.NaN;

const toMeasurement = (result: Result): Measurement => ({
  scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
  lcp: getAuditValue(result, 'largest-contentful-paint'),
  tbt: getAuditValue(result, 'total-blocking-time'),
  cls: getAuditValue(result, 'cumulative-layout-shift'),
  bytes: getAuditValue(result, 'total-byte-weight'),
});

/** The median of several runs with Lighthouse's mobile settings: simulated slow 4G, and a CPU slowed four times. */
async function measure(url: string, port: number, runs: number, blockedUrlPatterns: string[]): Promise<Measurement> {
  const { default: lighthouse } = await import('lighthouse');
  const measurements: Measurement[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, onlyCategories: categories, blockedUrlPatterns, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const failed = Object.values(result.lhr.audits).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary');
    if (run === 0 && failed.length > 0) console.error(`${url}: ${failed.map(({ id }) => id).join(', ')}`);
    measurements.push(toMeasurement(result.lhr));
  }
  const medianOf = (getValue: (measurement: Measurement) => number) => median(measurements.map(getValue));
  return {
    scores: categories.map((_, index) => medianOf(({ scores }) => scores[index]!)),
    lcp: medianOf(({ lcp }) => lcp),
    tbt: medianOf(({ tbt }) => tbt),
    cls: medianOf(({ cls }) => cls),
    bytes: medianOf(({ bytes }) => bytes),
  };
}

const formatRatio = (value: number, baseline: number): string => (baseline > 0 ? `${(value / baseline).toFixed(2)} ×` : '–');
const formatRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** `npx tsx bench/lighthouse.ts [runs]`, after `npm run build`: prints Lighthouse results of each page kind, and of the page without scripts. */
async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? 5);
  const host = await startHost('public', 0);
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    console.log(formatRow(['page', 'scores', 'floor', 'LCP', 'floor', 'TBT', 'floor', 'CLS', 'KB', 'floor']));
    console.log(formatRow(['---', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:']));
    for (const [name, path] of pages) {
      const pageUrl = `http://localhost:${host.port}${path}`;
      const page = await measure(pageUrl, port, runs, []);
      const floor = await measure(pageUrl, port, runs, ['*.js']);
      const { scores, lcp, tbt, cls, bytes } = page;
      console.log(
        formatRow([
          name,
          scores.join(' '),
          floor.scores[0]!,
          `${(lcp / 1000).toFixed(2)} s`,
          formatRatio(lcp, floor.lcp),
          `${Math.round(tbt)} ms`,
          `${Math.round(floor.tbt)} ms`,
          cls.toFixed(3),
          Math.round(bytes / 1000),
          formatRatio(bytes, floor.bytes),
        ]),
      );
    }
  } finally {
    await browser.close();
    await host.stop();
  }
}

void main();
