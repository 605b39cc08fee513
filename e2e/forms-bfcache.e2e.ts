import { expect, test } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../tests/support/chromium';
import { openHydrated } from '../tests/support/hydration';
import { expectEmpty, fillInquiry, pageHeading, inquiryPath, recordInquiryPosts, referencePattern, submitInquiry } from './inquiry.page';

// The browser of the tests reloads every page; this one has a back/forward cache, as the browsers of visitors do.
test.use({
  launchOptions: { executablePath: findWholeChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('[A3] [A6] a form that was sent is empty when its page is restored from the back/forward cache, and another can be sent', async ({
  page,
}) => {
  const posts = recordInquiryPosts(page);
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
  const first = await page.getByText(referencePattern).textContent();
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect(pageHeading(page)).toHaveText('Tell us what you are building');
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  await expectEmpty(page);
  expect(posts).toHaveLength(1);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).not.toHaveText(first ?? '');
});
