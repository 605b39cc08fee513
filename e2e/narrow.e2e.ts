import { expect, test } from '@playwright/test';
import { openRoutes } from './site';

test.use({ viewport: { width: 320, height: 640 } });

for (const path of [...openRoutes, '/no-such-page']) {
  test(`[X1] ${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.goto(path);
    const beyond = await page.evaluate(() => {
      scrollTo({ left: 1_000, behavior: 'instant' });
      return { scrolled: scrollX, width: document.documentElement.scrollWidth };
    });
    expect(beyond).toEqual({ scrolled: 0, width: 320 });
  });
}
