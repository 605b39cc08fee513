import { expect, test } from '@playwright/test';

test('[S2] the JSON-LD of a page is replaced when the visitor navigates', async ({ page }) => {
  await page.goto('/careers/materials-intern');
  const readTexts = () => page.locator('head script[type="application/ld+json"]').allTextContents();
  await expect.poll(readTexts).toHaveLength(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^our story$/i })
    .click();
  await expect(page).toHaveURL('/our-story');
  await expect.poll(async () => (await readTexts()).join()).toContain('/our-story');
  expect((await readTexts()).join()).not.toContain('JobPosting');
});
