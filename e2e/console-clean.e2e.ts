import { expect, test } from '@playwright/test';
import { splitInHalves } from '../tests/support/halves';
import { samplePaths } from '../tests/support/sample-pages';
import { collectPageErrors } from './page-errors';

// wcag.e2e.ts collects the errors of every page; this test uses one page of each kind, with all its animations.
for (const { part, half } of splitInHalves(samplePaths.filter((path) => path !== '/404')))
  test(`[X3, X4] a page of each kind loads and is scrolled to its end without an error (${part})`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const errors = collectPageErrors(page, new URL(baseURL!).host);
    for (const path of half) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      // The manifest of the build is requested about a second after the start (B1).
      await page.waitForFunction(() => performance.now() > 2_500);
      expect.soft(errors, path).toEqual([]);
      // Requests that are pending when a page is left are not errors of the next page.
      await page.goto('about:blank');
      errors.length = 0;
    }
  });
