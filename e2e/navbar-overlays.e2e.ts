import { expect, type Page, test } from '@playwright/test';
import { brands, site } from '../tests/support/content';
import { openHydrated } from '../tests/support/hydration';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const getBodyOverflow = (page: Page) => page.evaluate(() => document.body.style.overflow);
const partnersPanel = (page: Page) => page.locator('#partners-panel');

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('[N1] the bar links to its pages, to the service and to the home page', async ({ page }) => {
    await page.goto('/our-story');
    for (const [name, to] of [
      [/^our story$/i, '/our-story'],
      [/^news$/i, '/news-and-events'],
      [/^careers$/i, '/careers'],
      [/^contact us$/i, '/contact-us/inquiry'],
      [/^service\b/i, site.service],
    ] as const)
      await expect.soft(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', to);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });

  test('[N1, N6, R2] PARTNERS is a disclosure of links to the brands in the order of the content, closed at first', async ({ page }) => {
    await openHydrated(page, '/our-story');
    const button = page.getByRole('banner').getByRole('button', { name: 'Partners', exact: true });
    await expect(button).toHaveAttribute('aria-controls', 'partners-panel');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(partnersPanel(page)).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(partnersPanel(page).getByRole('link').last()).toBeVisible();
    const links = partnersPanel(page).locator('a[href^="/brand-partners/"]');
    await expect
      .poll(() => links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]))
      .toEqual(brands.map(({ link }) => link));
    await expect(page.getByRole('menu')).toHaveCount(0);
    await button.click();
    await expect(partnersPanel(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[N4] an open menu closes when the window gets wider', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.setViewportSize(desktop);
    await expect(page.locator('#menu')).toBeHidden();
    await expect.poll(() => getBodyOverflow(page)).toBe('');
  });
});
