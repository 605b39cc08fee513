import { expect, test } from '@playwright/test';
import { findFaultyStops, stopLabels, tabThrough } from './focus-order';
import {
  allOverlays,
  closeState,
  groupByPage,
  inlineStates,
  listNames,
  openState,
  type OpenState,
  openStatePage,
} from '../tests/support/open-states';

// The long pages are walked once; axe sees them at both widths.
for (const states of groupByPage([...allOverlays, ...inlineStates.filter(({ width }) => width === 390)])) {
  const [{ path, width }] = states as [OpenState, ...OpenState[]];

  test(`[X1, N6] on ${path} at ${width} px Tab reaches every control and the focus is always visible with these open: ${listNames(states)}`, async ({
    page,
  }) => {
    await openStatePage(page, states[0]!);
    for (const state of states)
      await test.step(state.name, async () => {
        await openState(page, state);
        const there = await tabThrough(page, 'Tab');
        expect.soft(findFaultyStops(there)).toEqual([]);
        const back = await tabThrough(page, 'Shift+Tab');
        expect.soft(findFaultyStops(back)).toEqual([]);
        expect(stopLabels(back)).toEqual(stopLabels(there));
        await closeState(page, state);
      });
  });
}
