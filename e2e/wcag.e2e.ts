import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { kindOf } from '../docs/tools/screens-list';
import { chromiumFlags, findChromium } from './chromium';
import { faultsOf, namesOf, walk } from './focus-walk';
import { awake, hydrated, openHydrated } from './hydrated';
import { openRoutes } from './site';
import { brokenTexts, smallTargets } from './wcag';

const pages = [...openRoutes, '/404'];
const kinds = [...new Map(pages.toReversed().map((path) => [kindOf(path), path])).values()];

const phone = { width: 390, height: 700 };
const desk = { width: 1440, height: 800 };

/** Success criterion 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** What breaks on a page when its text is spaced as its reader wants. */
async function brokenBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await brokenTexts(page));
  const style = await page.addStyleTag({ content: spacing });
  const after = await brokenTexts(page);
  await style.evaluate((element) => (element as Element).remove());
  return after.filter((fault) => !before.has(fault));
}

/** The faults of a walk over a whole page. */
async function walkOver(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops = await walk(page, key, 300);
  return { faults: faultsOf(stops), names: namesOf(stops) };
}

test.describe('on every page', () => {
  test.use({ viewport: phone, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pages)
    test(`[X1] ${path}: the focus goes over it both ways and is seen, a finger meets what it means, text may be spaced`, async ({
      page,
    }) => {
      await openHydrated(page, path);
      expect.soft(await smallTargets(page, 44)).toEqual([]);
      expect.soft(await brokenBySpacing(page)).toEqual([]);
      const there = await walkOver(page, 'Tab');
      expect.soft(there.faults).toEqual([]);
      await page.setViewportSize(desk);
      expect.soft(await smallTargets(page, 24)).toEqual([]);
      expect.soft(await brokenBySpacing(page)).toEqual([]);
      const back = await walkOver(page, 'Shift+Tab');
      expect.soft(back.faults).toEqual([]);
      expect(Math.min(there.names.length, back.names.length)).toBeGreaterThan(20);
    });
});

test.describe('at 400 % of the size', () => {
  // A desk of 1280 by 1024 px.
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of kinds)
    test(`[X1] ${path} has the whole screen, and the focus is seen on it`, async ({ page }) => {
      await openHydrated(page, path);
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect((await walkOver(page, 'Tab')).faults).toEqual([]);
    });
});

test.describe('with text twice as large', () => {
  let browser: Browser;

  test.beforeAll(async () => {
    const args = [...chromiumFlags, '--blink-settings=defaultFontSize=32'];
    browser = await chromium.launch({ executablePath: findChromium(), args });
  });

  test.afterAll(() => browser.close());

  for (const path of kinds)
    test(`[X1] no text of ${path} is cut off or lies on another`, async ({ baseURL }) => {
      const page = await browser.newPage({ baseURL, viewport: phone, reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      await awake(page);
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        expect.soft(await brokenTexts(page), `at ${size.width} px`).toEqual([]);
        await page.evaluate(() => scrollTo({ left: 1_000, behavior: 'instant' }));
        expect.soft(await page.evaluate(() => scrollX)).toBe(0);
      }
      await page.close();
    });
});
