import { expect, type Page, test } from '@playwright/test';
import { delayRequests, openHydrated, waitForReader } from '../tests/support/page';
import {
  brandPath,
  closeButton,
  currentPicture,
  expectClosed,
  lightbox,
  pictureLinks,
  nextButton,
  expectPicture,
  getHistoryLength,
} from './lightbox.page';
import { getScrollY } from './scroll-frames';

/** What keyboards and screen readers meet in the lightbox, and its colors. The last picture stays open. */
async function expectUsableByKeyboard(page: Page): Promise<void> {
  const words = lightbox(page).locator('[aria-live="polite"]');
  const readAlt = (at: number) => pictureLinks(page).nth(at).locator('img').getAttribute('alt');
  await pictureLinks(page).nth(2).press('Enter');
  await expectPicture(page, 3);
  await expect(nextButton(page)).toBeFocused();
  await expect(nextButton(page)).toHaveCSS('outline-color', 'rgb(198, 166, 107)');
  await expect(lightbox(page)).toHaveCSS('z-index', '1100');
  await expect(lightbox(page)).toHaveCSS('background-color', 'rgb(29, 25, 22)');
  await expect(words).toHaveText(`Picture 4 of 5. ${await readAlt(2)}`);
  await page.keyboard.press('Enter');
  await expectPicture(page, 4);
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(nextButton(page)).toBeFocused();
  await expect(words).toHaveText(`Picture 5 of 5. ${await readAlt(3)}`);
  await expect(lightbox(page).getByRole('img')).toHaveCount(1);
  await expect(lightbox(page).getByText('5 / 5')).toHaveCSS('font-variant-numeric', 'tabular-nums');
}

test('[B4, R9, X1, V4] the lightbox comes with a press, or the file, and is used by keyboard and ear', async ({ page, context }) => {
  const firstLink = pictureLinks(page).first();
  await openHydrated(page, brandPath);
  const address = (await firstLink.getAttribute('href'))!;
  await page.route('**/*.js', (route) => route.abort());
  await firstLink.click();
  await expect(page).toHaveURL(address);
  await page.unroute('**/*.js');
  await page.goBack();
  await expect(page).toHaveURL(brandPath);
  await waitForReader(page);
  const [tab] = await Promise.all([context.waitForEvent('page'), firstLink.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(/\/static\/.+\.avif$/);
  await tab.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expectUsableByKeyboard(page);
});

test('[R9, R7] a copied URL opens its picture, also where the browser refuses to change it, and the page has kept its place when it is closed', async ({
  page,
}) => {
  await page.goto('/our-story');
  await openHydrated(page, `${brandPath}#plate-4`);
  await expectPicture(page, 3);
  const before = await getHistoryLength(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.evaluate(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException('more than 100 times in 10 seconds', 'SecurityError');
    };
  });
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page).getByText('3 / 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pictureLinks(page).first().click();
  await expect(lightbox(page).getByText('2 / 5')).toBeVisible();
  expect(errors).toEqual([]);

  await page.reload();
  await expectPicture(page, 3);
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
  // So does the link of a collection that names it, and a second time too.
  const named = page.getByRole('link', { name: /^02, / });
  for (let time = 0; time < 2; time++) {
    await named.click();
    await expectPicture(page, 1);
    await expect(nextButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(named).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/our-story');
});

const readPicture = async (page: Page) => {
  const [box, natural] = await Promise.all([
    currentPicture(page).boundingBox(),
    currentPicture(page).evaluate(({ complete, naturalWidth, naturalHeight }: HTMLImageElement) => ({
      hasCome: complete && naturalWidth > 0,
      width: naturalWidth,
      ratio: naturalWidth / naturalHeight,
    })),
  ]);
  return { box: box ?? { x: 0, y: 0, width: 0, height: 0 }, natural };
};

/** What is wrong with the picture in view on a screen of some size. */
async function findPictureFaults(page: Page, width: number, height: number): Promise<string[]> {
  const { box, natural } = await readPicture(page);
  const faults = {
    'has not come': !natural.hasCome,
    'is cut off': Math.min(box.x, box.y) < 0 || box.x + box.width > width + 0.5 || box.y + box.height > height + 0.5,
    'is distorted': Math.abs(box.width / box.height - natural.ratio) > 0.05,
    'does not meet two sides of its place': Math.max(box.width / width, box.height / height) <= 0.6,
    'is larger than its file': box.width > natural.width + 1,
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

/** The sizes of the screens, from small to large: a browser chooses larger files as the window grows. */
const screenSizes = [
  [320, 568],
  [844, 390],
  [1440, 900],
] as const;

test('[R9, X1] on every screen every picture is whole and sharp, and the buttons are 44 px large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${brandPath}#plate-1`);
  for (const [width, height] of screenSizes)
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      for (const number of [0, 1, 2, 3, 4]) {
        await expectPicture(page, number);
        // The row of pictures moves a frame after the label changes, and a larger file takes the place of the smaller one.
        await expect.poll(() => findPictureFaults(page, width, height), `picture ${number}`).toEqual([]);
        for (const button of await lightbox(page).getByRole('button').all()) {
          const at = (await button.boundingBox())!;
          expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(44);
          expect(at.y + at.height).toBeLessThanOrEqual(height);
        }
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Home');
    });
});

test('[R9, X5] pictures are loaded in turn over their background, and again when one has failed', async ({ page }) => {
  await openHydrated(page, brandPath);
  const readAddress = async (at: number) => (await pictureLinks(page).nth(at).getAttribute('href'))!.split('/').slice(0, 3).join('/');
  const [first, last] = [await readAddress(0), await readAddress(3)];
  const release = await delayRequests(page, `**${first}/**`);
  await page.route(`**${last}/**`, (route) => route.abort());
  await pictureLinks(page).first().click();
  await expectPicture(page, 1);
  await expect(currentPicture(page)).toHaveCSS('opacity', '0');
  expect((await readPicture(page)).box.height).toBeGreaterThan(500);
  await expect(lightbox(page).locator('img')).toHaveCount(1);
  release();
  await expect(currentPicture(page)).toHaveCSS('opacity', '1');
  await expect(lightbox(page).locator('img')).toHaveCount(3);
  await nextButton(page).click();
  await expect(lightbox(page).locator('img')).toHaveCount(4);
  await nextButton(page).click();
  await nextButton(page).click();
  await expect(lightbox(page).getByRole('alert')).toHaveText(/could not be fetched/);
  await page.unroute(`**${last}/**`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, 4);
  await expect(currentPicture(page)).toHaveCSS('opacity', '1');
  await expect(lightbox(page).getByRole('alert')).toHaveCount(0);
});
