import { expect } from '@playwright/test';
import { test } from '../tests/support/reading-page';

test('[R3] the error page shows the path, is not indexed, and alone loads a font for its apostrophes', async ({ page }) => {
  const path = '/article/abc/no-such-article';
  const readStatus = () => page.evaluate(() => Array.from(document.fonts).find(({ family }) => family === 'Apostrophe')?.status ?? 'none');
  await page.goto(path);
  await expect(page).toHaveTitle('Page Not Found - 404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops! The page you're looking for isn't here.");
  await expect.poll(readStatus).toBe('loaded');
  await expect(page.getByRole('main')).toContainText(/missing.*no longer available/);
  await expect(page.getByRole('main')).toContainText(`Page Not Found: ${path}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto('/our-story');
  expect(await readStatus()).toBe('none');
});
