import { expect, test } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium';
import { openHydrated } from './hydrated';
import { expectEmpty, fillInquiry, heading, path, postsOf, reference, send, startPatientServer } from './inquiry';
import type { Served } from './serve';

let server: Served;

// The tests' browser loads every page anew; this one keeps them whole, as a visitor's does.
test.use({
  launchOptions: { executablePath: findChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test.beforeAll(async () => (server = await startPatientServer()));

test.afterAll(() => server.stop());

test('[A3] [A6] a form that was sent is empty again when its page is brought back whole, and another can be sent', async ({ page }) => {
  const posts = postsOf(page);
  await openHydrated(page, server.url + path);
  await fillInquiry(page);
  await send(page);
  await expect(page.getByText(reference)).toBeVisible();
  const first = await page.getByText(reference).textContent();
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto(`${server.url}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Tell us what you are building');
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  await expectEmpty(page);
  expect(posts).toHaveLength(1);
  await fillInquiry(page);
  await send(page);
  await expect(page.getByText(reference)).not.toHaveText(first ?? '');
});
