import { expect, test } from '@playwright/test';
import { text } from './content';
import { openHydrated } from './hydrated';
import { kinds } from './kinds';
import { emailField, quietLine, submitButton } from './subscription';

for (const route of kinds) {
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
  await expect(quietLine(page)).toHaveText(text.newsletter.no_connection);
  await expect(emailField(page)).toHaveValue('reader@visitor.example');
});
