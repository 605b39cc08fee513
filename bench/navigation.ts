import type { Browser, Page } from '@playwright/test';
import { type Connection, startSiteProxy } from '../tests/browsers/site-proxy';
import { waitForReader } from '../tests/support/page';
import { formatRow, median, runOnBuiltSite } from './built-site';

/** How a document is fetched before the press, by what a script does before those of the page. */
const ways = {
  'with rules': '',
  'with links': `HTMLScriptElement.supports = () => false;
    addEventListener('DOMContentLoaded', () => document.querySelector('script[type=speculationrules]').remove());`,
  'without prefetch': `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`,
} as const;

const lines: Record<string, Connection> = {
  '1.6 Mbit/s, 150 ms': { bytesPerSecond: 200_000, latency: 150 },
  '100 Mbit/s, 10 ms': { bytesPerSecond: 12_500_000, latency: 10 },
};

/** How many times slower than this machine. */
const slowdowns = [4, 1];

/** Pages one after another, by the links of the bar. */
const [start, ...stops] = ['/our-story', '/careers', '/news-and-events', '/our-story', '/careers'] as const;

/** How long a mouse rests on a link before the press, in milliseconds. */
const hover = 300;

/** Writes down, in milliseconds since the epoch, when a link is pressed and when the frame after the heading of a page is drawn. */
const recordTimes = `{
  const write = (name, time) => sessionStorage.setItem(name, performance.timeOrigin + time);
  addEventListener('click', ({ timeStamp }) => write('pressed', timeStamp), { capture: true });
  const look = () =>
    requestAnimationFrame(() => (document.querySelector('main h1') ? requestAnimationFrame((time) => write('shown', time)) : look()));
  look();
}`;

/** The milliseconds from a press on a link, over which the mouse has rested, to the heading of its page. */
async function follow(page: Page, to: string): Promise<number> {
  const link = page.locator(`header nav a[href="${to}"]`);
  await link.hover();
  await page.waitForTimeout(hover);
  await link.click({ noWaitAfter: true });
  await page.waitForURL(`**${to}`);
  await page.waitForFunction(() => Number(sessionStorage.getItem('shown')) > Number(sessionStorage.getItem('pressed')));
  return page.evaluate(() => Number(sessionStorage.getItem('shown')) - Number(sessionStorage.getItem('pressed')));
}

/** Follows links from page to page in one tab. Returns the milliseconds of each press. */
async function measure(browser: Browser, url: string, way: keyof typeof ways, slowdown: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript({ content: recordTimes + ways[way] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url + start);
  const times: number[] = [];
  for (const stop of stops) {
    await waitForReader(page);
    await page.waitForTimeout(1_500);
    times.push(await follow(page, stop));
  }
  await context.close();
  return times;
}

/**
 * `npx tsx bench/navigation.ts [runs]`, after `npm run build`: prints the median time from a press on a link to the heading of the next page,
 * for each way in which its document is fetched before.
 */
void runOnBuiltSite(async (browser, site) => {
  const runs = Number(process.argv[2] ?? 5);
  const proxy = await startSiteProxy(new URL(site));
  console.log(formatRow(['line', 'processor', ...Object.keys(ways).map((way) => `${way}, ms`)]));
  console.log(formatRow(['---', '---', '---:', '---:', '---:']));
  for (const [line, connection] of Object.entries(lines))
    for (const slowdown of slowdowns) {
      const columns: string[] = [];
      for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1)
          times.push(...(await measure(browser, proxy.openNetwork({ isScriptless: false, connection }).url, way, slowdown)));
        columns.push(median(times).toFixed(0));
      }
      console.log(formatRow([line, `1/${slowdown}`, ...columns]));
    }
  proxy.close();
});
