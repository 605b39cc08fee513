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
import { readPageState } from './page-state';

test('[V4, X1] the next button has the initial focus, a button at the end is disabled for screen readers and keeps it, screen readers get the number and the description of the picture only, and the lightbox has the z-index of modals and dark colors', async ({
  page,
}) => {
  const words = lightbox(page).locator('[aria-live="polite"]');
  const readAlt = (at: number) => pictureLinks(page).nth(at).locator('img').getAttribute('alt');
  await openHydrated(page, brandPath);
  await pictureLinks(page).nth(2).press('Enter');
  await expectPicture(page, 3);
  await expect(nextButton(page)).toBeFocused();
  await expect(nextButton(page)).toHaveCSS('outline-color', 'rgb(198, 166, 107)');
  await expect(lightbox(page)).toHaveCSS('z-index', '1100');
  await expect(lightbox(page)).toHaveCSS('background-color', 'rgb(29, 25, 22)');
  await expect(words).toHaveText(`Picture 3 of 4. ${await readAlt(2)}`);
  await page.keyboard.press('Enter');
  await expectPicture(page, 4);
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(nextButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPicture(page, 4);
  await expect(previousButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(words).toHaveText(`Picture 4 of 4. ${await readAlt(3)}`);
  await page.keyboard.press('ArrowLeft');
  await expect(words).toHaveText(`Picture 3 of 4. ${await readAlt(2)}`);
  await expect(lightbox(page).getByRole('img')).toHaveCount(1);
  await expect(lightbox(page).getByText('3 / 4')).toHaveCSS('font-variant-numeric', 'tabular-nums');
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

test('[R9, N4, V5] a navigation closes the open lightbox and restores the page, going back opens the picture again, and a reload keeps it open', async ({
  page,
}) => {
  await openPicture(page, 2);
  await navigateAndWait(page, '/careers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => readPageState(page)).toEqual({ body: '', root: '', scroll: [0, 0], inert: 0, hidden: 0 });
  await page.goBack();
  await expectPicture(page, 2);
  await page.reload();
  await expectPicture(page, 2);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect((await readPageState(page)).body).toBe('');
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
