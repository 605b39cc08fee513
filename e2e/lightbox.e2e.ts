import { expect, test } from '@playwright/test';
import { jump, scrolled } from './frames';
import { openHydrated, visit } from './hydrated';
import { brand, close, gone, lightbox, links, next, openPicture, previous, seen, steps } from './lightbox';
import { navigate } from './navigation';
import { pageState, places } from './page-state';

test('[R9, V5] a picture opens, one step in the history, and goes by the cross, with all as it was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, brand);
  const link = links(page).nth(2);
  await link.scrollIntoViewIfNeeded();
  const [state, spots, before] = [await pageState(page), await places(page), await steps(page)];
  await link.click();
  await seen(page, 3);
  expect(await steps(page)).toBe(before + 1);
  expect((await pageState(page)).scroll).toEqual(state.scroll);
  expect((await pageState(page)).body).toContain('overflow: hidden');
  expect(await places(page)).toEqual(spots);
  await close(page).click();
  await gone(page);
  await expect(link).toBeFocused();
  await expect.poll(() => pageState(page)).toEqual(state);
  expect(await places(page)).toEqual(spots);
});

test('[R9, X1] arrows, Home and End go through the pictures and stop at the ends, and no step is added', async ({ page }) => {
  await openPicture(page, 1);
  const before = await steps(page);
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['End', 4],
    ['ArrowRight', 4],
    ['ArrowLeft', 3],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await seen(page, number);
  }
  expect(await steps(page)).toBe(before);
  await page.keyboard.press('Escape');
  await gone(page);
  await expect(links(page).first()).toBeFocused();
});

test('[X1] an arrow that leads nowhere says so and keeps the focus; the focus begins on the arrow forward', async ({ page }) => {
  await openHydrated(page, brand);
  await links(page).nth(2).press('Enter');
  await seen(page, 3);
  await expect(next(page)).toBeFocused();
  await expect(next(page)).toHaveCSS('outline-color', 'rgb(198, 166, 107)');
  await page.keyboard.press('Enter');
  await seen(page, 4);
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await seen(page, 4);
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'false');
});

test('[X1] screen readers hear which picture it is and what it shows, and meet no other', async ({ page }) => {
  await openPicture(page, 1);
  const words = lightbox(page).locator('[aria-live="polite"]');
  const shown = (at: number) => links(page).nth(at).locator('img').getAttribute('alt');
  await expect(words).toHaveText(`Picture 1 of 4. ${await shown(0)}`);
  await page.keyboard.press('ArrowRight');
  await expect(words).toHaveText(`Picture 2 of 4. ${await shown(1)}`);
  await expect(lightbox(page).getByRole('img')).toHaveCount(1);
  await expect(lightbox(page).getByText('2 / 4')).toHaveCSS('font-variant-numeric', 'tabular-nums');
});

test('[R7] back closes it, forward opens it again, and the page stays where it was scrolled', async ({ page }) => {
  await openPicture(page, 2);
  const y = await scrolled(page);
  expect(y).toBeGreaterThan(0);
  await next(page).click();
  await seen(page, 3);
  await page.goBack();
  await gone(page);
  expect(await scrolled(page)).toBe(y);
  await page.goForward();
  await seen(page, 3);
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await scrolled(page)).toBe(y);
});

test('[R9] a copied address opens the page with that picture, and closing it leaves the page in its place', async ({ page }) => {
  await page.goto('/our-story');
  await openHydrated(page, `${brand}#plate-4`);
  await seen(page, 3);
  const before = await steps(page);
  await page.keyboard.press('ArrowRight');
  await seen(page, 4);
  await close(page).click();
  await gone(page);
  expect(await steps(page)).toBe(before);
  await expect(links(page).nth(2)).toBeInViewport();
  await expect(links(page).nth(2)).toBeFocused();
  const y = await scrolled(page);
  // Opened anew from here, it is a step of its own, and the page behind has kept its place.
  await links(page).nth(2).click();
  await seen(page, 3);
  await page.goBack();
  await gone(page);
  expect(await scrolled(page)).toBe(y);
  await page.goBack();
  await expect(page).toHaveURL('/our-story');
});

test('[R9] a step back from another page opens the picture again, and a reload keeps it', async ({ page }) => {
  await openPicture(page, 2);
  await visit(page, '/careers');
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await seen(page, 2);
  await page.reload();
  await seen(page, 2);
  await page.keyboard.press('Escape');
  await gone(page);
  expect((await pageState(page)).body).toBe('');
});

for (const hash of ['#plate-1', '#plate-6', '#plate-99', '#plate-02', '#plate-x', '#plate-', '#%'])
  test(`[R9] ${hash} names no picture and shows the page`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await openHydrated(page, brand + hash);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await pageState(page)).body).toBe('');
    expect(faults).toEqual([]);
  });

test('[R7] a link to the top of the same page still leads there after the lightbox', async ({ page }) => {
  await openHydrated(page, `${brand}#plate-4`);
  await seen(page, 3);
  await close(page).click();
  await gone(page);
  await jump(page, 1200);
  await page.getByRole('button', { name: 'Partners', exact: true }).click();
  await page.locator('#partners-panel').getByRole('link', { name: 'Kohler' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('[V4] it lies at the level of modals, in the colours of ink', async ({ page }) => {
  await openPicture(page, 1);
  await expect(lightbox(page)).toHaveCSS('z-index', '1100');
  await expect(lightbox(page)).toHaveCSS('background-color', 'rgb(29, 25, 22)');
});

test('[R9] two presses in a row, on the picture or on Escape, are one step', async ({ page }) => {
  await page.goto('/our-story');
  await openHydrated(page, brand);
  const before = await steps(page);
  await links(page)
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
  await seen(page, 1);
  expect(await steps(page)).toBe(before + 1);
  await page.evaluate(() => {
    for (let press = 0; press < 3; press += 1)
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await gone(page);
  await links(page).first().click();
  await seen(page, 1);
});

test('[N4, V5] another page that comes while it is open closes it, and leaves nothing behind', async ({ page }) => {
  await openPicture(page, 1);
  await navigate(page, '/careers');
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => pageState(page)).toEqual({ body: '', root: '', scroll: [0, 0], inert: 0, hidden: 0 });
});
