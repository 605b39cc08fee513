import { expect } from '@playwright/test';
import { test } from '../tests/support/reading-page';
import { samplePaths } from '../tests/support/sample-pages';

test('[B4, X2] a page of each kind is readable and its links work when every script and the service fail', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(/\.js(?:\?|$)|\/api\//, (request) => request.abort());
  for (const path of samplePaths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty();
      await page.locator('header a[href="/"]').first().click();
      await expect.soft(page, path).toHaveURL('/');
      expect.soft(errors.splice(0), path).toEqual([]);
    });
});
