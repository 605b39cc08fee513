import { type BrowserContextOptions, expect, type Page, type Response, test } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../tests/support/chromium';
import { waitForHydration, waitForManifest } from '../tests/support/hydration';
import { collectPageErrors } from './page-errors';
import { routes } from '../tests/support/built-site';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

// The headless shell is idle before a page has loaded, so it fetches the scripts too early.
test.use({ launchOptions: { executablePath: findWholeChromium(), args: chromiumFlags } });

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

const findRoute = (start: string): string => routes.find((path) => path.startsWith(start))!;
const pages = [
  '/',
  '/our-story',
  '/news-and-events',
  '/careers',
  '/no-such-page',
  ...['/brand-partners/', '/article/', '/contact-us/'].map(findRoute),
];

/** The bytes of a response's body on the network. */
const getTransferSize = async (response: Response): Promise<number> => (await response.request().sizes()).responseBodySize;

/** Opens a page without interaction and returns what it has fetched, the manifest last. */
async function recordResponses(page: Page, path: string): Promise<Response[]> {
  const answers: Response[] = [];
  let underWay = 0;
  page.on('request', () => (underWay += 1));
  page.on('requestfinished', () => (underWay -= 1));
  page.on('requestfailed', () => (underWay -= 1));
  page.on('response', (response) => answers.push(response));
  await page.goto(path);
  await waitForHydration(page);
  await waitForManifest(page);
  await expect.poll(() => underWay).toBe(0);
  return answers;
}

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);
/** Without the answer that an unknown address has no data: it is the error page once more, as on any static host. */
const isData = (response: Response): boolean => response.ok() && /\/page-data\/|\/builds\//.test(response.url());
const isScript = (response: Response): boolean => response.request().resourceType() === 'script';

/** The scripts and data that a page without interaction fetches: no script before it has loaded, and few bytes. */
async function expectFewScripts(page: Page, answers: Response[]): Promise<void> {
  expect(sum(await Promise.all(answers.filter(isScript).map(getTransferSize)))).toBeLessThanOrEqual(90_000);
  expect(sum(await Promise.all(answers.filter(isData).map(getTransferSize)))).toBeLessThanOrEqual(13_000);
  const begun = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fetches = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const early = fetches.filter(({ initiatorType, startTime }) => initiatorType === 'script' && startTime < navigation!.loadEventStart);
    return early.map(({ name }) => name);
  });
  expect(begun).toEqual([]);
}

/** The head picture and the fonts of a page: named in its answer, and each fetched once. */
async function expectPreloadedOnce(page: Page, answers: Response[]): Promise<void> {
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

/** Checks the budget of a first visit to the home page on a phone: 300 KB, at most 40 KB of them for the head picture. */
async function expectLightHome(page: Page, answers: Response[]): Promise<void> {
  const weights = await Promise.all(answers.map(getTransferSize));
  expect(sum(weights)).toBeLessThanOrEqual(300_000);
  const head = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const at = answers.findIndex((response) => response.url() === head);
  expect(head).toMatch(/\.avif$/);
  expect(weights[at]).toBeGreaterThan(0);
  expect(weights[at]).toBeLessThanOrEqual(40_000);
}

/** The code of MUI and Emotion comes with the questions, which are at the end of a page, and with a toast. */
async function expectNoMui(_: Page, answers: Response[]): Promise<void> {
  const scripts = await Promise.all(
    answers.filter(isScript).map(async (response) => ({ url: response.url(), text: await response.text() })),
  );
  expect(scripts).not.toEqual([]);
  expect(scripts.filter(({ text }) => /MuiPaper|data-emotion/.test(text)).map(({ url }) => url)).toEqual([]);
}

/** The first mouse movement fetches the cursor and the smooth scroll, at most 10 KB. */
async function expectLightMouse(page: Page, answers: Response[]): Promise<void> {
  const known = answers.length;
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 340);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => answers.slice(known).filter(isScript).length).toBeGreaterThanOrEqual(2);
  const scripts = answers.slice(known).filter(isScript);
  expect(sum(await Promise.all(scripts.map(getTransferSize)))).toBeLessThanOrEqual(10_000);
}

/** What a browser says of an unknown address, and of its data. A violation of the policy begins otherwise. */
const isUnknownAddress = (error: string): boolean =>
  /^(?:answered 404|console error: Failed to load resource): .*\/no-such-page/.test(error);

const pathsWithHero = ['/', findRoute('/brand-partners/')];

const getExpectations = (path: string, device: string) => [
  expectFewScripts,
  ...(pathsWithHero.includes(path) ? [expectPreloadedOnce] : []),
  ...(path === '/' && device === 'phone' ? [expectLightHome] : []),
  ...(path === '/our-story' ? [expectNoMui] : []),
  ...(path === '/our-story' && device === 'desk' ? [expectLightMouse] : []),
];

for (const [name, options] of Object.entries({ phone, desk }))
  test(`[T1, X3, X4, X5, X7] on a ${name}, no kind of page has an error or fetches a script before it has loaded, or more than 90 KB of scripts, MUI’s code or 13 KB of data without input, hero pictures and fonts are preloaded and fetched once, and the first mouse movement fetches little`, async ({
    browser,
    baseURL,
  }) => {
    const check = async (path: string) => {
      const context = await browser.newContext({ ...options, baseURL });
      const page = await context.newPage();
      const errors = collectPageErrors(page, new URL(baseURL!).host);
      const answers = await recordResponses(page, path);
      expect(answers).not.toEqual([]);
      for (const expectation of getExpectations(path, name)) await expectation(page, answers);
      expect(errors.filter((error) => !isUnknownAddress(error))).toEqual([]);
      await context.close();
    };
    const outcomes = await Promise.allSettled(pages.map(check));
    expect(outcomes.flatMap((outcome, at) => (outcome.status === 'rejected' ? [`${pages[at]}: ${String(outcome.reason)}`] : []))).toEqual(
      [],
    );
  });

test('[N3] a press on a button before hydration is replayed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/our-story', { waitUntil: 'commit' });
  const burger = page.getByRole('banner').getByRole('button', { name: 'Open the menu' });
  await burger.click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Close the menu' })).toHaveAttribute('aria-expanded', 'true');
});

test('[X2] a link that is pressed before hydration is a plain link', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/our-story', { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
});

test('[L1] without its code the newsletter posts natively', async ({ page }) => {
  await page.goto('/careers');
  await waitForHydration(page);
  await page.route('**/*.js', (route) => route.abort());
  const field = page.locator('#newsletter-email');
  await field.fill('no address');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/api\/newsletter\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
