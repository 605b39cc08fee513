import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { inPlace, openPageOf, openState, covers } from './open-states';

for (const state of [...covers, ...inPlace])
  test(`[X1] axe finds nothing while ${state.name} is open at ${state.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPageOf(page, state);
    await openState(page, state);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
