import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './hydrated';
import { lookRound, nothing } from './look-round';
import { enlarged, inPlace, menu, openState, overlay } from './open-states';

const question = inPlace.filter(({ name, width }) => name === 'a question' && width === 390);

const closers = (page: Page) => page.getByRole('button', { name: /^Close/ }).filter({ visible: true });

// A desk of 1440 by 900 px at 200 %.
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

for (const state of [...enlarged, ...question])
  test(`[X1] at 200 % of the size ${state.name} is usable to its last control`, async ({ page }) => {
    await openHydrated(page, state.path);
    expect(await lookRound(page, state)).toEqual(nothing);
  });

for (const state of [menu, overlay])
  test(`[X1, N4, N5] at 200 % of the size the way out of ${state.name} stays in reach`, async ({ page }) => {
    await openHydrated(page, state.path);
    await openState(page, state);
    await page.keyboard.press('Shift+Tab');
    await closers(page).click();
    await expect(state.shown(page)).toBeHidden();
  });
