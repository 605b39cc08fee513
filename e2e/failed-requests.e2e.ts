import { expect, test } from '@playwright/test';
import { messages } from './content';
import { openHydrated } from './hydration';
import { samplePaths } from './sample-pages';
import { emailField, newsletterStatus, submitButton } from './newsletter.page';

for (const route of samplePaths) {
  test(`[B4, X2] ${route} is read as it was built when every script and the service are away, and its links lead on`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(/\.js(?:\?|$)|\/api\//, (request) => request.abort());
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    expect(errors).toEqual([]);
  });
}

test('[L4] with the service away the newsletter says so and keeps what was written', async ({ page }) => {
  await page.route('**/api/**', (request) => request.abort());
  await openHydrated(page, '/our-story');
  await emailField(page).fill('reader@visitor.example');
  await submitButton(page).click();
  await expect(newsletterStatus(page)).toHaveText(messages.newsletter.no_connection);
  await expect(emailField(page)).toHaveValue('reader@visitor.example');
});
