import { expect, type Page, test } from '@playwright/test';
import { openHydrated, navigateAndWait } from '../tests/support/hydration';
import { consentCheckbox, expectEmpty, fillInquiry, formField, inquiryPath, mainForm } from './inquiry.page';

const formTypes = ['inquiry', 'careers', 'partnership', 'showroom-visit'];

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

async function expectPrivacyNotice(page: Page): Promise<void> {
  await expect(consentCheckbox(page)).not.toBeChecked();
  for (const what of [
    'Narra Home & Building',
    'is responsible',
    'your name',
    'for nothing else',
    'two years',
    'RA 10173',
    'National Privacy Commission',
  ])
    await expect(mainForm(page)).toContainText(what);
  await expect(mainForm(page).getByRole('link', { name: 'privacy@narra.example' })).toBeVisible();
  await expect(mainForm(page).getByRole('link', { name: 'the whole notice' })).toHaveAttribute('href', '/privacy');
}

test('[A5] [A6, W3] each form has honeypots that are hidden and not focusable, and beside its consent states who stores which data, why, for how long, and with which rights', async ({
  page,
}) => {
  for (const type of formTypes)
    await test.step(`/contact-us/${type}`, async () => {
      await openHydrated(page, `/contact-us/${type}`);
      const traps = page.locator('[name="_website"]');
      await expect(traps).toHaveCount(2);
      for (const trap of await traps.all()) {
        await expect(trap).not.toBeInViewport();
        await expect(trap).toHaveAttribute('tabindex', '-1');
        await expect(trap).toHaveAttribute('autocomplete', 'off');
        await expect(trap.locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveCount(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      await expectPrivacyNotice(page);
    });
});
