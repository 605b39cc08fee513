import { expect, type Page, test } from '@playwright/test';
import { delayRequests } from '../tests/support/delay-requests';
import { hydrateAll, openHydrated } from '../tests/support/hydration';
import {
  consentCheckbox,
  expectFilled,
  fillInquiry,
  mainForm,
  pageHeading,
  inquiryPath,
  recordInquiryPosts,
  referencePattern,
  submitInquiry,
  sampleInquiry,
} from './inquiry.page';
import { createAddress, emailField, submitButton } from './newsletter.page';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const formTypes = ['inquiry', 'careers', 'partnership', 'showroom-visit'];

test('[A3] a form posts its fields and the fields of the service as JSON', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(pageHeading(page)).toHaveText('Thank you. We have it.');
  expect(posts).toEqual([
    {
      ...sampleInquiry,
      consent: 'yes',
      _type: 'inquiry',
      _key: expect.stringMatching(uuidPattern),
      _elapsed: expect.any(Number),
      _website: '',
    },
  ]);
});

test('[A5] input from before hydration is kept, and the elapsed time counts from the opening of the page', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  const release = await delayRequests(page, '**/*.js');
  await page.goto(inquiryPath, { waitUntil: 'domcontentloaded' });
  await fillInquiry(page);
  await page.waitForFunction(() => performance.now() > 2_500);
  release();
  await hydrateAll(page);
  await expectFilled(page);
  await expect(consentCheckbox(page)).toBeChecked();
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
  expect(Number(posts[0]?.['_elapsed'])).toBeGreaterThan(2_500);
});

test('[A5] after a navigation to a form the elapsed time counts from that navigation', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  await openHydrated(page, '/our-story');
  await page.waitForFunction(() => performance.now() > 3_000);
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expect(pageHeading(page)).toHaveText('Tell us what you are building');
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
  const now = await page.evaluate(() => performance.now());
  expect(Number(posts[0]?.['_elapsed'])).toBeLessThan(now - 3_000);
});

test('[A3] two immediate submissions are sent once', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await mainForm(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(page.getByText(referencePattern)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[X2] [A5] a form natively posts its fields, its type and the empty honeypot', async ({ page }) => {
    await page.goto(inquiryPath);
    await fillInquiry(page);
    const posted = page.waitForRequest('**/api/inquiries/');
    await submitInquiry(page);
    const request = await posted;
    const headers = { 'content-type': request.headers()['content-type'] ?? '' };
    const data = await new Response(request.postDataBuffer() as Buffer<ArrayBuffer>, { headers }).formData();
    expect(Object.fromEntries(Array.from(data, ([name, value]) => [name, typeof value === 'string' ? value : value.name]))).toEqual({
      ...sampleInquiry,
      consent: 'yes',
      _type: 'inquiry',
      _website: '',
    });
    await expect(page.getByText(referencePattern)).toBeVisible();
  });

  test('[X2] [A5] [L1] the newsletter natively posts its address and the empty honeypot', async ({ page }) => {
    await page.goto('/our-story');
    const address = createAddress('trap');
    await emailField(page).fill(address);
    const posted = page.waitForRequest('**/api/newsletter/');
    await submitButton(page).click();
    expect((await posted).postData()).toBe(`email=${encodeURIComponent(address)}&_website=`);
    await expect(pageHeading(page)).toHaveText('You are on the list.');
  });
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
