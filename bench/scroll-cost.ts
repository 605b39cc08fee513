import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { openHydrated } from '../tests/support/hydration';
import { routes } from '../tests/support/built-site';
import { startHost } from '../src/server/host/start-host';

const cpuSlowdown = 4;
const rounds = 5;
const phoneViewport = { width: 390, height: 844 };

const findRoute = (start: string): string => routes.find((path) => path.startsWith(start)) ?? '/';
const pages = ['/', findRoute('/brand-partners/'), '/our-story', findRoute('/article/')];

interface ScrollCost {
  /** Milliseconds of the main thread for 1,000 px: scripts, and all tasks. */
  script: number;
  all: number;
  /** The number of layouts during scrolling. */
  layouts: number;
}

/** The counters of the main thread: seconds and counts. */
async function readMetrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Scrolls from the top to the end with a touch gesture, and measures the cost. */
async function measureScroll(page: Page, session: CDPSession): Promise<ScrollCost> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  const before = await readMetrics(session);
  await session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -height, speed: 1_600, gestureSourceType: 'touch' });
  const after = await readMetrics(session);
  const msPer1000Px = (name: string) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1_000 * 1_000) / height;
  return {
    script: msPer1000Px('ScriptDuration'),
    all: msPer1000Px('TaskDuration'),
    layouts: (after['LayoutCount'] ?? 0) - (before['LayoutCount'] ?? 0),
  };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(browser: Browser, base: string, path: string, reducedMotion: 'reduce' | 'no-preference'): Promise<ScrollCost> {
  const page = await browser.newPage({ baseURL: base, viewport: phoneViewport, hasTouch: true, isMobile: true, reducedMotion });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const costs: ScrollCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await openHydrated(page, path);
    await page.waitForTimeout(2_000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    costs.push(await measureScroll(page, session));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await page.close();
  const medianOf = (name: keyof ScrollCost) => median(costs.map((cost) => cost[name]));
  return { script: medianOf('script'), all: medianOf('all'), layouts: medianOf('layouts') };
}

/**
 * `npx tsx bench/scroll-cost.ts`, after `npm run build`: the main thread cost of scrolling a page on a phone four times slower than this
 * machine, with and without motion. At 1,600 px/s, 1,000 px take 625 ms; the cost must be much less than that, without layouts.
 */
async function main(): Promise<void> {
  const host = await startHost('public', 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    console.log('ms of the main thread for each 1,000 px, median of five; layouts in all');
    for (const path of pages) {
      for (const motion of ['no-preference', 'reduce'] as const) {
        const cost = await measure(browser, `http://localhost:${host.port}`, path, motion);
        const cells = Object.entries(cost).map(([name, value]) => `${name} ${(value as number).toFixed(name === 'layouts' ? 0 : 1)}`);
        console.log(`${path.padEnd(28)} ${(motion === 'reduce' ? 'still' : 'moving').padEnd(7)} ${cells.join('  ')}`);
      }
    }
  } finally {
    await browser.close();
    await host.stop();
  }
}

void main();
