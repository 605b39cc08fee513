import { type BrowserContextOptions, type CDPSession, expect, type Page, type Response, test } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../tests/support/chromium';
import { collectPageErrors, readLayoutShift } from './page-audit';
import { readBuiltHtml, routes } from '../tests/support/built-site';
import { swipeUp, waitForManifest, withMotion } from '../tests/support/page';

test.use(withMotion);
// The whole browser fetches as many pictures ahead as a visitor’s does; the headless shell fetches more.
test.use({ launchOptions: { executablePath: findWholeChromium(), args: chromiumFlags } });

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const findRoute = (start: string): string => routes.find((path) => path.startsWith(start))!;
const pages = ['/', '/news-and-events', '/no-such-page', ...['/brand-partners/', '/article/', '/contact-us/'].map(findRoute)];

/** What a page has fetched: the kind and the bytes of each answer, its headers included. */
interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

async function recordTransfers(cdp: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) =>
    transfers.set(requestId, { url: request.url, type, bytes: NaN }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => transfers.delete(requestId));
  return transfers;
}

/** What has been fetched once no request is under way. */
async function settleTransfers(transfers: Map<string, Transfer>): Promise<Transfer[]> {
  await expect.poll(() => [...transfers.values()].every(({ bytes }) => !Number.isNaN(bytes))).toBe(true);
  return [...transfers.values()];
}

/** The element of the largest paint so far. */
const readLargestPaint = (): Promise<string> =>
  new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      resolve(element?.closest('h1, h1 + p, [data-first]')?.localName ?? element?.outerHTML.slice(0, 80) ?? 'none');
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  );

/** What one visit has fetched: all answers, and the bytes of those before the first scroll and of all; and the largest paint before it. */
interface Visit {
  answers: Response[];
  first: Transfer[];
  largest: string;
  transfers: Transfer[];
}

/** Opens a page, and scrolls it to its end by finger, as one who only reads. */
async function readToTheEnd(page: Page, path: string): Promise<Visit> {
  const cdp = await page.context().newCDPSession(page);
  const recorded = await recordTransfers(cdp);
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(path);
  const first = await settleTransfers(recorded);
  const largest = await page.evaluate(readLargestPaint);
  const isAtEnd = () => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
  for (let swipes = 0; swipes < 60 && !(await isAtEnd()); swipes += 1) await swipeUp(cdp);
  await expect.poll(isAtEnd, 'the page is scrolled to its end').toBe(true);
  return { answers, first, largest, transfers: await settleTransfers(recorded) };
}

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);
const sumScripts = (transfers: readonly Transfer[]): number =>
  sum(transfers.filter(({ type }) => type === 'Script').map(({ bytes }) => bytes));

/** The head picture and the fonts of a page: named in its answer, and each fetched once. */
async function expectPreloadedOnce(page: Page, { answers }: Visit): Promise<void> {
  const head = page.locator('main picture').first();
  const chosen = await head.locator('img').evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  const variants = await head.locator('source, img').evaluateAll((all) => all.map((one) => one.getAttribute('srcset') ?? '').join());
  const fetched = answers.map((response) => new URL(response.url()).pathname);
  const fonts = fetched.filter((one) => one.endsWith('.woff2'));
  expect(fetched.filter((one) => variants.includes(`${one} `))).toEqual([chosen]);
  expect(new Set(fonts).size).toBe(fonts.length);
  const link = answers[0]!.headers()['link'] ?? '';
  for (const one of [chosen, ...fonts]) expect(link).toContain(one);
}

/** The first visit to the home page on a phone: 180 KB with headers, at most 40 KB of them for the head picture. */
async function expectLightHome(page: Page, { first }: Visit): Promise<void> {
  expect(sum(first.map(({ bytes }) => bytes))).toBeLessThanOrEqual(180_000);
  const head = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(head).toMatch(/\.avif$/);
  expect(first.find(({ url }) => url === head)!.bytes).toBeLessThanOrEqual(40_000);
}

