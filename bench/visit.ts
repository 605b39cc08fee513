import type { Browser, BrowserContextOptions } from '@playwright/test';
import { findRoute, formatRow, runOnBuiltSite } from './built-site';

const article = findRoute('/article/');
const paths = ['/', findRoute('/brand-partners/'), article, '/contact-us/inquiry'];
const devices: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** Opens pages one after another in one browser, each to its end, and counts what the server sends: `[requests, bytes]`, headers included. */
async function measureVisit(browser: Browser, url: string, device: BrowserContextOptions): Promise<[number, number][]> {
  const page = await browser.newPage(device);
  const client = await page.context().newCDPSession(page);
  const totals: [number, number][] = [];
  let fromNetwork = new Map<string, number>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && response.url.startsWith(url)) fromNetwork.set(requestId, response.encodedDataLength);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fromNetwork.has(requestId)) fromNetwork.set(requestId, encodedDataLength);
  });
  for (const path of paths) {
    fromNetwork = new Map();
    await page.goto(url + path);
    for (let at = 0; at < (await page.evaluate<number>('document.documentElement.scrollHeight')); at += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(200);
    }
    await page.waitForLoadState('networkidle');
    totals.push([fromNetwork.size, [...fromNetwork.values()].reduce((sum, length) => sum + length, 0)]);
  }
  await page.close();
  return totals;
}

/** `npx tsx bench/visit.ts`, after `npm run build`: what a visit of four pages, each read to its end, asks of the host. */
void runOnBuiltSite(async (browser, url) => {
  console.log(`${formatRow(['visit', ...paths, 'all'])}\n${formatRow(['---', ...paths.map(() => '---:'), '---:'])}`);
  for (const [name, device] of Object.entries(devices)) {
    const totals = await measureVisit(browser, url, device);
    const all = totals.reduce<[number, number]>(([requests, bytes], [more, length]) => [requests + more, bytes + length], [0, 0]);
    console.log(formatRow([name, ...[...totals, all].map(([requests, bytes]) => `${requests} requests, ${Math.round(bytes / 1000)} KB`)]));
  }
});
