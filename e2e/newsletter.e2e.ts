import { expect, test } from '@playwright/test';
import {
  subscriberEmail,
  emailField,
  openNewsletter,
  type MockResponse,
  openNewsletterWithClock,
  newsletterStatus,
  submitButton,
  subscribe,
  toasts,
} from './newsletter.page';

const acceptedResponse = { status: 200, json: { subscribed: true } };
const successToast = 'Subscribed SuccessfullyYou have subscribe to our newsletter!';
const failureToast = "Uh-oh! Something went wrong.You've already subscribed to our newsletter";

test('[L1] an empty field and an invalid address are posted', async ({ page }) => {
  const posted = await openNewsletter(page, { status: 422, json: { error: 'An address is missing.' } });
  await expect(emailField(page)).toHaveValue('');
  await submitButton(page).click();
  await expect(newsletterStatus(page)).toHaveText('An address is missing.');
  await emailField(page).fill('no address');
  await submitButton(page).click();
  await expect.poll(() => posted).toEqual(['{"email":""}', '{"email":"no address"}']);
});

test('[A6] the notice beside the field states who stores the address, why, and how to unsubscribe, at 390 and at 1440 px', async ({
  page,
}) => {
  await page.goto('/our-story');
  const notice = page.getByRole('contentinfo').getByText(/^Narra Home & Building keeps your address .* a link to unsubscribe/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await notice.scrollIntoViewIfNeeded();
    const [line, field] = await Promise.all([notice.boundingBox(), emailField(page).boundingBox()]);
    expect(line!.y - (field!.y + field!.height), `at ${width} px`).toBeLessThan(24);
    expect(line!.x, `at ${width} px`).toBeCloseTo(field!.x, 0);
  }
  await expect(emailField(page)).toHaveAccessibleDescription(/^Narra Home & Building keeps your address/);
});

test('[L1] a second submit during a request does nothing', async ({ page }) => {
  const posted = await openNewsletter(page, acceptedResponse);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/newsletter/', async (route) => {
    await released;
    await route.fallback();
  });
  const form = page.getByRole('contentinfo').locator('form');
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await emailField(page).fill(subscriberEmail);
  await submitButton(page).dblclick();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
  await emailField(page).press('Enter');
  release();
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'false');
  expect(posted).toEqual([JSON.stringify({ email: subscriberEmail })]);
});

test('[L3] a success clears the field and shows a toast for 3000 ms', async ({ page }) => {
  await openNewsletterWithClock(page, acceptedResponse);
  await subscribe(page);
  const toast = page.getByRole('status').filter({ hasText: 'Subscribed Successfully' });
  await expect(toast).toHaveText(successToast);
  await expect(toasts(page)).toHaveAttribute('data-severity', 'success');
  await expect(emailField(page)).toHaveValue('');
  await expect(newsletterStatus(page)).toBeEmpty();
  await page.clock.runFor(2999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

const failures = [
  ['a 409 with words', { status: 409, json: { error: 'This address is on our list already.' } }, 'This address is on our list already.'],
  ['a 500 with words', { status: 500, json: { error: 'Our list is locked.' } }, 'Our list is locked.'],
  ['a 500 without words', { status: 500, body: '<h1>Internal Server Error</h1>' }, /service does not answer as it should/],
  ['a 404 in HTML', { status: 404, body: '<h1>Not found</h1>' }, /an answer we did not expect/],
  ['a 200 that cannot be read', { status: 200, body: '<h1>Hello</h1>' }, /an answer we did not expect/],
  ['no connection', 'no answer', /could not reach our service/],
] as const;

test(`[L4] a failure keeps the text, shows a toast for 3000 ms and the cause beside the form: ${failures.map(([name]) => name).join(', ')}`, async ({
  page,
}) => {
  const [first, ...others] = failures.map(([, reply]) => reply) as [MockResponse, ...MockResponse[]];
  await openNewsletterWithClock(page, first, ...others);
  for (const [name, , why] of failures)
    await test.step(name, async () => {
      await subscribe(page);
      const toast = page.getByRole('alert');
      await expect(toast).toHaveText(failureToast);
      await expect(toasts(page)).toHaveAttribute('data-severity', 'error');
      await expect(emailField(page)).toHaveValue(subscriberEmail);
      await expect(newsletterStatus(page)).toHaveText(why);
      await page.clock.runFor(2999);
      await expect(toast).toBeVisible();
      await page.clock.runFor(1);
      await expect(toast).toHaveCount(0);
      await expect(newsletterStatus(page)).toHaveText(why);
    });
});

test('[L4] the next success removes the message of a failure', async ({ page }) => {
  await openNewsletter(page, 'no answer', acceptedResponse);
  await subscribe(page);
  await expect(newsletterStatus(page)).toHaveText(/could not reach/);
  await submitButton(page).click();
  await expect(emailField(page)).toHaveValue('');
  await expect(newsletterStatus(page)).toBeEmpty();
});