/** What a browser says of an unknown address. A violation of the policy begins otherwise. */
const isUnknownAddress = (error: string): boolean =>
  /^(?:answered 404|console error: Failed to load resource): .*\/no-such-page/.test(error);

const expectMissingPath = (page: Page) => expect(page.getByRole('main')).toContainText('Page Not Found: /no-such-page');

/** A finger chooses a category without the code that follows a mouse. */
const expectCategories = async (page: Page): Promise<void> => {
  await expect(page.locator('#partners nav a').first()).toBeVisible();
  await expect(page.locator('brand-index:not(:defined)')).toHaveCount(1);
};

const ownExpectations: Record<string, ((page: Page, visit: Visit) => Promise<void>)[]> = {
  '/': [expectPreloadedOnce, expectLightHome, expectCategories],
  [findRoute('/brand-partners/')]: [expectPreloadedOnce],
  '/no-such-page': [expectMissingPath],
};

test('[X3, X4, X5, X9] a page that is read to its end on a phone is whole and light', async ({ browser, baseURL }) => {
  test.slow();
  for (const path of pages) {
    const context = await browser.newContext({ ...phone, baseURL });
    const page = await context.newPage();
    const errors = collectPageErrors(page, new URL(baseURL!).host);
    const visit = await readToTheEnd(page, path);
    expect.soft(sumScripts(visit.transfers), path).toBeLessThanOrEqual(10_000);
    expect.soft(sumScripts(visit.transfers), path).toBeGreaterThan(0);
    expect.soft(visit.largest, path).toMatch(/^(?:h1|p|span)$/);
    for (const expectation of ownExpectations[path] ?? []) await expectation(page, visit);
    await expect.soft(page.locator('html'), path).toHaveAttribute('data-scrolled', 'true');
    await expect.soft(page.locator('footer opening-status').first(), path).toHaveAttribute('data-state', /open|closed/);
    expect.soft(await readLayoutShift(page), path).toBeLessThan(0.01);
    expect.soft(errors.filter((error) => !isUnknownAddress(error))).toEqual([]);
    await context.close();
  }
});

test('[X3, R11] a browser finds no mistake in the drawings of all pages', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  const drawings = routes.flatMap((path) => readBuiltHtml(path).match(/<svg\b.*?<\/svg>/gs) ?? []);
  expect(drawings.length).toBeGreaterThan(100);
  await page.setContent(drawings.join(''));
  expect(faults).toEqual([]);
});

/** Scrolls a page to its end, and back a little by the wheel. */
async function readByMouse(page: Page): Promise<void> {
  await waitForManifest(page);
  const isAtEnd = () => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
  await page.keyboard.press('End');
  await expect.poll(isAtEnd).toBe(true);
  await page.mouse.wheel(0, -300);
  await expect.poll(isAtEnd).toBe(false);
}

test('[X7, X8, X9] a mouse that reads four pages fetches each script once: the reader’s, cursor and eased scroll', async ({ page }) => {
  const transfers = await recordTransfers(await page.context().newCDPSession(page));
  const encodings = new Set<string | undefined>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') encodings.add(response.headers()['content-encoding']);
  });
  await page.goto('/');
  await readByMouse(page);
  for (const name of ['Our story', 'News', 'Careers']) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.hover();
    const path = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(path);
    await readByMouse(page);
  }
  const fetched = await settleTransfers(transfers);
  // What a page takes from the cache weighs nothing.
  const scripts = fetched.filter(({ type, bytes }) => type === 'Script' && bytes > 0);
  expect(new Set(scripts.map(({ url }) => url)).size).toBe(scripts.length);
  const isReader = ({ url }: Transfer) => url.includes('/reader-');
  expect(scripts.filter(isReader)).toHaveLength(1);
  expect(sumScripts(scripts.filter(isReader))).toBeLessThanOrEqual(10_000);
  expect(sumScripts(scripts.filter((script) => !isReader(script)))).toBeLessThanOrEqual(8_000);
  expect([...encodings]).toEqual(['br']);
  expect(fetched.map(({ url }) => url).filter((url) => /page-data|app-data|framework|\/app-/.test(url))).toEqual([]);
});
