import { expect, type Page, test } from '@playwright/test';

/** The sum of all layout shifts of the document so far. Where there is none, nothing is told. */
const readLayoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 200, 0);
      }),
  );

test('[X5, N1] no page shifts visibly when the web fonts load', async ({ page }) => {
  let release: () => void = () => undefined;
  let held = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  // The fallback fonts are those of Windows, macOS, iOS and Android. Linux has one of the same measures in "fonts-liberation".
  for (const path of ['/', '/our-story', '/brand-partners/agape', '/news-and-events', '/contact-us/inquiry', '/404'])
    await test.step(path, async () => {
      held = new Promise((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect(await readLayoutShift(page), path).toBeLessThan(0.01);
    });
});
