import { expect, type Page, test } from '@playwright/test';
import { messages } from '../tests/support/content';
import { delayRequests, waitForHydration, withMotion } from '../tests/support/page';

test.use(withMotion);

const progressBar = (page: Page) => page.locator('[data-progress="true"]');

const delayPageData = (page: Page, name: string) => delayRequests(page, `**/page-data/${name}/page-data.json*`);

const storyLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^our story$/i });

test('[V3] slow steps show their progress, loaded pages none, and an empty page the loading screen', async ({ page }) => {
  const releaseStory = await delayPageData(page, 'our-story');
  await page.goto('/');
  await waitForHydration(page);
  await expect(progressBar(page)).toHaveCount(0);
  await storyLink(page).click();
  await expect(progressBar(page)).toHaveText(messages.loading.label);
  await expect(progressBar(page)).toHaveRole('status');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).not.toBeEmpty();
  releaseStory();
  await expect(page).toHaveURL('/our-story');
  await expect(progressBar(page)).toHaveCount(0);

  await expect(page.locator('#partners')).toHaveCount(0);

  const releaseHome = await delayPageData(page, 'index');
  await page.reload();
  await waitForHydration(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(progressBar(page)).toHaveCount(1);
  releaseHome();
  await expect(progressBar(page)).toHaveCount(0);
  await expect(page.locator('#partners')).toBeAttached();

  const screen = page.locator('[data-loading-screen]');
  await expect(screen).toBeHidden();
  await page.evaluate(() => document.querySelector('main')!.replaceChildren());
  await expect(screen).toBeVisible();
  const readMoving = () =>
    screen.evaluate((all) => all.getAnimations({ subtree: true }).map(({ effect }) => (effect as KeyframeEffect).pseudoElement));
  expect(await readMoving()).toEqual([null, '::after']);
  await page.evaluate(() => document.querySelector('main')!.append('.'));
  await expect(screen).toBeHidden();
});
