import { expect, test } from '@playwright/test';
import { brands, site } from './content';
import { openHydrated } from './hydration';
import { readBuiltHtml } from './built-site';

const links = [
  ['OUR STORY', /^our story$/i, '/our-story'],
  ['NEWS', /^news$/i, '/news-and-events'],
  ['CAREERS', /^careers$/i, '/careers'],
  ['CONTACT US', /^contact us$/i, '/contact-us/inquiry'],
  ['SERVICE', /^service\b/i, site.service],
] as const;

for (const [label, name, to] of links) {
  test(`[N1] ${label} leads to ${to}`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', to);
  });
}

test('[N1] the logo leads home', async ({ page }) => {
  await page.goto('/our-story');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('[N1] PARTNERS opens and closes a panel that is closed at first', async ({ page }) => {
  await openHydrated(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: /^partners$/i });
  const partners = page.locator(`#${(await button.getAttribute('aria-controls')) ?? ''} a`);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(partners.first()).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(partners.first()).toBeVisible();
  await button.click();
  await expect(partners.first()).toBeHidden();
});

test('[N1] SHOP ONLINE opens the shop chooser', async ({ page }) => {
  await openHydrated(page, '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^shop online$/i })
    .click();
  await expect(page.getByRole('dialog', { name: 'Choose a shop' })).toBeVisible();
});

for (const path of ['/contact-us/inquiry', ...brands.map(({ link }) => link)]) {
  test(`[N1] ${path} leads to the service page`, () => {
    const [main = ''] = /<main[\s>].*<\/main>/s.exec(readBuiltHtml(path)) ?? [];
    expect(main).toContain('href="/service"');
  });
}
