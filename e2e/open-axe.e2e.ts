import { expect, test } from '@playwright/test';
import { axeFinds } from './axe';
import { inPlace, openPageOf, openState, covers } from './open-states';

for (const state of [...covers, ...inPlace])
  test(`[X1] axe finds nothing while ${state.name} is open at ${state.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPageOf(page, state);
    await openState(page, state);
    expect(await axeFinds(page)).toEqual([]);
  });
