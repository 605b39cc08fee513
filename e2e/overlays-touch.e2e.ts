import { expect, type Page, test } from '@playwright/test';
import { allOverlays, groupByPath, inlineStates, listNames, openStatePage, partnersPanel, showState } from '../tests/support/open-states';
import { readPageState } from './page-audit';
import { withMotion } from '../tests/support/page';

test.use(withMotion);

test.use({ hasTouch: true, isMobile: true });

const closeButtons = (page: Page) =>
  page
    .getByRole('button', { name: /^Close the/ })
    .and(page.locator(':not([inert] *)'))
    .filter({ visible: true });

// The questions are on both pages: one load of the page of the form is enough.
const tappedStates = inlineStates
  .filter(({ width }) => width === 390)
  .map((state) => ({ ...state, path: state.path.replace('/service', '/contact-us/inquiry') }));

test(`[N1, N4, Q2, V2] a tap opens, without a cursor: ${listNames(tappedStates)}, the panel on a tablet`, async ({ page }) => {
  for (const states of groupByPath(tappedStates)) {
    await openStatePage(page, states[0]!);
    for (const state of states)
      await test.step(state.name, async () => {
        await state.trigger(page).tap();
        await expect(state.content(page)).toBeVisible();
        await expect(page.locator('[data-cursor]')).toHaveCount(0);
      });
  }
  await showState(page, partnersPanel);
  await partnersPanel.trigger(page).tap();
  await expect(partnersPanel.content(page)).toBeVisible();
  await page.touchscreen.tap(700, 860);
  await expect(partnersPanel.content(page)).toBeHidden();
  await expect(page.locator('[data-cursor]')).toHaveCount(0);
});

for (const states of groupByPath(allOverlays.filter(({ width }) => width === 390)))
  test(`[N3, N4, N5, D1, D2, V2] taps open and close without trace: ${listNames(states)}`, async ({ page }) => {
    await openStatePage(page, states[0]!);
    for (const state of states)
      await test.step(state.name, async () => {
        expect((await readPageState(page)).body).toBe('');
        const button = (state.focusTarget ?? state.trigger)(page);
        const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
        for (const press of [state.prerequisite, state.trigger]) await press?.(page).tap();
        await expect(state.content(page)).toBeVisible();
        await expect(page.locator('[data-cursor]')).toHaveCount(0);
        await closeButtons(page)
          .or(page.locator('.MuiDialog-container'))
          .first()
          .tap({ position: { x: 20, y: 20 } });
        await expect(state.content(page)).toBeHidden();
        await expect(button).toHaveCSS('background-color', background);
        await expect.poll(async () => (await readPageState(page)).body).toBe('');
      });
  });
