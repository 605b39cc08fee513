import { expect, type Page, test } from '@playwright/test';
import { inlineStates, openStatePage, allOverlays, partnersPanel } from '../tests/support/open-states';
import { readPageState } from './page-state';

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  const out = (page: Page) => page.getByRole('button', { name: /^Close the/ }).filter({ visible: true });

  for (const state of [...allOverlays, ...inlineStates].filter(({ width }) => width === 390))
    test(`[N3, N5, D1, Q2, V2] a tap opens ${state.name}`, async ({ page }) => {
      await openStatePage(page, state);
      const before = await readPageState(page);
      for (const press of [state.prerequisite, state.trigger]) await press?.(page).tap();
      await expect(state.content(page)).toBeVisible();
      await expect(page.locator('[data-cursor]')).toHaveCount(0);
      expect(before.body).toBe('');
    });

  for (const state of allOverlays.filter(({ width }) => width === 390))
    test(`[N4, N5, D2] a tap closes ${state.name}, and its button looks as it did`, async ({ page }) => {
      await openStatePage(page, state);
      const button = (state.focusTarget ?? state.trigger)(page);
      const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      for (const press of [state.prerequisite, state.trigger]) await press?.(page).tap();
      await expect(state.content(page)).toBeVisible();
      await out(page)
        .or(page.locator('.MuiDialog-container'))
        .first()
        .tap({ position: { x: 20, y: 20 } });
      await expect(state.content(page)).toBeHidden();
      await expect(button).toHaveCSS('background-color', ground);
    });

  test('[N1, N4] a wide tablet has the panel, opened and closed by taps', async ({ page }) => {
    await openStatePage(page, partnersPanel);
    await partnersPanel.trigger(page).tap();
    await expect(partnersPanel.content(page)).toBeVisible();
    await page.touchscreen.tap(700, 860);
    await expect(partnersPanel.content(page)).toBeHidden();
    await expect(page.locator('[data-cursor]')).toHaveCount(0);
  });
});

/** What moves for longer than a blink; what follows the scroll by itself does not count. */
const findRunningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );

for (const state of [...allOverlays, ...inlineStates.filter(({ name, width }) => name === 'a question' && width === 390)])
  test(`[V1, X1] with reduced motion ${state.name} opens at once at ${state.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStatePage(page, state);
    for (const press of [state.prerequisite, state.trigger]) await press?.(page).click();
    expect(await findRunningAnimations(page)).toEqual([]);
    await expect(state.content(page)).toBeVisible();
    expect(await findRunningAnimations(page)).toEqual([]);
    await expect(page.locator('html')).not.toHaveClass(/\blenis\b/);
  });
