import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { findFaultyStops, type FocusStop, tabThrough } from './focus-order';
import { openHydrated } from '../tests/support/hydration';
import { samplePaths, allPaths } from '../tests/support/sample-pages';
import { collectPageErrors } from './page-errors';
import { findBrokenTexts, findOverflowingTexts, findSmallTargets } from './wcag-checks';

const phone = { width: 390, height: 700 };
const desk = { width: 1440, height: 800 };

/** Success criterion 1.4.12. */
const textSpacingCss = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The violations of a page with the text spacing of that criterion. */
async function findTextsBrokenBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await findBrokenTexts(page));
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacingCss);
  const after = await findBrokenTexts(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return after.filter((fault) => !before.has(fault));
}

/** Goes over the whole page by keyboard, where a key is given: the places at which the focus is not seen. */
async function findUnseenStops(page: Page, key: 'Tab' | 'Shift+Tab' | null): Promise<FocusStop[]> {
  if (!key) return [];
  const stops = await tabThrough(page, key, 300);
  return stops.length > 20 ? findFaultyStops(stops) : [{ at: `only ${stops.length} stops`, faults: ['the walk ended early'] }];
}

/** How far the page can be scrolled sideways. */
const measureHorizontalScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ left: 1_000, behavior: 'instant' });
    return scrollX + document.documentElement.scrollWidth - innerWidth;
  });

/** A desk of 1280 by 1024 px at 400 % of the size: a page has the whole screen, and the focus is seen on it. */
async function expectUsableZoomed(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ left: 0, top: 600, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await findUnseenStops(page, 'Tab'), 'at 400 % of the size').toEqual([]);
}

/** A word of 46 letters stays on the screen, wherever it stands. */
async function expectLongWordsWithin(page: Page): Promise<void> {
  for (const width of [320, 360, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const { tried, beyond } = await findOverflowingTexts(page);
    expect(tried).toBeGreaterThan(20);
    expect.soft(beyond, `long words at ${width} px`).toEqual([]);
  }
}

test.use({ viewport: phone });

// One load of each page answers for all of this. What is looked at on a page of each kind only is the same on the others.
for (const path of allPaths) {
  const isSample = samplePaths.includes(path);
  const [forward, back] = isSample ? (['Tab', 'Shift+Tab'] as const) : [null, null];
  const ofItsKind = isSample ? [expectUsableZoomed, expectLongWordsWithin] : [];
  const besides = isSample
    ? ', the focus goes over it and is seen, at 400 % of the size too, and a word of 46 letters stays on the screen'
    : '';

  test(`[X1, X3] ${path}: no axe violation, large enough touch targets, visible focus, text may be spaced${besides}`, async ({
    page,
    baseURL,
  }) => {
    const errors = collectPageErrors(page, new URL(baseURL!).host);
    await openHydrated(page, path);
    for (const [size, least, key] of [
      [phone, 44, forward],
      [desk, 24, back],
    ] as const) {
      await page.setViewportSize(size);
      expect.soft(await findAxeViolations(page), `axe at ${size.width} px`).toEqual([]);
      expect.soft(await findSmallTargets(page, least), `at ${size.width} px`).toEqual([]);
      expect.soft(await findTextsBrokenBySpacing(page), `at ${size.width} px`).toEqual([]);
      expect.soft(await findUnseenStops(page, key), `at ${size.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await measureHorizontalScroll(page)).toBe(0);
    for (const expectIt of ofItsKind) await expectIt(page);
    expect(errors.filter((words) => path !== '/404' || !words.includes('/404'))).toEqual([]);
  });
}
