import { expect, test } from '@playwright/test';
import { splitInHalves } from '../tests/support/halves';
import { samplePaths } from '../tests/support/sample-pages';
import { collectPageErrors } from './page-errors';

// Every page is heard while it is walked over, in wcag.e2e.ts; here one of each kind with all that moves on it.
for (const { part, half } of splitInHalves(samplePaths.filter((path) => path !== '/404')))
  test(`[X3, X4] a page of each kind loads and is scrolled to its end without an error (${part})`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const errors = collectPageErrors(page, new URL(baseURL!).host);
    for (const path of half) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      // The manifest of the build is asked for about a second after the start (B1).
      await page.waitForFunction(() => performance.now() > 2_500);
      expect.soft(errors, path).toEqual([]);
      // What a page still asks for when it is left is no fault of the next one.
      await page.goto('about:blank');
      errors.length = 0;
    }
  });
