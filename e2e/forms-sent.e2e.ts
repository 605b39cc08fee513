import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { hydrateAll, openHydrated } from '../tests/support/hydration';
import { expectEmpty, fillInquiry, pageHeading, inquiryPath, recordInquiryPosts, referencePattern, submitInquiry } from './inquiry.page';
import { brokenStorage } from './broken-storage';

const readStoredDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft inquiry'));

async function sendOne(page: Page): Promise<void> {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
}

test('[A3, X1] the confirmation has its heading focused, who answers above the reference and what was sent below, and no axe violation on a phone or a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await sendOne(page);
  await expect(pageHeading(page)).toHaveText('Thank you. We have it.');
  await expect(pageHeading(page)).toBeFocused();
  await expect(pageHeading(page)).toBeInViewport();
  expect(await readStoredDraft(page)).toBeNull();
  const lines = page.getByRole('main').locator('div:has(> div > h1) > p');
  expect((await lines.allTextContents()).slice(0, 3)).toEqual([
    'Someone from the showroom will write to you within two working days.',
    expect.stringMatching(referencePattern),
    expect.stringMatching(/^Please quote the number when you call or visit/),
  ]);
  const summaryRows = page.getByRole('main').locator('div:has(> div > h1) > dl > div');
  await expect(summaryRows).toHaveText([/^Sent\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M$/, 'BrandAgape']);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [lead, , next] = await lines.evaluateAll((all) => all.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)));
    expect.soft(lead, `at ${width} px`).toBeGreaterThan(next!);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(overflow, `at ${width} px`).toBe(0);
    expect.soft(await findAxeViolations(page, 'main'), `at ${width} px`).toEqual([]);
  }
});

test('[A3] [A6] a form that was sent is empty and sends nothing after a link, back and forward, and a reload', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  await sendOne(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expect(pageHeading(page)).toHaveText('Tell us what you are building');
  await expectEmpty(page);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Our story' }).click();
  await expect(page).toHaveURL(/our-story$/);
  // The address is there before the page.
  await expect(page.getByText(referencePattern)).toHaveCount(0);
  await page.goBack();
  await expect(pageHeading(page)).toHaveText('Tell us what you are building');
  await expectEmpty(page);
  await page.reload();
  await hydrateAll(page);
  await expectEmpty(page);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
  await page.goto('/our-story');
  await page.goBack();
  await hydrateAll(page);
  await expect(pageHeading(page)).toHaveText('Tell us what you are building');
  await expectEmpty(page);
  await page.goForward();
  await page.goBack();
  await hydrateAll(page);
  await expectEmpty(page);
  expect(posts).toHaveLength(3);
});

for (const [state, spoil] of brokenStorage)
  test(`[A6] with storage ${state} the form can be sent`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(spoil);
    await sendOne(page);
    expect(errors).toEqual([]);
  });
