import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { findFaultyStops, type FocusStop, tabThrough } from './focus-order';
import { openHydrated, waitForManifest } from '../tests/support/page';
import { test } from '../tests/support/reading-page';
import { sweptPaths } from '../tests/support/built-site';
import { setFontSize, collectPageErrors } from './page-audit';
import { findJoinedWords, readVisibleTexts } from './same-page';
import { findBrokenWords } from './style-checks';
import { findBrokenTexts, findSmallTargets } from './wcag-checks';

const phone = { width: 390, height: 700 };
const desk = { width: 1440, height: 800 };

/** Success criterion 1.4.12. */
const textSpacingCss = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The violations of a page with the text spacing of that criterion. */
async function findTextsBrokenBySpacing(page: Page): Promise<string[]> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacingCss);
  const spaced = await findBrokenTexts(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  if (spaced.length === 0) return [];
  const unspaced = new Set(await findBrokenTexts(page));
  return spaced.filter((fault) => !unspaced.has(fault));
}

/** The bar and the footer are those of every page: on one they are walked through too, at each size; of the others the main part, zoomed. */
const walkedPath = '/our-story';

/** Goes over a page by keyboard: the places at which the focus is not seen. */
async function findUnseenStops(page: Page, key: 'Tab' | 'Shift+Tab', path: string): Promise<FocusStop[]> {
  const isWhole = path === walkedPath;
  if (!isWhole) await page.locator('#content').focus();
  const stops = await tabThrough(page, key, 300, isWhole ? undefined : '#content');
  // The walk ends on the skip link, which covers the bar while it has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return !isWhole || stops.length > 20 ? findFaultyStops(stops) : [{ at: `only ${stops.length} stops`, faults: ['the walk ended early'] }];
}

/** The same at a size at which one page alone is walked through. */
const findWalkFaults = async (page: Page, key: 'Tab' | 'Shift+Tab', path: string): Promise<FocusStop[]> =>
  path === walkedPath ? findUnseenStops(page, key, path) : [];

const widths = [320, 360, 560, 561, 768, 800, 801, 1124, 1125, 1440, 1920, 3840];

const measureHorizontalScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ left: 1_000, behavior: 'instant' });
    return scrollX + document.documentElement.scrollWidth - innerWidth;
  });

/** A desk of 1280 by 1024 px at 400 % of the size: a page has the whole screen, and the focus is seen on it. */
async function expectUsableZoomed(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ left: 0, top: 600, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await findUnseenStops(page, 'Tab', path), 'at 400 % of the size').toEqual([]);
}

/** The pictures of the bar that are nearer than 4 px to a button beside theirs. */
const findCrowdedPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header')!;
    const buttons = [...bar.querySelectorAll('button, [data-fallback]')].filter((button) => button.checkVisibility());
    const isNear = (picture: DOMRect, button: DOMRect) => button.left < picture.right + 4 && picture.left < button.right + 4;
    return [...bar.querySelectorAll('a svg')]
      .filter((picture) => picture.checkVisibility())
      .filter((picture) => buttons.some((button) => isNear(picture.getBoundingClientRect(), button.getBoundingClientRect())))
      .map((picture) => picture.outerHTML);
  });

