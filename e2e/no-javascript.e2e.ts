import { expect, type Page, test } from '@playwright/test';
import { brands } from '../tests/support/content';
import { delayRequests } from '../tests/support/delay-requests';
import { waitForHydration } from '../tests/support/hydration';
import { test as readingTest } from '../tests/support/reading-page';
import { brandPath, pictureLinks } from './lightbox.page';

const bar = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => page.locator('header [popovertarget="menu"]');
const mobileMenu = (page: Page) => page.locator('#menu');
const partnersPanel = (page: Page) => page.locator('#partners-panel');
const shopList = (page: Page) => page.locator('#shops');
const shopButton = (page: Page) => bar(page).getByRole('button', { name: 'Shop online' });
const partnersButton = (page: Page) => page.getByRole('button', { name: /^partners/i });

/** Goes through what the bar opens, as the browser opens it by itself. */
async function openNavbarOverlays(page: Page): Promise<void> {
  await shopButton(page).click();
  await expect(shopList(page).getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(shopList(page)).toBeHidden();
  await menuButton(page).click();
  const links = mobileMenu(page).locator('div').first().locator('> *');
  await expect(links.filter({ visible: true })).toHaveText([/Our story/, /Partners/, /News/, /Careers/, /Contact us/, /Service/]);
  await partnersButton(page).click();
  await expect(partnersPanel(page).getByRole('listitem').getByRole('link')).toHaveCount(brands.length);
  await page.getByRole('button', { name: 'Close the partners' }).click();
  await expect(partnersPanel(page)).toBeHidden();
}

/** Goes to a brand from the panel of the wide bar. */
async function openBrandFromPanel(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await partnersButton(page).click();
  await partnersPanel(page).getByRole('link', { name: 'Falper' }).click();
  await expect(page).toHaveURL('/brand-partners/falper');
}

for (const [state, options] of [
  ['without scripts', { javaScriptEnabled: false }],
  ['where no script comes', {}],
] as const)
  test(`[X2, N1, N3] ${state} the menu, the partners, the shops and the answers open`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...options, baseURL, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await context.route('**/*.js', (route) => route.abort());
    await page.goto('/our-story');
    await openNavbarOverlays(page);
    await page.keyboard.press('Escape');
    await expect(mobileMenu(page)).toBeHidden();
    const questions = page.locator('footer details');
    await expect(questions).toHaveCount(6);
    await questions.nth(2).locator('summary').click();
    await expect(questions.nth(2).locator('p').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/our-story');
    await openBrandFromPanel(page);
    await context.close();
  });

readingTest('[X2] without scripts a URL with the hash of a figure scrolls to the figure', async ({ plainPage: page }) => {
  await page.goto(`${brandPath}#plate-4`);
  await expect(pictureLinks(page).nth(2)).toBeInViewport();
});

test('[X2] without scripts and without the popover attribute the lists replace their buttons', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, bypassCSP: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.route('/careers', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: html.replaceAll('popover', 'unknown') });
  });
  await page.goto('/careers');
  await expect(page.locator('header, #menu').getByRole('button')).toHaveCount(0);
  await expect(partnersPanel(page).getByRole('listitem').filter({ visible: true })).toHaveCount(brands.length);
  await expect(shopList(page).getByRole('link').filter({ visible: true })).toHaveCount(2);
  await mobileMenu(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await context.close();
});

test.describe('before the scripts', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Opens a page whose scripts wait until the returned function is called. Its load event may wait for them too. */
  async function openSlowly(page: Page, path: string): Promise<() => void> {
    const release = await delayRequests(page, '**/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return release;
  }

  test('[X2, N3] an open menu stays open during hydration, and closes afterwards', async ({ page }) => {
    const go = await openSlowly(page, '/our-story');
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    go();
    await waitForHydration(page);
    const close = bar(page).getByRole('button', { name: 'Close the menu' });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await expect(mobileMenu(page)).toBeVisible();
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(mobileMenu(page)).toBeHidden();
  });

  test('[X2, N5] the open partners over the menu stay open during hydration, and close afterwards', async ({ page }) => {
    const go = await openSlowly(page, '/our-story');
    await menuButton(page).click();
    await partnersButton(page).click();
    await expect(partnersPanel(page)).toBeVisible();
    go();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Close the partners' })).toBeFocused();
    await expect(mobileMenu(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('hidden');
  });

  test('[X2, N4] a menu that was opened and closed stays closed', async ({ page }) => {
    const go = await openSlowly(page, '/our-story');
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeHidden();
    go();
    await waitForHydration(page);
    await expect(bar(page).getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(mobileMenu(page)).toBeHidden();
  });

  test('[N2, X9] the bar is opaque from 101 px, as it is after hydration', async ({ page }) => {
    const go = await openSlowly(page, '/');
    const opacity = () => bar(page).evaluate((header) => getComputedStyle(header, '::before').opacity);
    for (const round of ['before', 'after']) {
      for (const [top, expected] of [
        [100, '0'],
        [101, '1'],
        [0, '0'],
      ] as const) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect.poll(opacity, `${round}, ${top} px`).toBe(expected);
        await expect(bar(page)).toBeInViewport();
      }
      go();
      await waitForHydration(page);
    }
  });
});

test('[D1, X2] without the code of the chooser its button opens the shops as a list', async ({ page }) => {
  await page.goto('/our-story');
  await waitForHydration(page);
  await page.route('**/*.js', (route) => route.abort());
  await shopButton(page).click();
  await expect(shopList(page).getByRole('link', { name: /Online shop/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shopList(page)).toBeHidden();
});
