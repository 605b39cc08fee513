import { expect, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { inlineStates, openStatePage, openState, allOverlays } from '../tests/support/open-states';

for (const state of [...allOverlays, ...inlineStates])
  test(`[X1] axe finds nothing while ${state.name} is open at ${state.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStatePage(page, state);
    await openState(page, state);
    expect(await findAxeViolations(page)).toEqual([]);
  });
