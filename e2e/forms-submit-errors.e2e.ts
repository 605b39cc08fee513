import { expect, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import {
  consentCheckbox,
  expectFilled,
  formField,
  fillInquiry,
  pageHeading,
  inquiryPath,
  recordInquiryPosts,
  referencePattern,
  formStatus,
  submitInquiry,
} from './inquiry.page';
import { type RunningServer, startFormsServer } from '../tests/support/built-site-server';

const keptMessage = 'Everything you wrote is still here.';

/** No two in a row have the same message, so that a message found after a response cannot be the one before it. */
const faultyAnswers = [
  ['a 404 in HTML', { status: 404, body: '<h1>Not found</h1>' }, /an answer we did not expect\. /],
  ['a 503 with words', { status: 503, json: { error: 'Our service is away for a moment.' } }, /^Our service is away for a moment\. /],
  ['a 200 that cannot be read', { status: 200, body: '<h1>Hello</h1>' }, /an answer we did not expect\. /],
  ['a 502 in HTML', { status: 502, body: '<h1>Bad gateway</h1>' }, /does not answer as it should just now\. .* call a showroom\. /],
] as const;

test('[A3] after each error response the form shows what to do, and keeps the input', async ({ page }) => {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  for (const [name, answer, words] of faultyAnswers)
    await test.step(name, async () => {
      await page.route('**/api/inquiries/', (route) => route.fulfill(answer), { times: 1 });
      await submitInquiry(page);
      await expect.soft(formStatus(page), name).toHaveText(words);
      await expect.soft(formStatus(page), name).toContainText(keptMessage);
      await expectFilled(page);
      await expect(consentCheckbox(page)).toBeChecked();
    });
});

test('[A3] without a connection the form reports it, keeps the input, and can be sent once the connection is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await context.setOffline(true);
  await submitInquiry(page);
  await expect(formStatus(page)).toHaveText(
    `There is no connection at the moment. Please send it again once you are back online. ${keptMessage}`,
  );
  await expectFilled(page);
  await context.setOffline(false);
  await submitInquiry(page);
  await expect(pageHeading(page)).toHaveText('Thank you. We have it.');
});

test('[A3] after a lost response the same values are sent with the same key, also after a reload, and are stored once', async ({
  page,
}) => {
  const posts = recordInquiryPosts(page);
  const answers: string[] = [];
  await page.route('**/api/inquiries/', async (route) => {
    const answer = await route.fetch();
    answers.push(((await answer.json()) as { reference: string }).reference);
    await route.abort('failed');
  });
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(formStatus(page)).toHaveText(/could not reach our service/);
  await page.unroute('**/api/inquiries/');
  await openHydrated(page, inquiryPath);
  await expectFilled(page);
  await consentCheckbox(page).check();
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toContainText(answers[0] ?? 'none');
  expect(posts.map(({ _key }) => _key)).toEqual([posts[0]?.['_key'], posts[0]?.['_key']]);
});

test('[A3] other values are another inquiry, and none is lost', async ({ page }) => {
  const posts = recordInquiryPosts(page);
  await page.route('**/api/inquiries/', (route) => route.abort('failed'));
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect(formStatus(page)).toHaveText(/could not reach our service/);
  await formField(page, 'Message').fill('A bath on the thirteenth floor.');
  await page.unroute('**/api/inquiries/');
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
  expect(posts[1]?.['_key']).not.toBe(posts[0]?.['_key']);
});

test.describe('where the service accepts one inquiry from an address', () => {
  let strict: RunningServer;

  test.beforeAll(async () => (strict = await startFormsServer({ LIMIT_PER_EMAIL: '1' })));

  test.afterAll(() => strict.stop());

  test('[A5] a visitor over the limit sees how long to wait', async ({ page }) => {
    await openHydrated(page, strict.url + inquiryPath);
    await fillInquiry(page);
    await submitInquiry(page);
    await expect(page.getByText(referencePattern)).toBeVisible();
    await openHydrated(page, strict.url + inquiryPath);
    await fillInquiry(page);
    await submitInquiry(page);
    await expect(formStatus(page)).toHaveText(
      /^That was many times in a short while\. Please send it again in (?:[1-9]\d? minutes?|1 hour)\. Everything you wrote is still here\.$/,
    );
    await expectFilled(page);
  });
});
