import { expect, type Page, test } from '@playwright/test';
import { brands, site } from '../tests/support/content';
import { openHydrated } from '../tests/support/hydration';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const getBodyOverflow = (page: Page) => page.evaluate(() => document.body.style.overflow);
const partnersPanel = (page: Page) => page.locator('#partners-panel');
const isInert = (page: Page) => page.locator('#content').evaluate((main) => main.closest('[inert]') !== null);

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('[N2] the bar is transparent at 100 px and opaque at 101 px', async ({ page }) => {
    await openHydrated(page, '/');
    const bar = page.locator('header[data-opaque]');
    await expect(bar).toHaveAttribute('data-opaque', 'false');
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-opaque', 'false');
    expect(await page.evaluate(() => window.scrollY)).toBe(100);
    await expect(bar).toHaveAttribute('data-opaque', 'false');
    await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-opaque', 'true');
  });

  test('[N2] the opaque bar has a ground from edge to edge', async ({ page }) => {
    await openHydrated(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const bar = page.locator('header[data-opaque="true"]');
    const ground = () =>
      bar.evaluate((header) => {
        const { width, height, opacity, backgroundColor } = getComputedStyle(header, '::before');
        return { width, height, opacity, backgroundColor };
      });
    await expect.poll(ground).toEqual({ width: '1440px', height: '88px', opacity: '1', backgroundColor: 'rgb(245, 241, 234)' });
  });

  test('[N1] the bar links to its pages, to the service and home', async ({ page }) => {
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

  test('[N1, N6, R2] PARTNERS is a disclosure, closed at first, of links to the brands in the order of the content', async ({ page }) => {
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

  test('[N6] the skip link comes first and leads to the content', async ({ page }) => {
    await openHydrated(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[N3] the burger toggles a menu that lists six entries in order, beside SHOP ONLINE', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(page.getByRole('button', { name: 'Shop online' })).toBeVisible();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const entries = await page.locator('#menu > :first-child > *').evaluateAll((all) => all.map((one) => one.firstChild?.textContent));
    expect(entries).toEqual(['Our story', 'Partners', 'News', 'Careers', 'Contact us', 'Service']);
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('[N5] PARTNERS covers the screen with sixteen logos, the page is still and out of reach, and the arrow closes it', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page
      .locator('#menu')
      .getByRole('button', { name: /^Partners/ })
      .click();
    await expect(partnersPanel(page).getByRole('listitem')).toHaveCount(16);
    await expect(page.getByRole('button', { name: 'Close the partners' })).toBeFocused();
    expect(await getBodyOverflow(page)).toBe('hidden');
    expect(await isInert(page)).toBe(true);
    await page.getByRole('button', { name: 'Close the partners' }).click();
    await expect(partnersPanel(page)).toBeHidden();
    await expect.poll(() => getBodyOverflow(page)).toBe('');
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  });

  test('[N4] a menu left open gives way when the window grows', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.setViewportSize(desktop);
    await expect(page.locator('#menu')).toBeHidden();
    await expect.poll(() => getBodyOverflow(page)).toBe('');
  });
});
