import type { Browser, CDPSession, Page } from '@playwright/test';
import { openHydrated } from '../tests/support/page';
import { swipeUp } from '../tests/support/swipe';
import { findRoute, median, runOnBuiltSite } from './built-site';

const cpuSlowdown = 4;
const rounds = 5;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const pages = ['/', findRoute('/brand-partners/'), '/our-story', findRoute('/article/')];

/** Milliseconds of the main thread for 1,000 px, of scripts and of all tasks, and the number of layouts during scrolling. */
type ScrollCost = Record<'script' | 'all' | 'layouts', number>;

/** The counters of the main thread: seconds and counts. */
async function readMetrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Scrolls down from the top with ten swipes of a finger, and measures the cost. */
async function measureScroll(page: Page, session: CDPSession): Promise<ScrollCost> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
  const before = await readMetrics(session);
  for (let swipes = 0; swipes < 10; swipes += 1) await swipeUp(session);
  const after = await readMetrics(session);
  const height = await page.evaluate(() => window.scrollY);
  const difference = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  const msPer1000Px = (name: string) => (difference(name) * 1_000 * 1_000) / height;
  return { script: msPer1000Px('ScriptDuration'), all: msPer1000Px('TaskDuration'), layouts: difference('LayoutCount') };
}

async function measure(browser: Browser, url: string, reducedMotion: 'reduce' | 'no-preference'): Promise<ScrollCost> {
  const page = await browser.newPage({ ...phone, reducedMotion });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const costs: ScrollCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await openHydrated(page, url);
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
 * machine, with and without motion. A thumb takes about 600 ms for 1,000 px; the cost must be much less than that, without layouts.
 */
void runOnBuiltSite(async (browser, url) => {
  console.log('ms of the main thread for each 1,000 px, median of five; layouts in all');
  for (const path of pages)
    for (const motion of ['no-preference', 'reduce'] as const) {
      const { script, all, layouts } = await measure(browser, url + path, motion);
      const cells = `script ${script.toFixed(1)}  all ${all.toFixed(1)}  layouts ${layouts}`;
      console.log(`${path.padEnd(28)} ${(motion === 'reduce' ? 'still' : 'moving').padEnd(7)} ${cells}`);
    }
});
