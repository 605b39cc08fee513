import { expect, type Page, test } from '@playwright/test';
import { openHydrated, waitForHydration } from '../tests/support/hydration';
import {
  consentCheckbox,
  expectFilled,
  formField,
  fillInquiry,
  mainForm,
  inquiryPath,
  recordInquiryPosts,
  formStatus,
  submitInquiry,
} from './inquiry.page';

const invalidFields = (page: Page) => mainForm(page).locator('[aria-invalid="true"]');

test('[A3] missing fields have an error message each and a summary beside the button, the first is focused, and a message is removed only when its field is valid', async ({
  page,
}) => {
  const posts = recordInquiryPosts(page);
  await openHydrated(page, inquiryPath);
  await submitInquiry(page);
  await expect(invalidFields(page)).toHaveCount(5);
  await expect(formField(page, 'Name')).toBeFocused();
  await expect(formField(page, 'Name')).toHaveAccessibleDescription('Write your name, as you would like to be addressed');
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose the one that comes nearest');
  await expect(consentCheckbox(page)).toHaveAccessibleDescription('Tick the box, so that we may answer you');
  await expect(formStatus(page)).toHaveText('Some fields need your attention.');
  await expect(mainForm(page).locator('[aria-live], [role="alert"], [role="status"]')).toHaveCount(1);
  await expect(formField(page, 'Name')).toBeInViewport();
  expect(posts).toEqual([]);

  await formField(page, 'Name').fill('A Sample');
  await formField(page, 'E-mail Address').fill('visitor@sample.example');
  await submitInquiry(page);
  // Where none of several choices was made, the first has the focus.
  await expect(page.getByRole('radio', { name: 'Homeowner' })).toBeFocused();
  await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid');

  await fillInquiry(page);
  await formField(page, 'E-mail Address').fill('visitor@sample');
  await consentCheckbox(page).uncheck();
  await submitInquiry(page);
  await expect(invalidFields(page)).toHaveCount(2);
  await formField(page, 'E-mail Address').pressSequentially('.');
  await expect(invalidFields(page)).toHaveCount(2);
  await formField(page, 'E-mail Address').pressSequentially('ph');
  await expect(invalidFields(page)).toHaveCount(1);
  await expect(formField(page, 'E-mail Address')).toBeFocused();
  await expect(formStatus(page)).toHaveText('One field needs your attention.');
  await consentCheckbox(page).check();
  await expect(invalidFields(page)).toHaveCount(0);
  await expect(formStatus(page)).toBeEmpty();
  expect(posts).toEqual([]);
});

test.describe('in a browser on the other side of the world', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('[A3] the first available day is tomorrow in Manila, also after a navigation', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-30T20:00:00Z');
    await openHydrated(page, '/contact-us/showroom-visit');
    await expect(formField(page, 'Day')).toHaveAttribute('min', '2027-01-01');
    await openHydrated(page, inquiryPath);
    await page.getByRole('link', { name: 'Showroom visit' }).first().click();
    await expect(formField(page, 'Day')).toHaveAttribute('min', '2027-01-01');
  });
});

test('[A3] a past day is rejected, also by the service with the message of its field', async ({ page, request }) => {
  await openHydrated(page, '/contact-us/showroom-visit');
  await formField(page, 'Day').fill('2020-01-01');
  await page.getByRole('button', { name: /^propose the visit$/i }).click();
  await expect(formField(page, 'Day')).toHaveAccessibleDescription(/from tomorrow onward$/);
  const showroom = await formField(page, 'Showroom').locator('option').nth(1).getAttribute('value');
  const visit = { _type: 'showroom-visit', name: 'A Sample', email: 'past@sample.example', phone: '+63 917 555 0100', showroom };
  const answer = await request.post('/api/inquiries/', { data: { ...visit, date: '2026-01-02', time: '9:30 AM', consent: 'yes' } });
  const words = 'Choose a day, from tomorrow onward';
  expect([answer.status(), await answer.json()]).toEqual([422, { error: words, fields: { date: words } }]);
});

test('[A3] an error of the service is shown beside its field; for an unknown field the message is to load the page again', async ({
  page,
}) => {
  const fields = { phone: 'This number is not in use', message: 'Tell us a little more' };
  const refusals = [{ budget: 'Choose one' }, fields];
  await page.route('**/api/inquiries/', (route) =>
    route.fulfill({ status: 422, json: { error: 'Some fields.', fields: refusals.shift() } }),
  );
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(formStatus(page)).toHaveText(/load the page again.* Everything you wrote is still here\.$/);
  await submitInquiry(page);
  await expect(formField(page, 'Message')).toHaveAccessibleDescription(fields.message);
  await expect(formField(page, /^Phone/)).toHaveAccessibleDescription(fields.phone);
  await expect(formField(page, /^Phone/)).toBeFocused();
  await expectFilled(page);
  await formField(page, /^Phone/).fill('+63 917 555 0100');
  await expect(invalidFields(page)).toHaveCount(1);
  await page.reload();
  await expectFilled(page);
});

test('[A1] a form that is submitted before its code has loaded shows its errors in place', async ({ page }) => {
  await page.goto(inquiryPath);
  await waitForHydration(page);
  await page.route('**/*.js', (route) => new Promise((resolve) => setTimeout(resolve, 300)).then(() => route.continue()));
  await mainForm(page)
    .locator('[type="submit"]')
    .evaluate((button: HTMLElement) => button.click());
  await expect(invalidFields(page)).not.toHaveCount(0);
  await expect(page).toHaveURL(inquiryPath);
});
