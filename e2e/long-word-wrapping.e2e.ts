import { expect, type Page, test } from '@playwright/test';
import { samplePaths } from '../tests/support/sample-pages';

/** Sets one long word in the place of each text that may turn over to a second line, and names those that then leave the screen. */
const findOverflowingTexts = (page: Page) =>
  page.evaluate(() => {
    const mayTurn = (element: Element) => getComputedStyle(element).textWrapMode === 'wrap' && !element.closest('select, svg');
    const texts = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
      (element) =>
        element.childElementCount === 0 &&
        element.textContent.trim().length > 2 &&
        element.checkVisibility() &&
        element.getBoundingClientRect().right > 0 &&
        mayTurn(element),
    );
    const range = document.createRange();
    const beyond = texts.flatMap((element) => {
      const words = element.textContent;
      element.textContent = 'Unterwassermarmorbeckenarmaturenverlegemeister';
      range.selectNodeContents(element);
      const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
      const entry = element.closest('li');
      // What stands in a row that scrolls by itself stays within its entry.
      const isInRow = entry !== null && getComputedStyle(entry.parentElement!).overflowX === 'auto';
      const limit = isInRow ? entry.getBoundingClientRect().right : innerWidth;
      const isBeyond = right > limit + 0.5 || document.documentElement.scrollWidth > innerWidth;
      element.textContent = words;
      return isBeyond ? [words.trim()] : [];
    });
    return { tried: texts.length, beyond };
  });

for (const path of samplePaths)
  test(`[X1] a word of 46 letters, wherever it stands on ${path}, stays on the screen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [320, 360, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const { tried, beyond } = await findOverflowingTexts(page);
      expect(tried).toBeGreaterThan(20);
      expect(beyond, `at ${width} px`).toEqual([]);
    }
  });