/** With text at twice the size no text is cut off or lies on another, on a phone no word is broken, and nothing scrolls sideways. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await setFontSize(page, 32);
  await page.setViewportSize(phone);
  expect.soft(await findBrokenWords(page), 'words at 200 % on a phone').toEqual([]);
  expect.soft(await findCrowdedPictures(page), 'pictures of the bar at 200 % on a phone').toEqual([]);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    expect.soft(await findBrokenTexts(page), `text at 200 % and ${size.width} px`).toEqual([]);
    await page.evaluate(() => scrollTo({ left: 1_000, behavior: 'instant' }));
    expect.soft(await page.evaluate(() => scrollX), `text at 200 % and ${size.width} px`).toBe(0);
  }
  await setFontSize(page, 16);
}

/** A printed page has no controls but the fields of a form, its footer is a few lines, and a printed picture takes less than half of a sheet. */
async function expectShortPrint(page: Page): Promise<void> {
  // A4 without its margins, in CSS pixels.
  await page.setViewportSize({ width: 688, height: 971 });
  await page.emulateMedia({ media: 'print' });
  const heights = await page.evaluate(() => {
    const listOf = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const getHeight = (element: Element) => element.getBoundingClientRect().height;
    return {
      // A heading has room below it, in which its list begins, or is in a section that is never parted.
      parted: [
        ...listOf('main span:has(> picture), main figure, main li').filter((one) => getComputedStyle(one).breakInside !== 'avoid'),
        ...listOf('main h2').filter(
          (one) =>
            parseFloat(getComputedStyle(one, '::after').height) < 112 &&
            getComputedStyle(one.closest('section') ?? document.body).breakInside !== 'avoid',
        ),
        ...listOf('footer').filter((one) => getComputedStyle(one).breakBefore !== 'avoid'),
      ].map(({ outerHTML }) => outerHTML.slice(0, 80)),
      controls: [...document.querySelectorAll('button, nav, footer input, [type="search"], [popover]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      footer: Math.max(...[...document.querySelectorAll('footer')].map(getHeight)),
      picture: Math.max(0, ...[...document.querySelectorAll('main picture')].map((picture) => getHeight(picture.parentElement!))),
      colors: [...document.querySelectorAll('body, footer address > span')].map((element) => getComputedStyle(element).color),
    };
  });
  expect.soft(heights.parted, 'parted in print').toEqual([]);
  expect.soft(heights.controls, 'printed controls').toEqual([]);
  expect.soft(new Set(heights.colors).size, 'the colors of a printed footer').toBe(1);
  expect.soft(heights.footer, 'a printed footer').toBeGreaterThanOrEqual(0);
  expect.soft(heights.footer, 'a printed footer').toBeLessThan(110);
  expect.soft(heights.picture, 'a printed picture').toBeLessThan(485);
  await page.emulateMedia({ media: 'screen' });
}

test.use({ viewport: desk });

// One load of each page answers for all of this.
for (const path of sweptPaths)
  test(`[X1, X2, X3, X4, R9, V7] ${path} works and is accessible at every size, without scripts and on paper`, async ({
    page,
    plainPage,
    baseURL,
  }) => {
    const errors = collectPageErrors(page, new URL(baseURL!).host);
    await openHydrated(page, path);
    // What a walk brings into view shows more, such as whether a showroom is open.
    const texts = await readVisibleTexts(page);
    for (const [size, least, key] of [
      [desk, 24, 'Shift+Tab'],
      [phone, 44, 'Tab'],
    ] as const) {
      await page.setViewportSize(size);
      expect.soft(await findAxeViolations(page), `axe at ${size.width} px`).toEqual([]);
      expect.soft(await findSmallTargets(page, least), `at ${size.width} px`).toEqual([]);
      expect.soft(await findTextsBrokenBySpacing(page), `at ${size.width} px`).toEqual([]);
      expect.soft(await findWalkFaults(page, key, path), `at ${size.width} px`).toEqual([]);
    }
    await expectUsableZoomed(page, path);
    await waitForManifest(page);
    const others = errors.filter((words) => path !== '/404' || !words.includes('/404'));
    expect.soft(others, 'errors').toEqual([]);
    // From here on, resizing may cancel the request of a picture, which is no error.
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await measureHorizontalScroll(page), `horizontal scroll at ${width} px`).toBe(0);
    }
    await expectRoomForLargeText(page);
    await expectShortPrint(page);

    await plainPage.setViewportSize(desk);
    await plainPage.goto(path);
    const plainTexts = new Set(await readVisibleTexts(plainPage));
    expect.soft(plainTexts.size).toBeGreaterThan(5);
    expect
      .soft(
        texts.filter((words) => !plainTexts.has(words)),
        'texts that scripts add',
      )
      .toEqual([]);
    expect.soft(await findJoinedWords(plainPage), 'joined words').toEqual([]);
  });
