import { expect, test } from '@playwright/test';
import { samplePaths } from '../tests/support/sample-pages';
import { collectPageErrors } from './page-errors';

// Every page is heard while it is walked over, in wcag.e2e.ts; here one of each kind with all that moves on it.
for (const path of samplePaths.filter((one) => one !== '/404')) {
  test(`[X3, X4] ${path} loads, is scrolled to its end and rests without a fault`, async ({ page, baseURL }) => {
    const heard = collectPageErrors(page, new URL(baseURL!).host);
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The manifest of the build is asked for about a second after the start (B1).
    await page.waitForFunction(() => performance.now() > 2_500);
    expect(heard).toEqual([]);
  });
}
