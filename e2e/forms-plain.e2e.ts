import { expect, type Page, test } from '@playwright/test';
import { expectFilled, fillInquiry, inquiryPath, pageHeading, referencePattern, sampleInquiry, submitInquiry } from './inquiry.page';
import { emailField, submitButton } from './newsletter.page';
import { expectAccessible } from './page-audit';

/** Expects a page to be accessible. axe needs scripts, so that it looks at a copy of the page. */
async function expectAccessibleCopy(page: Page, title: string): Promise<void> {
  const body = await page.content();
  const copy = await page.context().browser()!.newPage({ javaScriptEnabled: true });
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await copy.goto(page.url());
  await expect(pageHeading(copy)).toHaveText(title);
  await expectAccessible(copy, title);
  await copy.close();
}

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 844 } });

test('[X2, A5, L1] without scripts an address is subscribed once', async ({ page }) => {
  // Not subscribed, even when the test runs again.
  const address = `plain-${Date.now()}@sample.example`;
  for (const [title, status] of [
    ['You are on the list.', 201],
    ['This did not go through.', 409],
  ] as const) {
    await page.goto('/our-story');
    await emailField(page).fill(address);
    const answered = page.waitForResponse('**/api/newsletter/');
    await submitButton(page).click();
    expect((await answered).status()).toBe(status);
    expect((await answered).request().postData()).toMatch(new RegExp(`^email=${encodeURIComponent(address)}&_notice=[^&]+&_margin=$`));
    await expect(pageHeading(page)).toHaveText(title);
  }
  await page.getByRole('link', { name: 'Start with an empty form' }).click();
  await expect(page).toHaveURL('/our-story');
});

test('[X2, X1, A3, A5] without scripts an inquiry is rejected, corrected, confirmed, and sent once', async ({ page }) => {
  const items = page.getByRole('main').getByRole('listitem');
  await page.goto(inquiryPath);
  await submitInquiry(page);
  await expect(pageHeading(page)).toHaveText('Almost there.');
  await expect(items).toHaveCount(5);
  await expectAccessibleCopy(page, 'Almost there.');
  for (const [width, fills] of [
    [390, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const box = await page.getByRole('link', { name: 'Start with an empty form' }).boundingBox();
    expect(box!.width > width / 2).toBe(fills);
    expect(box!.height).toBeGreaterThanOrEqual(44);
  }

  await page.goBack();
  await fillInquiry(page);
  await page.getByLabel('Message').fill('');
  await submitInquiry(page);
  await expect(pageHeading(page)).toHaveText('Almost there.');
  await expect(items).toContainText('Message');

  await page.goBack();
  await page.getByLabel('Message').fill(sampleInquiry.message);
  const posted = page.waitForRequest('**/api/inquiries/');
  await submitInquiry(page);
  await expect(pageHeading(page)).toHaveText('Thank you. We have it.');
  const request = await posted;
  const headers = { 'content-type': request.headers()['content-type'] ?? '' };
  const data = await new Response(request.postDataBuffer() as Buffer<ArrayBuffer>, { headers }).formData();
  expect(Object.fromEntries(Array.from(data, ([name, value]) => [name, typeof value === 'string' ? value : value.name]))).toEqual({
    ...sampleInquiry,
    consent: 'yes',
    _type: 'inquiry',
    _notice: expect.stringMatching(/^\d+-[0-9a-f]{8} [0-9a-f]{12}$/),
    _margin: '',
  });
  await expectAccessibleCopy(page, 'Thank you. We have it.');
  const shown = await page.getByText(referencePattern).textContent();
  await page.reload();
  await expect(page.getByText(referencePattern)).toHaveText(shown ?? '');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expectFilled(page);
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toHaveText(shown ?? '');
});

test.describe('where no script comes', () => {
  test.use({ javaScriptEnabled: true });

  test('[X2, B4] the form of a visit has its hours and is posted by the browser, and nothing shows that needs a script', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/brand-partners/agape');
    await expect(page.locator('board-toggle').first()).toBeHidden();
    await page.goto('/contact-us/showroom-visit');
    for (const [label, value] of [
      ['Showroom', 'bgc'],
      ['Hour', '10:00 AM'],
    ] as const)
      await page.getByLabel(label, { exact: true }).selectOption(value);
    await page.getByLabel('Day', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: /^book a visit$/i }).click();
    await expect(pageHeading(page)).toHaveText('Almost there.');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Day' })).toContainText('from tomorrow onward');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hour' })).toHaveCount(0);
  });
});
