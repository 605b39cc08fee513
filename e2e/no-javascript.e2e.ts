import { expect, type Page, test } from '@playwright/test';
import { delayRequests, waitForReader } from '../tests/support/page';
import { getChunkPath } from '../tests/support/built-site';

const bar = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => page.locator('header [popovertarget="menu"]');
const mobileMenu = (page: Page) => page.locator('#menu');
const partnersPanel = (page: Page) => page.locator('#partners-panel');
const shopList = (page: Page) => page.locator('#shops');
const shopButton = (page: Page) => bar(page).getByRole('button', { name: 'Shop online' });
const partnersButton = (page: Page) => page.getByRole('button', { name: /^partners/i });

test('[X2, B4, Q1] where no script comes one question is open at a time, and every kind of page works', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(/\.js(?:\?|$)|\/api\//, (route) => route.abort());
  await page.goto('/our-story');
  const questions = page.locator('footer details');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2).locator('p').first()).toBeVisible();
  await questions.first().locator('summary').click();
  await expect(questions.nth(2)).not.toHaveAttribute('open');
  for (const path of ['/', '/brand-partners/kohler', '/careers', '/contact-us/showroom-visit', '/search', '/board']) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty();
  }
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test.describe('before the scripts', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Opens a page whose scripts wait until the returned function is called. Its load event may wait for them too. */
  async function openSlowly(page: Page, path: string): Promise<() => void> {
    const release = await delayRequests(page, '**/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return release;
  }

  test('[X2, X9, N3, N5] the partners and the menu, opened before, stay open, lock the page, and close afterwards', async ({ page }) => {
    const go = await openSlowly(page, '/our-story');
    await menuButton(page).click();
    await partnersButton(page).click();
    await expect(partnersPanel(page)).toBeVisible();
    go();
    await waitForReader(page);
    await expect(partnersPanel(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('hidden');
    await page.getByRole('button', { name: 'Close the partners' }).click();
    await expect(mobileMenu(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('');
  });

  test('[X2, N2, N4, X9] a closed menu stays closed, and the bar is opaque from 101 px, as afterwards', async ({ page }) => {
    const go = await openSlowly(page, '/');
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeHidden();
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
      await waitForReader(page);
      await expect(bar(page).getByRole('button', { name: 'Open the menu' })).toBeVisible();
      await expect(mobileMenu(page)).toBeHidden();
    }
  });
});

test('[D1, X2] without the code of the chooser its button opens the shops as a list, which stays while the keyboard is in it', async ({
  page,
}) => {
  await page.goto('/our-story');
  await waitForReader(page);
  const release = await delayRequests(page, '**/*.js');
  await shopButton(page).press('Enter');
  await shopList(page).getByRole('link').first().focus();
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith(getChunkPath('shops')));
  release();
  await loaded;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(shopList(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await waitForReader(page);
  await page.route('**/*.js', (route) => route.abort());
  await shopButton(page).click();
  await expect(shopList(page).getByRole('link', { name: /Online shop/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shopList(page)).toBeHidden();
});

test('[X6, X2] a browser without popovers has the document as it is without scripts', async ({ page, context }) => {
  const isStarted = (of: Page) => of.evaluate(() => customElements.get('opening-status') !== undefined);
  const modern = await context.newPage();
  await modern.goto('/contact-us/inquiry');
  await waitForReader(modern);
  expect(await isStarted(modern)).toBe(true);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  // Scripts that are deferred have run before the load event.
  await page.goto('/contact-us/inquiry');
  expect(await isStarted(page)).toBe(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await page.locator('#name').focus();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
});
