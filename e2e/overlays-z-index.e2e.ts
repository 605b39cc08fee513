import { expect, type Page, test } from '@playwright/test';
import { shopDialogs, mobileMenu, openStatePage, openState, partnersOverlay, partnersPanel } from '../tests/support/open-states';

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.locator('.MuiDialog-root');

// Toasts are proved with their stack.
for (const [state, layer, wanted] of [
  [partnersPanel, header, '1000'],
  [partnersOverlay, header, '1000'],
  [mobileMenu, mobileMenu.content, '1000'],
  ...shopDialogs.map((state) => [state, dialog, '1100'] as const),
] as const)
  test(`[V4] ${state.name} lies at ${wanted} at ${state.width} px`, async ({ page }) => {
    await openStatePage(page, state);
    await openState(page, state);
    await expect(layer(page)).toHaveCSS('z-index', wanted);
  });
