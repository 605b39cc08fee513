import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Colour, contrast } from '../src/logic/contrast.fixture';
import { openRoutes } from './site';

/** The share of its box that the type must stand out from: a few bright pixels behind a stroke are not seen. */
const share = 0.95;

interface Box {
  text: string;
  needed: number;
  colour: Colour;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of type that stand on a picture, and then hides the type. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const over = [
      ...[...document.querySelectorAll<HTMLElement>('[data-tone] a, [data-tone] button')].map((element) => ({ element, needed: 4.5 })),
      ...[...document.querySelectorAll<HTMLElement>('main > :first-child h1')].map((element) => ({ element, needed: 3 })),
      ...[...document.querySelectorAll<HTMLElement>('main > :first-child p')].map((element) => ({ element, needed: 4.5 })),
    ];
    const boxes = over.flatMap(({ element, needed }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 8 && left >= 0 && top >= 0;
      if (!isSeen || top + height > window.innerHeight || left + width > window.innerWidth) return [];
      const colour = getComputedStyle(element).color.match(/\d+/g)!.slice(0, 3).map(Number) as unknown as Colour;
      return [{ text: element.textContent, needed, colour, left, top, width, height }];
    });
    for (const { element } of over) element.style.visibility = 'hidden';
    for (const hidden of document.querySelectorAll<HTMLElement>('[data-tone] *')) hidden.style.visibility = 'hidden';
    for (const hidden of document.querySelectorAll<HTMLElement>('main > :first-child h1 *')) hidden.style.visibility = 'hidden';
    return boxes;
  });

/** The contrast of type with what lies behind it, over all but its brightest or darkest specks. */
async function contrastIn(shot: Buffer, { colour, left, top, width, height }: Box): Promise<number> {
  const area = { left: Math.round(left), top: Math.round(top), width: Math.floor(width), height: Math.floor(height) };
  const pixels = await sharp(shot).extract(area).removeAlpha().raw().toBuffer();
  const ratios: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) ratios.push(contrast(colour, [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]));
  ratios.sort((a, b) => b - a);
  return ratios[Math.floor(ratios.length * share) - 1] ?? 0;
}

for (const width of [390, 1440]) {
  test(`[X1] type over the pictures of every page stands out at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const faint: string[] = [];
    let seen = 0;
    for (const route of openRoutes.filter((path) => path === '/' || path.startsWith('/brand-partners/'))) {
      await page.goto(route);
      const picture = page.locator('main > :first-child img').first();
      await picture.evaluate((img: HTMLImageElement) => img.decode());
      const boxes = await boxesOf(page);
      seen += boxes.length;
      const shot = await page.screenshot();
      const measured = await Promise.all(boxes.map(async (box) => ({ ...box, found: await contrastIn(shot, box) })));
      const fainter = measured.filter(({ needed, found }) => found < needed);
      faint.push(...fainter.map(({ text, needed, found }) => `${route} ${text.trim()}: ${found.toFixed(2)} of ${needed}`));
    }
    expect(seen).toBeGreaterThan(50);
    expect(faint).toEqual([]);
  });
}
