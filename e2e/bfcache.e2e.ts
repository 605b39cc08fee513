import { expect, test } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../tests/support/chromium';
import { openHydrated } from '../tests/support/hydration';
import { routes } from '../tests/support/built-site';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

// The tests' browser loads every page anew; this one keeps them whole, as a visitor's does.
test.use({
  launchOptions: { executablePath: findWholeChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const findRoute = (start: string): string => routes.find((path) => path.startsWith(start))!;

for (const path of ['/', '/news-and-events', '/careers', ...['/brand-partners/', '/article/', '/contact-us/'].map(findRoute)])
  test(`${path} is kept whole for the way back, and begins at its top`, async ({ page }) => {
    await openHydrated(page, path);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.mouse.wheel(0, 900);
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
