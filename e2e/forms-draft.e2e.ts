import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { hydrateAll, openHydrated, navigateAndWait } from '../tests/support/hydration';
import {
  consentCheckbox,
  expectEmpty,
  expectFilled,
  formField,
  fillInquiry,
  pageHeading,
  inquiryPath,
  referencePattern,
  submitInquiry,
  startUnlimitedServer,
} from './inquiry.page';
import type { RunningServer } from '../tests/support/built-site-server';
import { brokenStorage } from './broken-storage';

const readStoredDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft inquiry'));

test('[A6] what was written is there after a reload and on coming back, but never the consent', async ({ page }) => {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await page.reload();
  await hydrateAll(page);
  await expectFilled(page);
  await expect(consentCheckbox(page)).not.toBeChecked();
  await navigateAndWait(page, '/our-story');
  await navigateAndWait(page, inquiryPath);
  await expectFilled(page);
  await expect(consentCheckbox(page)).not.toBeChecked();
});

test('[A6] a draft belongs to its form and its tab', async ({ page, context }) => {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await navigateAndWait(page, '/contact-us/partnership');
  await expect(formField(page, 'Name')).toHaveValue('');
  const other = await context.newPage();
  await openHydrated(other, inquiryPath);
  await expectEmpty(other);
});

test('[A3] an address fills in the fields that links may fill, text as one plain line, and nothing else', async ({ page }) => {
  // Each address is opened by a visitor without a draft.
  await page.addInitScript(() => sessionStorage.clear());
  for (const [address, label, value] of [
    [`${inquiryPath}?brand=kohler`, /^Brand/, 'kohler'],
    ['/contact-us/showroom-visit?showroom=quezon-city&brand=agape', 'Showroom', 'quezon-city'],
    [`${inquiryPath}?brand=nobody`, /^Brand/, ''],
    [`${inquiryPath}?about=%20Taps%0A%26%20%3Cb%3Ebasins%3C%2Fb%3E`, /^Collection/, 'Taps & <b>basins</b>'],
    [`${inquiryPath}?about=${'x'.repeat(2000)}`, /^Collection/, 'x'.repeat(150)],
    [`${inquiryPath}?name=Somebody&message=Anything`, 'Name', ''],
    ['/contact-us/careers?opening=nothing', /^Opening/, ''],
  ] as const) {
    await openHydrated(page, address);
    await expect.soft(formField(page, label), address.slice(0, 80)).toHaveValue(value);
  }
});

test('[A3, W2] an opening expands at its hash, leads to its page, and the page to the form with itself chosen', async ({ page }) => {
  await openHydrated(page, '/careers#opening-materials-intern');
  await expect(page.getByRole('link', { name: 'Apply Materials intern' })).toBeVisible();
  await page.getByRole('link', { name: 'Open as a page Materials intern' }).click();
  await expect(page).toHaveURL('/careers/materials-intern');
  await expect(page.getByRole('main')).toContainText('Open until filled');
  await page.getByRole('link', { name: 'Apply Materials intern' }).click();
  await expect(page).toHaveURL('/contact-us/careers?opening=materials-intern');
  await expect(formField(page, /^Opening/)).toHaveValue('materials-intern');
});

test('[A3] a collection leads to the form with its brand and itself filled in, both to be changed', async ({ page }) => {
  await openHydrated(page, '/brand-partners/agape');
  const link = page.locator('section[aria-labelledby="collections"] a').first();
  const name = (await link.locator('b').textContent()) ?? 'none';
  await link.click();
  await expect(formField(page, /^Brand/)).toHaveValue('agape');
  await expect(formField(page, /^Collection/)).toHaveValue(name);
  await formField(page, /^Collection/).fill('Something else');
  await expect(formField(page, /^Collection/)).toHaveValue('Something else');
  await openHydrated(page, `${inquiryPath}?brand=kohler`);
  await expect(formField(page, /^Collection/)).toHaveValue('');
});

test('[A3] what the address chooses comes before what a draft holds', async ({ page }) => {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await openHydrated(page, `${inquiryPath}?brand=kohler`);
  await expect(formField(page, /^Brand/)).toHaveValue('kohler');
  await expect(formField(page, 'Name')).toHaveValue('A Sample');
  await openHydrated(page, `${inquiryPath}?brand=nobody`);
  await expect(formField(page, /^Brand/)).toHaveValue('agape');
});

test.describe('once it was stored', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;

  test.beforeAll(async () => (server = await startUnlimitedServer()));

  test.afterAll(() => server.stop());

  async function sendOne(page: Page): Promise<void> {
    await openHydrated(page, server.url + inquiryPath);
    await fillInquiry(page);
    await submitInquiry(page);
    await expect(page.getByText(referencePattern)).toBeVisible();
  }

  test('[A3] the reference is shown, and its heading has the focus', async ({ page }) => {
    await sendOne(page);
    await expect(pageHeading(page)).toHaveText('Thank you. We have it.');
    await expect(pageHeading(page)).toBeFocused();
    await expect(pageHeading(page)).toBeInViewport();
    expect(await readStoredDraft(page)).toBeNull();
  });

  test('[A3] who answers stands above the reference, and below it when it was sent, about what, and what to do with it', async ({
    page,
  }) => {
    await sendOne(page);
    const lines = page.getByRole('main').locator('div:has(> div > h1) > p');
    expect((await lines.allTextContents()).slice(0, 3)).toEqual([
      'Someone from the showroom will write to you within two working days.',
      expect.stringMatching(referencePattern),
      expect.stringMatching(/^Please quote the number when you call or visit/),
    ]);
    const [lead, , next] = await lines.evaluateAll((all) => all.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)));
    expect(lead).toBeGreaterThan(next!);
    const told = page.getByRole('main').locator('div:has(> div > h1) > dl > div');
    await expect(told).toHaveText([/^Sent\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M$/, 'BrandAgape']);
  });

  test('[X1] axe finds nothing in what stands in its place on a phone or a desk, and it scrolls only down', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await sendOne(page);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(overflow, `at ${width} px`).toBe(0);
      expect.soft(await findAxeViolations(page, 'main'), `at ${width} px`).toEqual([]);
    }
  });

  test('[A6] the form is empty after a link, back and forward, and a reload', async ({ page }) => {
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
  });

  for (const [state, spoil] of brokenStorage)
    test(`[A6] with storage ${state} the form is sent just the same`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.addInitScript(spoil);
      await sendOne(page);
      expect(errors).toEqual([]);
    });
});
