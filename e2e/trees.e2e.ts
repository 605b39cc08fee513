import { expect, test } from '@playwright/test';
import { openHydrated } from './hydrated';
import { choosers, menu, openPageOf, openState, overlay, panel } from './open-states';
import { shapeOf } from './trees';

// Read through and found right; "npx playwright test e2e/trees.e2e.ts --update-snapshots" writes them anew, to be read again.

test('[X1, N6] the bar, the footer and a form are to a screen reader what they were when they were read through', async ({ page }) => {
  await openHydrated(page, '/contact-us/inquiry');
  expect(await shapeOf(page.getByRole('banner'))).toMatchSnapshot('bar.yml');
  expect(await shapeOf(page.getByRole('contentinfo'))).toMatchSnapshot('footer.yml');
  expect(await shapeOf(page.locator('main form'))).toMatchSnapshot('form.yml');
});

for (const [state, name, part] of [
  [panel, 'panel', 'header:has(#partners-panel)'],
  [menu, 'menu', '#menu'],
  [overlay, 'overlay', '#partners-panel'],
  [choosers[1]!, 'dialog', '[role="dialog"]'],
] as const)
  test(`[X1, N6] so is ${state.name} when it is open`, async ({ page }) => {
    await openPageOf(page, state);
    await openState(page, state);
    expect(await shapeOf(page.locator(part))).toMatchSnapshot(`${name}.yml`);
  });
