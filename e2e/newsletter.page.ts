import type { Page, Route } from '@playwright/test';
import { openHydrated } from '../tests/support/page';

type MockResponse = Parameters<Route['fulfill']>[0];

const subscriberEmail = 'visitor@sample.ph';

export const emailField = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mail Address' });
export const submitButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /^submit$/i });
export const toasts = (page: Page) => page.locator('[data-position] > [data-severity]');

/** Opens a page whose newsletter is answered with the replies in order, the last one again and again. */
export async function openNewsletter(page: Page, ...replies: [MockResponse, ...MockResponse[]]): Promise<void> {
  await page.route('**/api/newsletter/', (route) => route.fulfill(replies.length > 1 ? replies.shift() : replies[0]));
  await openHydrated(page, '/our-story');
  await emailField(page).scrollIntoViewIfNeeded();
}

/** The same, with a clock that stops once the page is open. */
export async function openNewsletterWithClock(page: Page, ...replies: [MockResponse, ...MockResponse[]]): Promise<void> {
  await page.clock.install({ time: '2026-11-21T08:00:00' });
  await openNewsletter(page, ...replies);
  await page.clock.pauseAt('2026-11-21T08:30:00');
}

export async function subscribe(page: Page): Promise<void> {
  await emailField(page).fill(subscriberEmail);
  await submitButton(page).click();
}
