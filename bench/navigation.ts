import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '../tests/support/page';
import { findRoute, formatRow, median, runOnBuiltSite } from './built-site';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const slowdown = 4;

/** How a link is followed: by the site with or without a transition, or by the browser, where the scripts of the site do not load. */
const ways = {
  document: { reducedMotion: 'reduce', hasScripts: false },
  'without transition': { reducedMotion: 'reduce', hasScripts: true },
  'with transition': { reducedMotion: 'no-preference', hasScripts: true },
} as const;
type Way = keyof typeof ways;

const journeys: [from: string, to: string][] = [
  ['/', '/our-story'],
  ['/our-story', '/careers'],
  ['/careers', '/news-and-events'],
  ['/news-and-events', findRoute('/article/')],
  [findRoute('/article/'), '/news-and-events'],
  [findRoute('/brand-partners/'), '/contact-us/inquiry'],
];

/** Writes down, in milliseconds since the epoch, when a link is pressed and when the first frame with another page is drawn. */
const recordTimes = `{
  const write = (name, time) => sessionStorage.setItem(name, performance.timeOrigin + time);
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') write('shown', startTime);
  }).observe({ type: 'paint', buffered: true });
  addEventListener('click', ({ timeStamp }) => {
    write('pressed', timeStamp);
    const first = document.querySelector('main h1');
    const look = () => {
      if (document.querySelector('main h1') === first) requestAnimationFrame(look);
      else requestAnimationFrame(() => write('shown', performance.now()));
    };
    look();
  }, { capture: true });
}`;

const readTime = (page: Page, name: string) => page.evaluate((key) => Number(sessionStorage.getItem(key)), name);

/** A mobile connection in megabits a second and milliseconds for a round trip; null is that of this machine. */
const fourG = { megabits: 1.6, latency: 150 };

/** Follows links from page to page in one tab. Returns the milliseconds from each press to the first frame of the next page. */
async function measure(
  browser: Browser,
  url: string,
  [from, ...stops]: readonly string[],
  way: Way,
  network: typeof fourG | null,
): Promise<number[]> {
  const { reducedMotion, hasScripts } = ways[way];
  const context = await browser.newContext({ ...phone, reducedMotion, baseURL: url });
  await context.addInitScript({ content: recordTimes });
  if (!hasScripts) await context.route('**/*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(from!);
  if (hasScripts) await waitForHydration(page);
  await page.waitForTimeout(3_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const bytes = network && (network.megabits * 1_000_000) / 8;
  if (network && bytes)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  const times: number[] = [];
  for (const to of stops) {
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: 'Next', id: 'next' });
      link.style.cssText = 'position:fixed;inset:40% 20%;z-index:9999;background:#fff';
      document.body.append(link);
    }, to);
    await page.locator('#next').tap({ noWaitAfter: true });
    await page.waitForURL(to);
    await page.waitForFunction(() => Number(sessionStorage.getItem('shown')) > Number(sessionStorage.getItem('pressed')));
    times.push((await readTime(page, 'shown')) - (await readTime(page, 'pressed')));
    // The link of a document is gone with it.
    await page.evaluate(() => document.querySelector('#next')?.remove());
    await page.waitForTimeout(2_000);
  }
  await context.close();
  return times;
}

/** The way whose first, second and third press are measured on a mobile connection. */
const walk = ['/', '/our-story', '/careers', '/news-and-events'];

async function printRows(runs: number, labels: readonly string[][], measureWay: (way: Way) => Promise<number[]>): Promise<void> {
  const columns: string[][] = [];
  for (const way of Object.keys(ways) as Way[]) {
    const all: number[][] = [];
    for (let run = 0; run < runs; run += 1) all.push(await measureWay(way));
    columns.push(labels.map((_, at) => median(all.map((times) => times[at]!)).toFixed(0)));
  }
  labels.forEach((label, at) => console.log(formatRow([...label, ...columns.map((column) => column[at]!)])));
}

/**
 * `npx tsx bench/navigation.ts [runs]`, after `npm run build`: prints the median time from a press on a link to the next page on a phone
 * that is four times slower than this machine, beside the time that the same document takes to load: first on the connection of this machine, then
 * for three presses in a row at 1.6 Mbit/s and 150 ms.
 */
void runOnBuiltSite(async (browser, url) => {
  const runs = Number(process.argv[2] ?? 5);
  console.log(formatRow(['from', 'to', ...Object.keys(ways).map((way) => `${way}, ms`)]));
  console.log(formatRow(['---', '---', '---:', '---:', '---:']));
  for (const journey of journeys) await printRows(runs, [journey], (way) => measure(browser, url, journey, way, null));
  const presses = walk.slice(1).map((to, at) => [`press ${at + 1}, 4G`, to]);
  await printRows(runs, presses, (way) => measure(browser, url, walk, way, fourG));
});
