import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { auditState, noFindings } from './page-audit';
import { zoomedOverlays, inlineStates, mobileMenu, openState, partnersOverlay } from '../tests/support/open-states';

const questionStates = inlineStates.filter(({ name, width }) => name === 'a question' && width === 390);

const closeButtons = (page: Page) => page.getByRole('button', { name: /^Close/ }).filter({ visible: true });

// A desk of 1440 by 900 px at 200 %.
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

for (const state of [...zoomedOverlays, ...questionStates])
  test(`[X1] at 200 % of the size ${state.name} is usable to its last control`, async ({ page }) => {
    await openHydrated(page, state.path);
    expect(await auditState(page, state)).toEqual(noFindings);
  });

for (const state of [mobileMenu, partnersOverlay])
  test(`[X1, N4, N5] at 200 % of the size the way out of ${state.name} stays in reach`, async ({ page }) => {
    await openHydrated(page, state.path);
    await openState(page, state);
    await page.keyboard.press('Shift+Tab');
    await closeButtons(page).click();
    await expect(state.content(page)).toBeHidden();
  });
