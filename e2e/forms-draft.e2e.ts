import { expect, test } from '@playwright/test';
import { hydrateAll, openHydrated, navigateAndWait } from '../tests/support/hydration';
import { consentCheckbox, expectEmpty, expectFilled, formField, fillInquiry, inquiryPath } from './inquiry.page';

test('[A6] the input is restored after a reload and on return from another page, but never the consent', async ({ page }) => {
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

test('[A6] a draft belongs to one form and one tab', async ({ page, context }) => {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await navigateAndWait(page, '/contact-us/partnership');
  await expect(formField(page, 'Name')).toHaveValue('');
  const other = await context.newPage();
  await openHydrated(other, inquiryPath);
  await expectEmpty(other);
});

test('[A3] a URL fills in only the fields that links may fill, text as a single plain line', async ({ page }) => {
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

test('[A3, W2] an opening expands at its hash and links to its page, which links to the form with the opening selected', async ({
  page,
}) => {
  await openHydrated(page, '/careers#opening-materials-intern');
  await expect(page.getByRole('link', { name: 'Apply Materials intern' })).toBeVisible();
  await page.getByRole('link', { name: 'Open as a page Materials intern' }).click();
  await expect(page).toHaveURL('/careers/materials-intern');
  await expect(page.getByRole('main')).toContainText('Open until filled');
  await page.getByRole('link', { name: 'Apply Materials intern' }).click();
  await expect(page).toHaveURL('/contact-us/careers?opening=materials-intern');
  await expect(formField(page, /^Opening/)).toHaveValue('materials-intern');
});

test('[A3] a collection links to the form with its brand and its name filled in and editable', async ({ page }) => {
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

test('[A3] values of the URL take precedence over the draft', async ({ page }) => {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await openHydrated(page, `${inquiryPath}?brand=kohler`);
  await expect(formField(page, /^Brand/)).toHaveValue('kohler');
  await expect(formField(page, 'Name')).toHaveValue('A Sample');
  await openHydrated(page, `${inquiryPath}?brand=nobody`);
  await expect(formField(page, /^Brand/)).toHaveValue('agape');
});
