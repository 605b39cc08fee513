import { expect, type Page, test } from '@playwright/test';
import {
  bringScripts,
  waitForHydration,
  waitForManifest,
  openHydrated,
  recordDocumentRequests,
  isDocumentMarked,
  markDocument,
  navigate,
  delayRequests,
} from '../tests/support/page';
import { getChunkPath, readBuiltHtml } from '../tests/support/built-site';
import { inquiryPath, sendInquiry } from './inquiry.page';

const brandChunk = `**${getChunkPath('component---src-templates-brand-tsx')}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const errorHeading = "Oops! The page you're looking for isn't here.";
const errorPage = (page: Page) => page.locator('[data-error]');

/** Counts the requests by which the site asks whether its host answers, before it loads a page as a document. */
function countHostChecks(page: Page): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'HEAD') count += 1;
  });
  return () => count;
}

/** Waits for an answer of the host and a frame: what the page has requested before is answered and handled. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then(() => new Promise((done) => requestAnimationFrame(done))));

test('[B4] a failed chunk loads a document, once in ten seconds and never in a loop; the error page links home', async ({ page }) => {
  await page.route(brandChunk, (route) => route.abort());
  await openHydrated(page, '/our-story');
  await page.evaluate(() => sessionStorage.setItem('reloaded /brand-partners/agape', String(Date.now())));
  const documents = recordDocumentRequests(page);
  await navigate(page, '/brand-partners/agape');
  await expect(errorPage(page)).toHaveAttribute('data-error', 'unreachable');
  await expect(heading(page)).toHaveText(errorHeading);
  await expect(heading(page)).toBeFocused();
  expect(documents).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(errorPage(page)).toHaveCount(0);

  const countChecks = countHostChecks(page);
  await page.evaluate(() => sessionStorage.clear());
  await navigate(page, '/brand-partners/agape?from=story#gallery');
  await expect(page).toHaveURL(/\/brand-partners\/agape\?from=story#gallery$/);
  await expect(heading(page)).toHaveText(/Agape/);
  // The document lacks the same piece: it is opened by the visitor and not again within ten seconds, and stands as it was built.
  await bringScripts(page);
  await expect.poll(countChecks).toBe(2);
  await settle(page);
  expect(documents).toEqual(['/brand-partners/agape']);
  await expect(heading(page)).toHaveText(/Agape/);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/brand-partners/agape');
  for (const checks of [3, 4]) {
    await bringScripts(page);
    await expect.poll(countChecks).toBe(checks);
    await page.waitForLoadState();
  }
  await settle(page);
  expect(documents.slice(1)).toEqual(['/brand-partners/agape', '/brand-partners/agape']);
  await expect(heading(page)).toHaveText(/Agape/);
  await page.getByRole('main').getByRole('link', { name: 'Falper' }).first().click();
  await expect(page).toHaveURL(/\/brand-partners\/falper$/);
});

/** What a browser may do with the storage of a tab: scripts to run before those of a page. */
const brokenStorage = {
  blocked: `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } })`,
  full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
};

for (const [state, content] of Object.entries(brokenStorage))
  test(`[A6, B4] with storage ${state} the form can be sent, and nothing is reloaded`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript({ content });
    await openHydrated(page, inquiryPath);
    await sendInquiry(page);
    expect(errors).toEqual([]);
    await page.route(brandChunk, (route) => route.abort());
    const documents = recordDocumentRequests(page);
    await navigate(page, '/brand-partners/agape');
    await expect(errorPage(page)).toBeVisible();
    expect(documents).toEqual([]);
  });

test('[B6, B4] dangerous URLs and unknown guards are refused; without a connection an error is shown', async ({ page, context }) => {
  await page.route('**/page-data/service/page-data.json', async (route) => {
    const data = (await (await route.fetch()).json()) as { result: { pageContext: { guards: string[] } } };
    data.result.pageContext.guards = ['nobody'];
    await route.fulfill({ json: data });
  });
  await openHydrated(page, '/our-story');
  await markDocument(page);
  for (const to of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:document.title="x"', 'data:text/html,x'])
    expect([to, await navigate(page, to)]).toEqual([to, 'InvalidDestinationError']);
  await expect(page).toHaveURL(/\/our-story$/);
  expect(await isDocumentMarked(page)).toBe(true);

  const raised = page.waitForEvent('pageerror');
  await navigate(page, '/service');
  expect((await raised).message).toContain('No guard is called `nobody`');
  await expect(page).toHaveURL(/\/our-story$/);

  await context.setOffline(true);
  await navigate(page, '/careers');
  await expect(errorPage(page)).toHaveAttribute('data-error', 'unreachable');
  await expect(page).toHaveURL(/\/our-story$/);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await failed;
  await expect(errorPage(page)).toBeVisible();
  expect(await isDocumentMarked(page)).toBe(true);
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(errorPage(page)).toHaveCount(0);
});

test('[B4] a canceled step back has no effect, even if its page cannot be loaded', async ({ page }) => {
  await openHydrated(page, '/careers');
  await navigate(page, '/our-story');
  await expect(page).toHaveURL(/\/our-story$/);
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  let attempts = 0;
  await page.route('**/page-data/careers/page-data.json', async (route) => {
    attempts += 1;
    await failed;
    await route.abort();
  });
  await page.reload();
  await waitForHydration(page);
  await markDocument(page);
  await page.evaluate(() => window.history.back());
  await expect.poll(() => attempts).toBe(1);
  await page.evaluate(() => window.history.forward());
  await expect(page).toHaveURL(/\/our-story$/);
  const documents = recordDocumentRequests(page);
  fail();
  // Gatsby retries three times, and then the site would check whether the host answers.
  await expect.poll(() => attempts).toBe(4);
  await settle(page);
  expect(documents).toEqual([]);
  await expect(errorPage(page)).toHaveCount(0);
  expect(await isDocumentMarked(page)).toBe(true);
});

/** Breaks the data of a page so that drawing it fails. */
const corruptPageData = (page: Page, name: string) =>
  page.route(`**/page-data/${name}/page-data.json`, async (route) => {
    const data = (await (await route.fetch()).json()) as { result: { data: object } };
    data.result.data = { ...data.result.data, page: { path: '/careers', title: '', description: '', sections: null } };
    await route.fulfill({ json: data });
  });

test('[B7] a page that throws is replaced by the error page, and the links of the bar work', async ({ page }) => {
  await corruptPageData(page, 'careers');
  await openHydrated(page, '/our-story');
  await navigate(page, '/careers');
  await expect(errorPage(page)).toHaveAttribute('data-error', 'broken');
  await expect(heading(page)).toHaveText(errorHeading);
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL(/\/news-and-events$/);
  await expect(errorPage(page)).toHaveCount(0);
  await page.goto('/careers');
  await bringScripts(page);
  await expect(heading(page)).toHaveText(errorHeading);
});

test('[B7, X9] a crawler, which has no hand, keeps the prerendered page, also with broken data', async ({ page }) => {
  await corruptPageData(page, 'careers');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/careers', { waitUntil: 'load' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(scripts).toHaveLength(2);
  expect(readBuiltHtml('/careers')).toContain(`>${await heading(page).innerText()}</h1>`);
  await expect(errorPage(page)).toHaveCount(0);
});

test('[B5] at most four pages are prefetched at a time, on intent only', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => /\/page-data\/brand-partners\//.test(request.url()) && requests.push(request.url()));
  const release = await delayRequests(page, '**/page-data/brand-partners/**');
  await openHydrated(page, '/');
  await page.locator('#partners').scrollIntoViewIfNeeded();
  await waitForManifest(page);
  expect(requests).toEqual([]);
  const links = page.locator('#partners a[href^="/brand-partners/"]');
  for (let at = 0; at < 8; at += 1) await links.nth(at).dispatchEvent('pointerover', { bubbles: true });
  await expect.poll(() => requests.length).toBe(4);
  await settle(page);
  expect(requests).toHaveLength(4);
  release();
  await expect.poll(() => new Set(requests).size).toBe(8);
});
