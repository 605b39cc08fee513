import { expect, test } from '@playwright/test';
import { questions, site } from '../tests/support/content';

test.beforeEach(async ({ page }) => {
  await page.goto('/our-story');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
});

const links = [
  ['OUR STORY', /^our story$/i, '/our-story'],
  ['NEWS & EVENTS', /^news & events$/i, '/news-and-events'],
  ['CAREERS', /^careers$/i, '/careers'],
  ['CONTACT US', /^contact us$/i, '/contact-us/inquiry'],
] as const;

for (const [label, name, to] of links) {
  test(`[F1] ${label} leads to ${to}`, async ({ page }) => {
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', to);
  });
}

test('[F1] the newsletter has its field and its button', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('textbox', { name: 'E-mail Address' })).toHaveValue('');
  await expect(footer.getByRole('button', { name: /^submit$/i })).toBeVisible();
});

test('[F1] the catalogue shows its cover, its line, and opens in a new tab', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('img').first()).toBeVisible();
  await expect(footer).toContainText(site.catalogue.invitation);
  const view = footer.getByRole('link', { name: /^view catalog\b/i });
  await expect(view).toHaveAttribute('href', site.catalogue.action.to);
  await expect(view).toHaveAttribute('target', '_blank');
});

for (const network of ['Facebook', 'Instagram', 'Pinterest', 'YouTube']) {
  test(`[F3] ${network} opens in a new tab`, async ({ page }) => {
    const social = page
      .getByRole('contentinfo')
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${network}\\b`) });
    await expect(social).toHaveAttribute('href', /^https:/);
    await expect(social).toHaveAttribute('target', '_blank');
  });
}

test('[F3] the copyright runs from 1962 to 2024, both from the content', async ({ page }) => {
  expect([site.since, site.until]).toEqual([1962, 2024]);
  await expect(page.getByRole('contentinfo')).toContainText(/©\s*1962\s*[–-]\s*2024/);
});

test('[Q1] the questions come in the order of the content, at least six', async ({ page }) => {
  const headers = page.getByRole('contentinfo').locator('summary, h3');
  await expect(headers).toHaveText(questions.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(6);
});

test('[Q1] the answers give the e-mail addresses of the content', async ({ page }) => {
  const addresses = questions.flatMap(({ answer }) => [...answer.matchAll(/mailto:[^)\s]+/g)].map(String));
  const shown = page.getByRole('contentinfo').locator('a[href^="mailto:"]');
  await expect.poll(() => shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(addresses);
  expect(addresses.length).toBeGreaterThanOrEqual(2);
});

test('[N1] an answer leads to the service page', async ({ page }) => {
  await expect(page.getByRole('contentinfo').locator('a[href="/service"]')).toHaveCount(1);
});
