import { expect, type Page, test } from '@playwright/test';
import { delayRequests } from '../tests/support/delay-requests';
import { splitInHalves } from '../tests/support/halves';
import { openHydrated } from '../tests/support/hydration';
import { brandPath, closeButton, lightbox, pictureLinks, nextButton, openPicture, currentPicture, expectPicture } from './lightbox.page';

const getPictureBox = async (page: Page) => (await currentPicture(page).boundingBox())!;

/** Whether the picture in view lies on a screen of this size with all of it. */
async function isPictureWithin(page: Page, width: number, height: number): Promise<boolean> {
  const box = await getPictureBox(page);
  return Math.min(box.x, box.y) >= 0 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5;
}

/** Checks that the current picture and the buttons around it fit a screen of this size. */
async function expectWholePicture(page: Page, width: number, height: number): Promise<void> {
  // The row of pictures moves a frame after the label changes.
  await expect.poll(() => isPictureWithin(page, width, height)).toBe(true);
  const box = await getPictureBox(page);
  const file = await currentPicture(page).evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
  expect(box.width / box.height).toBeCloseTo(file[0]! / file[1]!, 1);
  // It meets two sides of its place, and the file that came is no smaller than what is shown of it.
  expect(Math.max(box.width / width, box.height / height)).toBeGreaterThan(0.6);
  expect(file[0]! + 1).toBeGreaterThanOrEqual(box.width);
  for (const button of await lightbox(page).getByRole('button').all()) {
    const at = (await button.boundingBox())!;
    expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(44);
    expect(at.y + at.height).toBeLessThanOrEqual(height);
  }
}

const screenSizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [1920, 1080],
] as const;

for (const { part, half } of splitInHalves(screenSizes))
  test(`[R9, X1] on every screen every picture is fully visible, undistorted and no larger than its file (${part})`, async ({ page }) => {
    for (const [width, height] of half)
      await test.step(`at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        // Loads the page again at each size: the browser chooses a file for the size at which it requests it.
        await page.goto('about:blank');
        await page.goto(`${brandPath}#plate-2`);
        for (const number of [1, 2, 3, 4]) {
          await expectPicture(page, number);
          const hasCome = () => currentPicture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
          await expect.poll(hasCome).toBe(true);
          await expectWholePicture(page, width, height);
          await page.keyboard.press('ArrowRight');
        }
      });
  });

test('[R9, X5] the background of a picture is shown until it has loaded, and only then its neighbors are fetched', async ({ page }) => {
  await openHydrated(page, brandPath);
  const address = (await pictureLinks(page).first().getAttribute('href'))!.split('/').slice(0, 3).join('/');
  const release = await delayRequests(page, `**${address}/**`);
  await pictureLinks(page).first().click();
  await expectPicture(page, 1);
  await expect(currentPicture(page)).toHaveCSS('opacity', '0');
  expect((await getPictureBox(page)).height).toBeGreaterThan(500);
  await expect(lightbox(page).locator('img')).toHaveCount(1);
  release();
  await expect(currentPicture(page)).toHaveCSS('opacity', '1');
  await expect(lightbox(page).locator('img')).toHaveCount(2);
  await nextButton(page).click();
  await expect(lightbox(page).locator('img')).toHaveCount(3);
});

test('[R9] a picture that cannot be loaded shows an error, and is loaded again when it is shown again', async ({ page }) => {
  await openHydrated(page, brandPath);
  const address = (await pictureLinks(page).nth(1).getAttribute('href'))!.split('/').slice(0, 3).join('/');
  await page.route(`**${address}/**`, (route) => route.abort());
  await pictureLinks(page).first().click();
  await expectPicture(page, 1);
  await nextButton(page).click();
  await expect(lightbox(page).getByRole('alert')).toHaveText(/could not be fetched/);
  await page.unroute(`**${address}/**`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, 2);
  await expect(currentPicture(page)).toHaveCSS('opacity', '1');
  await expect(lightbox(page).getByRole('alert')).toHaveCount(0);
});

test('[R9, X3] the code of the lightbox is fetched on intent and not before, a link to a picture prefetches no page, and the browser handles a click with a modifier key', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openHydrated(page, brandPath);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await pictureLinks(page).first().scrollIntoViewIfNeeded();
  const scripts = () => requests.filter((address) => address.endsWith('.js')).length;
  const before = scripts();
  await pictureLinks(page).first().hover();
  await expect.poll(scripts).toBeGreaterThan(before);
  await pictureLinks(page).first().focus();
  expect(requests.filter((address) => /page-data\/static/.test(address))).toEqual([]);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    pictureLinks(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/static\/.+\.webp$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[B4] without the code of the lightbox a link opens the picture file', async ({ page }) => {
  await openHydrated(page, brandPath);
  const link = pictureLinks(page).first();
  const address = (await link.getAttribute('href'))!;
  await page.route('**/*.js', (route) => route.abort());
  await link.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(brandPath);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[X2] a URL with the hash of a figure scrolls to the figure', async ({ page }) => {
    await page.goto(`${brandPath}#plate-4`);
    await expect(pictureLinks(page).nth(2)).toBeInViewport();
  });
});

test('[V5] the page can be used while the lightbox still closes', async ({ page }) => {
  await openPicture(page, 1);
  await closeButton(page).click();
  await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('');
  await pictureLinks(page).nth(1).click();
  await expectPicture(page, 2);
});
