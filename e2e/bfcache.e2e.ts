import { expect, test } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../tests/support/chromium';
import { openHydrated } from '../tests/support/hydration';
import { routes } from '../tests/support/built-site';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

// The browser of the tests reloads every page; this one has a back/forward cache, as the browsers of visitors do.
test.use({
  launchOptions: { executablePath: findWholeChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const findRoute = (start: string): string => routes.find((path) => path.startsWith(start))!;

test('[R7] a page of each kind is restored from the back/forward cache, at its top', async ({ page }) => {
  for (const path of ['/', '/news-and-events', '/careers', ...['/brand-partners/', '/article/', '/contact-us/'].map(findRoute)])
    await test.step(path, async () => {
      await openHydrated(page, path);
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await page.mouse.wheel(0, 900);
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect.soft(await page.evaluate(() => 'isKept' in window), path).toBe(true);
      await expect.soft.poll(() => page.evaluate(() => window.scrollY), path).toBe(0);
    });
});
