import { expect, test } from '@playwright/test';
import { hydrateAll, openHydrated } from '../tests/support/hydration';
import {
  consentCheckbox,
  expectFilled,
  fillInquiry,
  pageHeading,
  inquiryPath,
  recordInquiryPosts,
  referencePattern,
  formStatus,
  submitInquiry,
} from './inquiry.page';

const keptMessage = 'Everything you wrote is still here.';

/** No two in a row have the same message, so that a message found after a response cannot be the one before it. */
const faultyAnswers = [
  ['a 404 in HTML', { status: 404, body: '<h1>Not found</h1>' }, /an answer we did not expect\. /],
  ['a 503 with words', { status: 503, json: { error: 'Our service is away for a moment.' } }, /^Our service is away for a moment\. /],
  ['a 200 that cannot be read', { status: 200, body: '<h1>Hello</h1>' }, /an answer we did not expect\. /],
  ['a 502 in HTML', { status: 502, body: '<h1>Bad gateway</h1>' }, /does not answer as it should just now\. .* call a showroom\. /],
  [
    'a 429',
    { status: 429, headers: { 'retry-after': '540' }, json: { error: 'x' } },
    /many times in a short while\. Please send it again in 9 minutes\. /,
  ],
] as const;

test('[A3] [A5] after each error response the form shows what to do, and keeps the input', async ({ page }) => {
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

test('[A3] when the response is lost by leaving the page, the same values are sent with the same key on return, and are stored once', async ({
  page,
}) => {
  const posts = recordInquiryPosts(page);
  const answers: string[] = [];
  await page.route('**/api/inquiries/', async (route) => {
    const answer = await route.fetch();
    answers.push(((await answer.json()) as { reference: string }).reference);
  });
  await openHydrated(page, inquiryPath);
  await fillInquiry(page);
  await submitInquiry(page);
  await expect.poll(() => answers.length).toBe(1);
  await page.goto('/our-story');
  await page.unroute('**/api/inquiries/');
  await page.goBack();
  await hydrateAll(page);
  await expectFilled(page);
  await expect(consentCheckbox(page)).not.toBeChecked();
  await consentCheckbox(page).check();
  await submitInquiry(page);
  await expect(page.getByText(referencePattern)).toContainText(answers[0] ?? 'none');
  expect(posts.map(({ _key }) => _key)).toEqual([posts[0]?.['_key'], posts[0]?.['_key']]);
});
