import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium';
import { faultsOf, type Stop, walk } from './focus-walk';
import { openHydrated } from './hydrated';
import { choosers, inPlace, lightboxes, menu, type OpenState, openState, overlay } from './open-states';

const [chooser] = choosers;
const [lightbox] = lightboxes;
const states = [menu, overlay, chooser!, lightbox!];
const question = inPlace.filter(({ name, width }) => name === 'a question' && width === 390);

/** Words and controls that the sides of the screen cut off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, #menu *, #partners-panel *, [role="dialog"] *')]
      .filter((element) => element.checkVisibility() && element.closest('[href="#content"], [aria-hidden="true"]') === null)
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => `${element.localName} ${element.textContent.slice(0, 30)}`),
  );

/** Opens a state and goes through it by keyboard: what is cut off, and where the focus is not seen. */
async function lookRound(page: Page, state: OpenState): Promise<{ cut: string[]; unseen: Stop[] }> {
  await openState(page, state);
  const cut = await cutOff(page);
  return { cut, unseen: faultsOf(await walk(page, 'Tab')) };
}

const nothing = { cut: [], unseen: [] };

const closers = (page: Page) => page.getByRole('button', { name: /^Close/ }).filter({ visible: true });

test.describe('at 200 % of the size', () => {
  // A desk of 1440 by 900 px.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  for (const state of [...states, ...question])
    test(`[X1] ${state.name} is usable to its last control`, async ({ page }) => {
      await openHydrated(page, state.path);
      expect(await lookRound(page, state)).toEqual(nothing);
    });

  for (const state of [menu, overlay])
    test(`[X1, N4, N5] the way out of ${state.name} stays in reach`, async ({ page }) => {
      await openHydrated(page, state.path);
      await openState(page, state);
      await page.keyboard.press('Shift+Tab');
      await closers(page).click();
      await expect(state.shown(page)).toBeHidden();
    });
});

test.describe('with text twice as large', () => {
  let browser: Browser;

  test.beforeAll(async () => {
    const args = [...chromiumFlags, '--blink-settings=defaultFontSize=32'];
    browser = await chromium.launch({ executablePath: findChromium(), args });
  });

  test.afterAll(() => browser.close());

  for (const width of [390, 1440])
    for (const state of states)
      test(`[X1] ${state.name} is usable at ${width} px`, async ({ baseURL }) => {
        const page = await browser.newPage({ baseURL, viewport: { width, height: 844 }, reducedMotion: 'reduce' });
        await openHydrated(page, state.path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect(await lookRound(page, state)).toEqual(nothing);
        await page.close();
      });
});
