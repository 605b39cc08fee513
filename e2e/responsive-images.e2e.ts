import { expect, type Page } from '@playwright/test';
import { getPageKind } from '../tests/support/page-kind';
import { brands } from '../tests/support/content';
import { openRoutes, isWeekly } from '../tests/support/built-site';
import { test } from '../tests/support/reading-page';
import { findPictureFaults, pictureWindows } from './picture-sizes';

/** Brands differ in how their pictures are set, articles in those they hold: each week all articles are looked at. */
function getCompositionKey(path: string): string {
  const { composition: { head, gallery } = {} } = brands.find(({ link }) => link === path) ?? {};
  return isWeekly && path.startsWith('/article/') ? path : [getPageKind(path), head, gallery].join(' ');
}

const getGalleryLength = (path: string): number => brands.find(({ link }) => link === path)?.gallery?.length ?? 0;

/** A page of each composition, the first with the longest gallery. */
const samplePaths = new Map(
  [...openRoutes, '/404']
    .toReversed()
    .toSorted((one, other) => getGalleryLength(one) - getGalleryLength(other))
    .map((path) => [getCompositionKey(path), path]),
);

const hasHero = (path: string): boolean => path === '/' || path.startsWith('/brand-partners/');

/**
 * The reasons why the head of a page does not show the phone crop of its picture at full height, or nearly so on the home page. An upright
 * picture has no crop: it may lose a fifth.
 */
async function findHeadFaults(page: Page): Promise<string[]> {
  const picture = page.locator('main > :first-child img').first();
  const { file, scale, isUpright } = await picture.evaluate(
    ({ currentSrc, offsetWidth, offsetHeight, naturalWidth, naturalHeight }: HTMLImageElement) => ({
      file: currentSrc,
      scale: (offsetHeight / offsetWidth) * (naturalWidth / naturalHeight),
      isUpright: naturalHeight > naturalWidth,
    }),
  );
  const isTall = /\/static\/tall\/[^/]+\.avif$/.test(file);
  // A picture that is as narrow as a phone loses a band on the shortest screens.
  const leastOfCrop = new URL(page.url()).pathname === '/' ? 0.92 : 0.97;
  const least = isTall ? leastOfCrop : 0.8;
  return isUpright && scale > least ? [] : [`${file} in ${scale.toFixed(2)} of its height`];
}

const pictureChecks = pictureWindows.map((size) => ({ size, findFaults: findPictureFaults }));

const headChecks = [
  { width: 360, height: 640 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
].map((size) => ({ size, findFaults: findHeadFaults }));

/** The checks of a page, from narrow to wide windows: a browser chooses larger files as the window grows. */
const getChecks = (path: string) =>
  [...(hasHero(path) ? headChecks : []), ...pictureChecks].sort((one, other) => one.size.width - other.size.width);

for (const path of samplePaths.values())
  test(`[X5, C1] the pictures of ${path} have true sizes and sharp files, and a hero its crop for phones`, async ({ page }) => {
    const checks = getChecks(path);
    await page.setViewportSize(checks[0]!.size);
    await page.goto(path);
    for (const { size, findFaults } of checks) {
      await page.setViewportSize(size);
      // A larger file takes the place of the smaller one once it has come.
      await expect.soft.poll(() => findFaults(page), `at ${size.width} by ${size.height}`).toEqual([]);
    }
  });

test('[C1, X5] a tablet held upright shows the upright opening picture of the home page', async ({ page }) => {
  const isUpright = () =>
    page
      .locator('main section img')
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalHeight > image.naturalWidth);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await expect.poll(isUpright).toBe(true);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(isUpright).toBe(false);
});

test('[C1] a picture is cropped around its focus for phones on a phone, and around the other on a desk', async ({ page }) => {
  const { link, hero } = brands.find((brand) => brand.hero.focus_phone)!;
  expect(hero.focus_phone).not.toBe(hero.focus);
  const picture = page.locator('main header img');
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goto(link);
  await expect(picture).toHaveCSS('object-position', hero.focus_phone!);
  await page.setViewportSize({ width: 801, height: 844 });
  await expect(picture).toHaveCSS('object-position', hero.focus!);
});
