import { expect, test } from '@playwright/test';

const unknownPaths = [
  ['path', '/no-such-page'],
  ['path below a page', '/our-story/no-such-page'],
  ['brand', '/brand-partners/nobody'],
  ['form type', '/contact-us/nothing'],
  ['article', '/article/999999/no-such-article'],
  ['article id that is no number', '/article/abc/no-such-article'],
] as const;

for (const [kind, path] of unknownPaths) {
  test(`[R3] an unknown ${kind} is answered 404 with the error page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found - 404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops! The page you're looking for isn't here.");
    await expect(page.getByRole('main')).toContainText(/missing.*no longer available/);
    await expect(page.getByRole('main')).toContainText(`Page Not Found: ${path}`);
    // For a moment React stands its own beside the one of the page's HTML.
    const robots = page.locator('meta[name="robots"]');
    await expect.poll(() => robots.evaluateAll((all: HTMLMetaElement[]) => all.map(({ content }) => content))).toEqual(['noindex']);
  });
}

test('[R3] the error page leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  const home = page.getByRole('link', { name: 'Return to Home' });
  await expect(home).toHaveAttribute('href', '/');
  await home.click();
  await expect(page).toHaveURL('/');
});
