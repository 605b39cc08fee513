import { expect, type Page, test } from '@playwright/test';
import { routes } from '../tests/support/built-site';
import {
  isDocumentMarked,
  markDocument,
  navigate,
  delayRequests,
  bringScripts,
  navigateAndWait,
  openHydrated,
  waitForHydration,
} from '../tests/support/page';
import { redirects } from '../tests/support/content';

const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Shows `/our-story` in a marked document that has fetched the manifest. A redirect within the site keeps the document. */
async function returnToStart(page: Page): Promise<void> {
  if (await isDocumentMarked(page)) return navigateAndWait(page, '/our-story');
  const manifest = page.waitForResponse(/\/builds\/meta\//);
  await openHydrated(page, '/our-story');
  await manifest;
  await markDocument(page);
}

test('[M1, M2, R4] a navigation in the browser follows every redirect, corrects slugs, and hides maintenance', async ({ page }) => {
  const heading = pageHeading(page);
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
  for (const { from, to } of redirects)
    await test.step(from, async () => {
      await returnToStart(page);
      const before = await heading.textContent();
      await navigate(page, from);
      await expect(page).toHaveURL(to);
      await expect(heading).not.toHaveText(before!);
      expect(await isDocumentMarked(page)).toBe(to.startsWith('/'));
    });
  const article = routes.find((path) => path.startsWith('/article/'))!;
  await returnToStart(page);
  await navigate(page, article.replace(/[^/]+$/, 'some-other-words'));
  await expect(page).toHaveURL(article);
  await waitForHydration(page);
  await navigate(page, '/maintenance');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page).toHaveTitle('Page Not Found - 404');
});

test('[M2, R3] before the manifest has loaded, a navigation to an unknown path loads a document', async ({ page }) => {
  await page.route('**/builds/meta/*', (route) => route.abort());
  await openHydrated(page, '/our-story');
  await navigate(page, '/news');
  await expect(page).toHaveURL(/\/news-and-events$/);
  await openHydrated(page, '/our-story');
  const response = page.waitForResponse(
    (candidate) => new URL(candidate.url()).pathname === '/no-such-page' && candidate.request().isNavigationRequest(),
  );
  await navigate(page, '/no-such-page');
  expect((await response).status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Page Not Found: /no-such-page');
});

for (const [state, files, isReached] of [
  ['before the scripts', '**/*.js', () => document.querySelector('script[data-scripts]') !== null],
  ['while Gatsby loads the first page', '**/page-data/our-story/page-data.json*', () => '___navigate' in window],
] as const)
  test(`[R7] a step back ${state} shows the page of the address`, async ({ page }) => {
    await page.goto('/careers');
    await waitForHydration(page);
    await navigate(page, '/our-story');
    await expect(pageHeading(page)).toHaveText(/Sixty/);
    const release = await delayRequests(page, files);
    await page.reload({ waitUntil: 'commit' });
    await bringScripts(page);
    await page.waitForFunction(isReached);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/careers');
    release();
    await expect(pageHeading(page)).toHaveText(/Work with/);
    await waitForHydration(page);
    await expect(pageHeading(page)).toHaveText(/Work with/);
    await expect(page).toHaveURL('/careers');
  });
