import { expect, type Page, test } from '@playwright/test';

/** Where the items of the bar begin, in px. */
const readBar = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelector('header nav')!.children, (item) => item.getBoundingClientRect().left));

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

/** Opens pages in one window, each in its fallback fonts, and then lets the web fonts come. */
async function openWithLateFonts(
  page: Page,
  paths: readonly string[],
  look: (path: string, release: () => Promise<void>) => Promise<void>,
) {
  let release: () => void = () => undefined;
  let held = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  for (const path of paths)
    await test.step(path, async () => {
      held = new Promise((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
      await look(path, async () => {
        release();
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      });
    });
}

test('[X5, N1] the bar does not shift when the web fonts load', async ({ page }) => {
  // The fallback fonts are those of Windows, macOS, iOS and Android. Linux has one of the same measures in "fonts-liberation".
  await openWithLateFonts(page, ['/our-story'], async (path, release) => {
    const before = await readBar(page);
    expect(before.length).toBeGreaterThan(4);
    await release();
    for (const [at, left] of (await readBar(page)).entries()) expect(Math.abs(left - before[at]!), path).toBeLessThan(6);
  });
});

test('[X5] no page shifts visibly when the web fonts load', async ({ page }) => {
  await openWithLateFonts(
    page,
    ['/', '/our-story', '/brand-partners/agape', '/news-and-events', '/contact-us/inquiry', '/404'],
    async (path, release) => {
      await release();
      expect(await readLayoutShift(page), path).toBeLessThan(0.01);
    },
  );
});
