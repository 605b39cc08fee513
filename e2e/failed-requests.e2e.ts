import { expect, test } from '@playwright/test';
import { samplePaths } from '../tests/support/sample-pages';

for (const route of samplePaths) {
  test(`[B4, X2] ${route} is read as it was built when every script and the service are away, and its links lead on`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(/\.js(?:\?|$)|\/api\//, (request) => request.abort());
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    expect(errors).toEqual([]);
  });
}
