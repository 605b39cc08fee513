import { expect, type Page, test } from '@playwright/test';
import { navigate } from '../tests/support/client-navigation';
import { delayRequests } from '../tests/support/delay-requests';
import { bringScripts, waitForHydration } from '../tests/support/hydration';

const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

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
