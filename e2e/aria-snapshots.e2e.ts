import { expect, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import {
  closeState,
  groupByPage,
  listNames,
  mobileMenu,
  openState,
  openStatePage,
  partnersOverlay,
  partnersPanel,
  shopDialogs,
} from '../tests/support/open-states';
import { takeAriaSnapshot } from './aria-snapshots';

// Read through and found right; "npx playwright test e2e/aria-snapshots.e2e.ts --update-snapshots" writes them anew, to be read again.

test('[X1, N6] the accessibility trees of the bar, the footer and a form match their snapshots', async ({ page }) => {
  await openHydrated(page, '/contact-us/inquiry');
  expect(await takeAriaSnapshot(page.getByRole('banner'))).toMatchSnapshot('navbar.yml');
  expect(await takeAriaSnapshot(page.getByRole('contentinfo'))).toMatchSnapshot('footer.yml');
  expect(await takeAriaSnapshot(page.locator('main form'))).toMatchSnapshot('inquiry-form.yml');
});

const parts = new Map([
  [partnersPanel, ['partners-panel', 'header:has(#partners-panel)']],
  [mobileMenu, ['mobile-menu', '#menu']],
  [partnersOverlay, ['partners-overlay', '#partners-panel']],
  [shopDialogs[1]!, ['shop-dialog', '[role="dialog"]']],
] as const);

for (const states of groupByPage([...parts.keys()]))
  test(`[X1, N6] the accessibility trees of these match their snapshots when they are open: ${listNames(states)}`, async ({ page }) => {
    await openStatePage(page, states[0]!);
    for (const state of states) {
      const [name, part] = parts.get(state)!;
      await openState(page, state);
      expect.soft(await takeAriaSnapshot(page.locator(part)), state.name).toMatchSnapshot(`${name}.yml`);
      await closeState(page, state);
    }
  });
