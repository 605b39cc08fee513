import { expect } from '@playwright/test';
import { test } from '../tests/support/reading-page';
import { openHydrated } from '../tests/support/hydration';
import { takeAriaSnapshot } from './aria-snapshots';

// Read through and found right; those of the overlays are compared in overlays-open.e2e.ts.
// "npx playwright test e2e/aria-snapshots.e2e.ts e2e/overlays-open.e2e.ts --update-snapshots" writes them anew, to be read again.

test('[X1, N6] the accessibility trees of the bar, the footer and a form match their snapshots', async ({ page }) => {
  await openHydrated(page, '/contact-us/inquiry');
  expect(await takeAriaSnapshot(page.getByRole('banner'))).toMatchSnapshot('navbar.yml');
  expect(await takeAriaSnapshot(page.getByRole('contentinfo'))).toMatchSnapshot('footer.yml');
  expect(await takeAriaSnapshot(page.locator('main form'))).toMatchSnapshot('inquiry-form.yml');
});
