import { expect, test } from '@playwright/test';
import { findFaultyStops, stopLabels, tabThrough } from './focus-order';
import { inlineStates, openStatePage, openState, allOverlays } from '../tests/support/open-states';

// The long pages are walked once; axe sees them at both widths.
for (const state of [...allOverlays, ...inlineStates.filter(({ width }) => width === 390)])
  test(`[X1, N6] with ${state.name} open at ${state.width} px the focus goes all the way round and is always seen`, async ({ page }) => {
    await openStatePage(page, state);
    await openState(page, state);
    const there = await tabThrough(page, 'Tab');
    expect.soft(findFaultyStops(there)).toEqual([]);
    const back = await tabThrough(page, 'Shift+Tab');
    expect.soft(findFaultyStops(back)).toEqual([]);
    expect(stopLabels(back)).toEqual(stopLabels(there));
  });
