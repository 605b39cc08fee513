import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type RgbColor, getContrastRatio } from '../src/ui/color-contrast.fixture';
import { waitForHydration } from '../tests/support/hydration';
import { openRoutes } from '../tests/support/built-site';

/** The share of its box that the type must stand out from: a few bright pixels behind a stroke are not seen. */
const requiredShare = 0.95;

/** Every so many px, across and down, one is looked at: strokes are broader. */
const pixelStep = 2;

interface TextBox {
  text: string;
  needed: number;
  colour: RgbColor;
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
      const colour = getComputedStyle(element).color.match(/\d+/g)!.slice(0, 3).map(Number) as unknown as RgbColor;
      return [{ text: element.textContent, needed, colour, left, top, width, height }];
    });
  });

const hideTextCss = '[data-tone] *, main > :first-child :is(h1, h1 *, p) { visibility: hidden !important; }';

/** What is drawn behind the type, pixel by pixel. */
async function readPixels(page: Page): Promise<(x: number, y: number) => RgbColor> {
  const { data, info } = await sharp(await page.screenshot({ style: hideTextCss }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] as unknown as RgbColor;
}

/** The contrast of type with what lies behind it, over all but its brightest or darkest specks. */
function measureContrast(at: (x: number, y: number) => RgbColor, { colour, left, top, width, height }: TextBox): number {
  const ratios: number[] = [];
  for (let y = Math.round(top); y < Math.floor(top + height); y += pixelStep)
    for (let x = Math.round(left); x < Math.floor(left + width); x += pixelStep) ratios.push(getContrastRatio(colour, at(x, y)));
  ratios.sort((a, b) => b - a);
  return ratios[Math.floor(ratios.length * requiredShare) - 1] ?? 0;
}

/** How far a page is scrolled in px while its bar is white: from its top to its end. */
const scrollOffsets = [0, 50, 100];

test.use({ bypassCSP: true });

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  test(`[X1, N2] type over the pictures of every page stands out at ${width} px, however far it is scrolled under the bar`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const faint: string[] = [];
    let seen = 0;
    for (const route of openRoutes.filter((path) => path === '/' || path.startsWith('/brand-partners/'))) {
      await page.goto(route);
      await waitForHydration(page);
      await page
        .locator('main > :first-child img')
        .first()
        .evaluate((img: HTMLImageElement) => img.decode());
      for (const scroll of scrollOffsets) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
        await expect(page.getByRole('banner')).toBeInViewport();
        const boxes = await findTextBoxes(page);
        seen += boxes.length;
        const at = await readPixels(page);
        const fainter = boxes.map((box) => ({ ...box, found: measureContrast(at, box) })).filter(({ needed, found }) => found < needed);
        faint.push(...fainter.map(({ text, needed, found }) => `${route} at ${scroll} ${text.trim()}: ${found.toFixed(2)} of ${needed}`));
      }
    }
    expect(seen).toBeGreaterThan(100);
    expect(faint).toEqual([]);
  });
