import { expect, type Page, test } from '@playwright/test';
import { messages } from '../tests/support/content';
import { delayRequests } from '../tests/support/delay-requests';
import { waitForHydration } from '../tests/support/hydration';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

const progressBar = (page: Page) => page.locator('[data-progress="true"]');

/** Holds back the data of a page until the returned function is called. */
const delayPageData = (page: Page, name: string) => delayRequests(page, `**/page-data/${name}/page-data.json*`);

/** Opens a page and waits until its links are Gatsby's. */
async function openInteractive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const storyLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^our story$/i });

test('[V3] a slow navigation shows the progress until it ends', async ({ page }) => {
  const release = await delayPageData(page, 'our-story');
  await openInteractive(page, '/');
  await expect(progressBar(page)).toHaveCount(0);
  await storyLink(page).click();
  await expect(progressBar(page)).toHaveText(messages.loading.label);
  await expect(progressBar(page)).toHaveRole('status');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).not.toBeEmpty();
  release();
  await expect(page).toHaveURL('/our-story');
  await expect(progressBar(page)).toHaveCount(0);
});

test('[V3] a slow step back shows the progress until it ends', async ({ page }) => {
  await openInteractive(page, '/');
  await storyLink(page).click();
  await expect(page).toHaveURL('/our-story');
  const release = await delayPageData(page, 'index');
  await page.reload();
  await waitForHydration(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(progressBar(page)).toHaveCount(1);
  release();
  await expect(progressBar(page)).toHaveCount(0);
  await expect(page.locator('#partners')).toBeAttached();
});

test('[V3] a page that is loaded already is shown without a progress', async ({ page }) => {
  await openInteractive(page, '/');
  await storyLink(page).click();
  // The URL changes before the page does: the progress of this navigation has ended once the page is shown.
  await expect(page.locator('#partners')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('#partners')).toBeAttached();
  await expect(progressBar(page)).toHaveCount(0);
  const changes = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const types: string[] = [];
        const watch = new MutationObserver((records) => types.push(...records.map(({ type }) => type)));
        watch.observe(document.querySelector('[data-progress]')!, { attributes: true, childList: true });
        setTimeout(() => resolve(types), 2_000);
      }),
  );
  await storyLink(page).click();
  await expect(page).toHaveURL('/our-story');
  expect(await changes).toEqual([]);
});

test('[V3] the loading screen covers no page with content, and is shown while a page has none', async ({ page }) => {
  await openInteractive(page, '/our-story');
  const screen = page.locator('[data-loading-screen]');
  await expect(screen).toBeHidden();
  await page.evaluate(() => document.querySelector('main')!.replaceChildren());
  await expect(screen).toBeVisible();
  await page.evaluate(() => document.querySelector('main')!.append('.'));
  await expect(screen).toBeHidden();
});
