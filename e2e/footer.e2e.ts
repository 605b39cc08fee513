import { expect, test } from '@playwright/test';
import { questions, site } from '../tests/support/content';

test.beforeEach(async ({ page }) => {
  await page.goto('/our-story');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
});

test('[F1] the footer has its links, the newsletter, and the catalogue, which opens in a new tab', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const [name, to] of [
    [/^our story$/i, '/our-story'],
    [/^news & events$/i, '/news-and-events'],
    [/^careers$/i, '/careers'],
    [/^contact us$/i, '/contact-us/inquiry'],
  ] as const)
    await expect.soft(footer.getByRole('link', { name })).toHaveAttribute('href', to);
  await expect.soft(footer.getByRole('textbox', { name: 'E-mail Address' })).toHaveValue('');
  await expect.soft(footer.getByRole('button', { name: /^submit$/i })).toBeVisible();
  await expect.soft(footer.getByRole('img').first()).toBeVisible();
  await expect.soft(footer).toContainText(site.catalogue.invitation);
  const catalogueLink = footer.getByRole('link', { name: /^view catalog\b/i });
  await expect.soft(catalogueLink).toHaveAttribute('href', site.catalogue.action.to);
  await expect.soft(catalogueLink).toHaveAttribute('target', '_blank');
});

test('[F3] the social networks open in a new tab, and the copyright runs from 1962 to 2024, both from content', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const network of ['Facebook', 'Instagram', 'Pinterest', 'YouTube']) {
    const link = footer.getByRole('navigation').getByRole('link', { name: new RegExp(`^${network}\\b`) });
    await expect.soft(link).toHaveAttribute('href', /^https:/);
    await expect.soft(link).toHaveAttribute('target', '_blank');
  }
  expect([site.since, site.until]).toEqual([1962, 2024]);
  await expect(footer).toContainText(/©\s*1962\s*[–-]\s*2024/);
});

test('[Q1, N1] the questions have the order, the e-mail addresses and the service link of the content', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('summary, h3')).toHaveText(questions.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(6);
  const addresses = questions.flatMap(({ answer }) => [...answer.matchAll(/mailto:[^)\s]+/g)].map(String));
  const mailLinks = footer.locator('a[href^="mailto:"]');
  await expect.poll(() => mailLinks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(addresses);
  expect(addresses.length).toBeGreaterThanOrEqual(2);
  await expect(footer.locator('a[href="/service"]')).toHaveCount(1);
});
