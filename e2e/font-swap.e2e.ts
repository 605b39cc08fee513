import { expect, test } from '@playwright/test';
import { routes } from '../tests/support/built-site';
import { waitForReader } from '../tests/support/page';
import { readLayoutShift } from './page-audit';

/** Whether the page has been painted with its fallback fonts. */
const hasPainted = () => document.fonts.status === 'loading' && performance.getEntriesByType('paint').length > 0;

test('[X5, N1] no page shifts visibly when the web fonts load and the scripts start', async ({ page }) => {
  let release: () => void = () => undefined;
  let held = Promise.resolve();
  await page.route(/\.(?:js|woff2)$/, async (route) => {
    await held;
    await route.continue();
  });
  // The fallback fonts are those of Windows, macOS, iOS and Android. Linux has one of the same measures in "fonts-liberation".
  const kinds = ['/our-story', '/news-and-events', '/contact-us/inquiry', '/search', '/board', '/careers', '/404'];
  const entries = ['/brand-partners/', '/article/', '/showrooms/'].map((start) => routes.find((path) => path.startsWith(start))!);
  for (const path of ['/', ...kinds, ...entries])
    await test.step(path, async () => {
      held = new Promise((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(hasPainted);
      release();
      await page.evaluate(() => document.fonts.ready);
      await waitForReader(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect.soft(await readLayoutShift(page), path).toBeLessThan(0.005);
    });
});
