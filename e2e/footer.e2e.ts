import { expect } from '@playwright/test';
import { questions, site } from '../tests/support/content';
import { test } from '../tests/support/reading-page';
import { emailField } from './newsletter.page';

test('[F1, F3, Q1, N1, A6] the footer has all its parts, and the notice beside the newsletter', async ({ page }) => {
  await page.goto('/our-story');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.soft(page.getByRole('banner').getByRole('link', { name: /^service\b/i })).toHaveAttribute('href', site.service);
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
  for (const network of ['Facebook', 'Instagram', 'Pinterest', 'YouTube']) {
    const link = footer.getByRole('navigation').getByRole('link', { name: new RegExp(`^${network}\\b`) });
    await expect.soft(link).toHaveAttribute('href', /^https:/);
    await expect.soft(link).toHaveAttribute('target', '_blank');
  }
  expect([site.since, site.until]).toEqual([1962, 2024]);
  await expect(footer).toContainText(/©\s*1962\s*[–-]\s*2024/);
  await expect(footer.locator('h3')).toHaveText(questions.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(6);
  const addresses = questions.flatMap(({ answer }) => [...answer.matchAll(/mailto:[^)\s]+/g)].map(String));
  const mailLinks = footer.locator('a[href^="mailto:"]');
  await expect.poll(() => mailLinks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(addresses);
  expect(addresses.length).toBeGreaterThanOrEqual(2);
  await expect(footer.locator('a[href="/service"]')).toHaveCount(1);

  const notice = footer.getByText(/^Narra Home & Building keeps your address .* a link to unsubscribe/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await notice.scrollIntoViewIfNeeded();
    const [line, field] = await Promise.all([notice.boundingBox(), emailField(page).boundingBox()]);
    expect(line!.y - (field!.y + field!.height), `at ${width} px`).toBeLessThan(24);
    expect(line!.x, `at ${width} px`).toBeCloseTo(field!.x, 0);
  }
  await expect(emailField(page)).toHaveAccessibleDescription(/^Narra Home & Building keeps your address/);
});
