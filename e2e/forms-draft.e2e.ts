import { expect, test } from '@playwright/test';
import { openHydrated, navigateAndWait } from '../tests/support/hydration';
import { expectEmpty, formField, fillInquiry, inquiryPath } from './inquiry.page';

test('[A6] a draft belongs to one form and one tab', async ({ page, context }) => {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await navigateAndWait(page, '/contact-us/partnership');
  await expect(formField(page, 'Name')).toHaveValue('');
  const other = await context.newPage();
  await openHydrated(other, inquiryPath);
  await expectEmpty(other);
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

test('[A3] a collection links to the form with its brand and its name filled in and editable, and another link takes precedence over the draft', async ({
  page,
}) => {
  await openHydrated(page, '/brand-partners/agape');
  const link = page.locator('section[aria-labelledby="collections"] a').first();
  const name = (await link.locator('b').textContent()) ?? 'none';
  await link.click();
  await expect(formField(page, /^Brand/)).toHaveValue('agape');
  await expect(formField(page, /^Collection/)).toHaveValue(name);
  await formField(page, /^Collection/).fill('Something else');
  await expect(formField(page, /^Collection/)).toHaveValue('Something else');
  await openHydrated(page, `${inquiryPath}?brand=kohler&name=Somebody`);
  await expect(formField(page, /^Brand/)).toHaveValue('kohler');
  await expect(formField(page, 'Name')).toHaveValue('');
  await expect(formField(page, /^Collection/)).toHaveValue('');
});
