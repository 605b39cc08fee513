import { expect, test } from '@playwright/test';
import { jumpTo, getScrollY } from './scroll-frames';
import { openHydrated, navigateAndWait } from '../tests/support/hydration';
import {
  brandPath,
  closeButton,
  expectClosed,
  lightbox,
  pictureLinks,
  nextButton,
  openPicture,
  previousButton,
  expectPicture,
  getHistoryLength,
} from './lightbox.page';
import { navigate } from '../tests/support/client-navigation';
import { readPageState, readElementPositions } from './page-state';

test('[R9, V5] a picture opens as one history entry, and the close button restores the page', async ({ page }) => {
  await openHydrated(page, brandPath);
  const link = pictureLinks(page).nth(2);
  await link.scrollIntoViewIfNeeded();
  const [state, spots, before] = [await readPageState(page), await readElementPositions(page), await getHistoryLength(page)];
  await link.click();
  await expectPicture(page, 3);
  expect(await getHistoryLength(page)).toBe(before + 1);
  expect((await readPageState(page)).scroll).toEqual(state.scroll);
  expect((await readPageState(page)).body).toContain('overflow: hidden');
  expect(await readElementPositions(page)).toEqual(spots);
  await closeButton(page).click();
  await expectClosed(page);
  await expect(link).toBeFocused();
  await expect.poll(() => readPageState(page)).toEqual(state);
  expect(await readElementPositions(page)).toEqual(spots);
});

test('[X1] the next button has the initial focus; a button at the end is disabled for screen readers and keeps the focus', async ({
  page,
}) => {
  await openHydrated(page, brandPath);
  await pictureLinks(page).nth(2).press('Enter');
  await expectPicture(page, 3);
  await expect(nextButton(page)).toBeFocused();
  await expect(nextButton(page)).toHaveCSS('outline-color', 'rgb(198, 166, 107)');
  await page.keyboard.press('Enter');
  await expectPicture(page, 4);
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(nextButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPicture(page, 4);
  await expect(previousButton(page)).toHaveAttribute('aria-disabled', 'false');
});

test('[V4, X1] the lightbox has the z-index of modals and dark colors, and screen readers get the number and the description of its picture only', async ({
  page,
}) => {
  await openPicture(page, 1);
  await expect(lightbox(page)).toHaveCSS('z-index', '1100');
  await expect(lightbox(page)).toHaveCSS('background-color', 'rgb(29, 25, 22)');
  const words = lightbox(page).locator('[aria-live="polite"]');
  const shown = (at: number) => pictureLinks(page).nth(at).locator('img').getAttribute('alt');
  await expect(words).toHaveText(`Picture 1 of 4. ${await shown(0)}`);
  await page.keyboard.press('ArrowRight');
  await expect(words).toHaveText(`Picture 2 of 4. ${await shown(1)}`);
  await expect(lightbox(page).getByRole('img')).toHaveCount(1);
  await expect(lightbox(page).getByText('2 / 4')).toHaveCSS('font-variant-numeric', 'tabular-nums');
});

test('[R7] back closes the lightbox, forward opens it again, and the scroll position does not change', async ({ page }) => {
  await openPicture(page, 2);
  const y = await getScrollY(page);
  expect(y).toBeGreaterThan(0);
  await nextButton(page).click();
  await expectPicture(page, 3);
  await page.goBack();
  await expectClosed(page);
  expect(await getScrollY(page)).toBe(y);
  await page.goForward();
  await expectPicture(page, 3);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect(await getScrollY(page)).toBe(y);
});

test('[R9] a copied URL opens the page with that picture, and closing it keeps the page', async ({ page }) => {
  await page.goto('/our-story');
  await openHydrated(page, `${brandPath}#plate-4`);
  await expectPicture(page, 3);
  const before = await getHistoryLength(page);
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, 4);
  await closeButton(page).click();
  await expectClosed(page);
  expect(await getHistoryLength(page)).toBe(before);
  await expect(pictureLinks(page).nth(2)).toBeInViewport();
  await expect(pictureLinks(page).nth(2)).toBeFocused();
  const y = await getScrollY(page);
  // Opened anew from here, it is a step of its own, and the page behind has kept its place.
  await pictureLinks(page).nth(2).click();
  await expectPicture(page, 3);
  await page.goBack();
  await expectClosed(page);
  expect(await getScrollY(page)).toBe(y);
  await page.goBack();
  await expect(page).toHaveURL('/our-story');
});

test('[R9] going back from another page opens the picture again, and a reload keeps it open', async ({ page }) => {
  await openPicture(page, 2);
  await navigateAndWait(page, '/careers');
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expectPicture(page, 2);
  await page.reload();
  await expectPicture(page, 2);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect((await readPageState(page)).body).toBe('');
});

test('[R9] a hash that names no picture shows the page: #plate-1, #plate-02, #%', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const hash of ['#plate-1', '#plate-02', '#%']) {
    await page.goto('about:blank');
    await openHydrated(page, brandPath + hash);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(page.getByRole('dialog'), hash).toHaveCount(0);
    expect((await readPageState(page)).body, hash).toBe('');
  }
  expect(faults).toEqual([]);
});

test('[R7] a link to the top of the same page works after the lightbox', async ({ page }) => {
  await openHydrated(page, `${brandPath}#plate-4`);
  await expectPicture(page, 3);
  await closeButton(page).click();
  await expectClosed(page);
  await jumpTo(page, 1200);
  await page.getByRole('button', { name: 'Partners', exact: true }).click();
  await page.locator('#partners-panel').getByRole('link', { name: 'Kohler' }).click();
  await expect.poll(() => getScrollY(page)).toBe(0);
});

test('[R9] two presses in a row, on the picture or on Escape, count once', async ({ page }) => {
  await page.goto('/our-story');
  await openHydrated(page, brandPath);
  const before = await getHistoryLength(page);
  await pictureLinks(page)
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
  await expectPicture(page, 1);
  expect(await getHistoryLength(page)).toBe(before + 1);
  await page.evaluate(() => {
    for (let press = 0; press < 3; press += 1)
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expectClosed(page);
  await pictureLinks(page).first().click();
  await expectPicture(page, 1);
});

test('[N4, V5] a navigation closes the open lightbox and restores the page', async ({ page }) => {
  await openPicture(page, 1);
  await navigate(page, '/careers');
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => readPageState(page)).toEqual({ body: '', root: '', scroll: [0, 0], inert: 0, hidden: 0 });
});
