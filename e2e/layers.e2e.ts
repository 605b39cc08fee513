import { expect, type Page, test } from '@playwright/test';
import { choosers, menu, openPageOf, openState, overlay, panel } from './open-states';

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.locator('.MuiDialog-root');

// Toasts are proved with their stack.
for (const [state, layer, wanted] of [
  [panel, header, '1000'],
  [overlay, header, '1000'],
  [menu, menu.shown, '1000'],
  ...choosers.map((state) => [state, dialog, '1100'] as const),
] as const)
  test(`[V4] ${state.name} lies at ${wanted} at ${state.width} px`, async ({ page }) => {
    await openPageOf(page, state);
    await openState(page, state);
    await expect(layer(page)).toHaveCSS('z-index', wanted);
  });
