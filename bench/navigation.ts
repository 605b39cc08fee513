import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '../tests/support/hydration';
import { findRoute, formatRow, median, runOnBuiltSite } from './built-site';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const slowdown = 4;

/** How a link is followed: by the site with or without a transition, or by the browser, where the scripts of the site do not load. */
const ways = {
  document: { reducedMotion: 'reduce', hasScripts: false },
  'without transition': { reducedMotion: 'reduce', hasScripts: true },
  'with transition': { reducedMotion: 'no-preference', hasScripts: true },
} as const;

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

/** The milliseconds from a press on a link to the first frame of the next page. */
async function measure(browser: Browser, url: string, [from, to]: (typeof journeys)[number], way: keyof typeof ways): Promise<number> {
  const { reducedMotion, hasScripts } = ways[way];
  const context = await browser.newContext({ ...phone, reducedMotion, baseURL: url });
  await context.addInitScript({ content: recordTimes });
  if (!hasScripts) await context.route('**/*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(from);
  if (hasScripts) await waitForHydration(page);
  await page.waitForTimeout(3_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'Next', id: 'next' });
    link.style.cssText = 'position:fixed;inset:40% 20%;z-index:9999;background:#fff';
    document.body.append(link);
  }, to);
  await page.locator('#next').tap({ noWaitAfter: true });
  await page.waitForURL(to);
  await page.waitForFunction(() => Number(sessionStorage.getItem('shown')) > Number(sessionStorage.getItem('pressed')));
  const taken = (await readTime(page, 'shown')) - (await readTime(page, 'pressed'));
  await context.close();
  return taken;
}

/**
 * `npx tsx bench/navigation.ts [runs]`, after `npm run build`: prints the median time from a press on a link to the next page on a phone
 * that is four times slower than this machine, beside the time that the same document takes to load.
 */
void runOnBuiltSite(async (browser, url) => {
  const runs = Number(process.argv[2] ?? 5);
  console.log(formatRow(['from', 'to', ...Object.keys(ways).map((way) => `${way}, ms`)]));
  console.log(formatRow(['---', '---', '---:', '---:', '---:']));
  for (const journey of journeys) {
    const cells: string[] = [];
    for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await measure(browser, url, journey, way));
      cells.push(median(times).toFixed(0));
    }
    console.log(formatRow([...journey, ...cells]));
  }
});
