import { expect, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { shopDialogs, mobileMenu, openStatePage, openState, partnersOverlay, partnersPanel } from '../tests/support/open-states';
import { takeAriaSnapshot } from './aria-snapshots';

// Read through and found right; "npx playwright test e2e/aria-snapshots.e2e.ts --update-snapshots" writes them anew, to be read again.

test('[X1, N6] the bar, the footer and a form are to a screen reader what they were when they were read through', async ({ page }) => {
  await openHydrated(page, '/contact-us/inquiry');
  expect(await takeAriaSnapshot(page.getByRole('banner'))).toMatchSnapshot('navbar.yml');
  expect(await takeAriaSnapshot(page.getByRole('contentinfo'))).toMatchSnapshot('footer.yml');
  expect(await takeAriaSnapshot(page.locator('main form'))).toMatchSnapshot('inquiry-form.yml');
});

for (const [state, name, part] of [
  [partnersPanel, 'partners-panel', 'header:has(#partners-panel)'],
  [mobileMenu, 'mobile-menu', '#menu'],
  [partnersOverlay, 'partners-overlay', '#partners-panel'],
  [shopDialogs[1]!, 'shop-dialog', '[role="dialog"]'],
] as const)
  test(`[X1, N6] so is ${state.name} when it is open`, async ({ page }) => {
    await openStatePage(page, state);
    await openState(page, state);
    expect(await takeAriaSnapshot(page.locator(part))).toMatchSnapshot(`${name}.yml`);
  });
