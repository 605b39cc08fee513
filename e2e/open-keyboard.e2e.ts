import { expect, test } from '@playwright/test';
import { faultsOf, namesOf, walk } from './focus-walk';
import { inPlace, openPageOf, openState, covers } from './open-states';

// The long pages are walked once; axe sees them at both widths.
for (const state of [...covers, ...inPlace.filter(({ width }) => width === 390)])
  test(`[X1, N6] with ${state.name} open at ${state.width} px the focus goes all the way round and is always seen`, async ({ page }) => {
    await openPageOf(page, state);
    await openState(page, state);
    const there = await walk(page, 'Tab');
    expect.soft(faultsOf(there)).toEqual([]);
    const back = await walk(page, 'Shift+Tab');
    expect.soft(faultsOf(back)).toEqual([]);
    expect(namesOf(back)).toEqual(namesOf(there));
  });
