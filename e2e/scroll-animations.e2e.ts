import { expect, type Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';
import { brands } from '../tests/support/content';
import { withMotion } from '../tests/support/page';
import { test } from '../tests/support/reading-page';

test.use(withMotion);

const brandPath = brands[0]!.link;

/** Pages whose headings stand beside a list, and are as tall as it. */
const pages = ['/', '/brand-partners/falper', '/documents'];

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of the headings and of the upper thirds of the pictures in `main`, on the page. */
const readBoxes = (page: Page): Promise<Box[]> =>
  page.locator('main').evaluate((main) => {
    const toBox = (element: Element, name: string, share: number) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { name, left: left + window.scrollX, top: top + window.scrollY, width, height: height * share };
    };
    const shown = (selector: string) => Array.from(main.querySelectorAll(selector)).filter((one) => one.checkVisibility());
    return [
      ...shown('h2').map((heading) => toBox(heading, heading.textContent, 1)),
      ...shown('picture').map((picture) => toBox(picture.parentElement!, picture.querySelector('img')!.alt, 1 / 3)),
    ].filter(({ left, width, height }) => width >= 8 && height >= 8 && left + 8 < window.innerWidth);
  });

/** The luminance of each pixel of a page, whose pictures have come. */
async function captureWhole(page: Page): Promise<{ data: Buffer; info: OutputInfo }> {
  await page.evaluate(async () => {
    const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('main img'));
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  const capture = sharp(await page.screenshot({ fullPage: true }));
  return capture.removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
}

/** How much the luminance varies in a box of a capture, of which every second pixel is measured. */
function measureContrast({ data, info }: { data: Buffer; info: OutputInfo }, { left, top, width, height }: Box): number {
  const values: number[] = [];
  for (let y = Math.max(0, Math.round(top)); y < Math.min(Math.floor(top + height), info.height); y += 2)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(Math.floor(left + width), info.width); x += 2)
      values.push(data[(y * info.width + x) * info.channels]!);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** What is faint or cut at this moment: the headings, texts and pictures of the page, with those around them. */
const findHidden = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    Array.from(main.querySelectorAll('h1, h2, h3, p, li, dt, dd, picture'))
      // A heading for screen readers alone has no size.
      .filter((one) => one.checkVisibility() && one.clientHeight > 1)
      .flatMap((one) => {
        for (let part: Element | null = one; part; part = part.parentElement) {
          const { opacity, clipPath } = getComputedStyle(part);
          if (Number(opacity) < 1 || clipPath !== 'none')
            return [`${one.textContent || one.outerHTML.slice(0, 80)}: ${opacity} ${clipPath}`];
        }
        return [];
      }),
  );

for (const width of [390, 1440])
  test(`[X13] a capture of the whole page shows every heading and picture, and nothing fades while it is read, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      expect(await findHidden(page), path).toEqual([]);
      const capture = await captureWhole(page);
      const boxes = await readBoxes(page);
      expect(boxes.length, path).toBeGreaterThan(3);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const still = await captureWhole(page);
      for (const box of boxes)
        expect(measureContrast(capture, box), `${path}: ${box.name}`).toBeGreaterThan(measureContrast(still, box) * 0.6);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const heading of await page.locator('main h2').all())
        for (const share of [0.85, 0.6]) {
          await heading.evaluate((one, part) => {
            window.scrollTo({ top: one.getBoundingClientRect().top + window.scrollY - window.innerHeight * part, behavior: 'instant' });
          }, share);
          expect(await findHidden(page), path).toEqual([]);
        }
    }
  });

test('[X13, X5] headings rise by 12 px and pictures settle by 4 % once they come; with reduced motion and in forced colors nothing moves', async ({
  page,
}) => {
  await page.goto('/brand-partners/falper');
  const heading = page.getByRole('heading', { name: 'Collections' });
  const scrollTo = (share: number) =>
    heading.evaluate((one, part) => {
      const top = one.getBoundingClientRect().top - new DOMMatrix(getComputedStyle(one).transform).f + window.scrollY;
      window.scrollTo({ top: top - window.innerHeight * part, behavior: 'instant' });
    }, share);
  await expect(heading).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 12)');
  // It stands beside a list, and has its place after six rem all the same.
  await scrollTo(0.85);
  await expect(heading).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  const picture = page.locator('main figure img').last();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(picture).toHaveCSS('transform', 'matrix(1.04, 0, 0, 1.04, 0, 0)');
  await picture.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(picture).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(heading).toHaveCSS('transform', 'none');
  await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
  await expect(heading).toHaveCSS('transform', 'none');
  await expect(picture).toHaveCSS('transform', 'none');
});

test('[X1, X5] in print a brand has its title below its picture, and neither bar nor forms', async ({ page }) => {
  await page.goto(brandPath);
  expect(await page.locator('main [data-first]').evaluate((frame) => frame.getAnimations({ subtree: true }).length)).toBe(0);
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main figure').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('address').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('#newsletter-email')).toBeHidden();
  for (const control of [page.getByRole('navigation'), page.locator('board-toggle'), page.getByRole('link', { name: 'Start an inquiry' })])
    await expect(control.filter({ visible: true })).toHaveCount(0);
  const { top, bottom } = await page.locator('[data-head] picture').evaluate((picture) => picture.parentElement!.getBoundingClientRect());
  expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
  expect(bottom - top).toBeLessThan(500);
});
