import { type CDPSession, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type RgbColor, getContrastRatio } from '../src/ui/color-contrast.fixture';
import { brands } from '../tests/support/content';
import { waitForReader } from '../tests/support/page';
import { test } from '../tests/support/reading-page';
import { isWeekly } from '../tests/support/built-site';

/** The share of its box that the type must stand out from: a few bright pixels behind a stroke are not seen. */
const requiredShare = 0.95;

/** The distance between measured pixels, across and down, in px: strokes are broader. */
const pixelStep = 2;

interface TextBox {
  text: string;
  needed: number;
  color: RgbColor;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of type that stand on a picture. */
const findTextBoxes = (page: Page): Promise<TextBox[]> =>
  page.evaluate(() => {
    const over = [
      ...[...document.querySelectorAll<HTMLElement>('[data-tone] a, [data-tone] button')].map((element) => ({ element, needed: 4.5 })),
      ...[...document.querySelectorAll<HTMLElement>('main > :first-child h1')].map((element) => ({ element, needed: 3 })),
      ...[...document.querySelectorAll<HTMLElement>('main > :first-child p')].map((element) => ({ element, needed: 4.5 })),
    ];
    return over.flatMap(({ element, needed }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 8 && left >= 0 && top >= 0;
      if (!isSeen || top + height > window.innerHeight || left + width > window.innerWidth) return [];
      const color = getComputedStyle(element).color.match(/\d+/g)!.slice(0, 3).map(Number) as unknown as RgbColor;
      return [{ text: element.textContent, needed, color, left, top, width, height }];
    });
  });

const hideTextCss = '[data-tone] *, main > :first-child :is(h1, h1 *, p) { visibility: hidden !important; }';

const applyCss = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** What is drawn behind the type, pixel by pixel. Compressing the screenshot less takes a quarter of the work; Playwright has no option for it. */
async function readPixels(page: Page, session: CDPSession): Promise<(x: number, y: number) => RgbColor> {
  await applyCss(page, hideTextCss);
  const screenshot = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await applyCss(page, '');
  const { data, info } = await sharp(Buffer.from(screenshot.data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const start = (y * info.width + x) * 3;
    return [data[start]!, data[start + 1]!, data[start + 2]!];
  };
}

/** The share of its box in which type stands out from what lies behind it. */
function measureLegibleShare(at: (x: number, y: number) => RgbColor, { needed, color, left, top, width, height }: TextBox): number {
  let all = 0;
  let legible = 0;
  for (let y = Math.round(top); y < Math.floor(top + height); y += pixelStep)
    for (let x = Math.round(left); x < Math.floor(left + width); x += pixelStep) {
      all += 1;
      if (getContrastRatio(color, at(x, y)) >= needed) legible += 1;
    }
  return all === 0 ? 0 : legible / all;
}

/** How far a page is scrolled in px while its bar is white: from its top to its end. */
const scrollOffsets = [0, 50, 100];

const windowSizes = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

/** Resizes the window, and waits until the picture of the head is the one for it: phones have a taller one, where it is not tall itself. */
async function resizeAndDecode(page: Page, size: (typeof windowSizes)[number]): Promise<void> {
  const picture = page.locator('main > :first-child img').first();
  await page.setViewportSize(size);
  const hasTall = (await page.locator('main > :first-child picture').first().locator('source[media]').count()) > 0;
  await expect
    .poll(() => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.includes('/static/tall/')))
    .toBe(hasTall && size.width < 800);
  // It is rejected when a larger file takes the place of the one that is decoded.
  const isDecoded = (image: HTMLImageElement) =>
    image.decode().then(
      () => true,
      () => false,
    );
  await expect.poll(() => picture.evaluate(isDecoded)).toBe(true);
}

/** The brands, or the first of each way to set the head of a page. */
const sweptBrands = brands.filter(
  ({ composition }, index) => isWeekly || brands.findIndex((brand) => brand.composition?.head === composition?.head) === index,
);

for (const path of ['/', ...sweptBrands.map(({ link }) => link)])
  test(`[X1, N2] text over the picture of ${path} has enough contrast at any width and scroll position`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const faint: string[] = [];
    await page.setViewportSize(windowSizes[0]!);
    await page.goto(path);
    await waitForReader(page);
    for (const size of windowSizes) {
      await resizeAndDecode(page, size);
      for (const scroll of scrollOffsets) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
        await expect(page.getByRole('banner')).toBeInViewport();
        const boxes = await findTextBoxes(page);
        expect(boxes.length).toBeGreaterThan(2);
        const at = await readPixels(page, session);
        const measured = boxes.map((box) => ({ ...box, share: measureLegibleShare(at, box) }));
        const fainter = measured.filter(({ share }) => share < requiredShare);
        const place = `at ${size.width} px, scrolled by ${scroll}`;
        faint.push(...fainter.map(({ text, needed, share }) => `${place}: ${text.trim()} has ${needed} in ${share.toFixed(2)} of its box`));
      }
    }
    await session.detach();
    expect(faint).toEqual([]);
  });
