import { expect, type Page, test } from '@playwright/test';
import { inPlace, openPageOf, covers, panel } from './open-states';
import { pageState } from './page-state';

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  const out = (page: Page) => page.getByRole('button', { name: /^Close the/ }).filter({ visible: true });

  for (const state of [...covers, ...inPlace].filter(({ width }) => width === 390))
    test(`[N3, N5, D1, Q2, V2] a tap opens ${state.name}`, async ({ page }) => {
      await openPageOf(page, state);
      const before = await pageState(page);
      for (const press of [state.first, state.opener]) await press?.(page).tap();
      await expect(state.shown(page)).toBeVisible();
      await expect(page.locator('[data-cursor]')).toHaveCount(0);
      expect(before.body).toBe('');
    });

  for (const state of covers.filter(({ width }) => width === 390))
    test(`[N4, N5, D2] a tap closes ${state.name}, and its button looks as it did`, async ({ page }) => {
      await openPageOf(page, state);
      const button = (state.returns ?? state.opener)(page);
      const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      for (const press of [state.first, state.opener]) await press?.(page).tap();
      await expect(state.shown(page)).toBeVisible();
      await out(page)
        .or(page.locator('.MuiDialog-container'))
        .first()
        .tap({ position: { x: 20, y: 20 } });
      await expect(state.shown(page)).toBeHidden();
      await expect(button).toHaveCSS('background-color', ground);
    });

  test('[N1, N4] a wide tablet has the panel, opened and closed by taps', async ({ page }) => {
    await openPageOf(page, panel);
    await panel.opener(page).tap();
    await expect(panel.shown(page)).toBeVisible();
    await page.touchscreen.tap(700, 860);
    await expect(panel.shown(page)).toBeHidden();
    await expect(page.locator('[data-cursor]')).toHaveCount(0);
  });
});

/** What moves for longer than a blink; what follows the scroll by itself does not count. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );

for (const state of [...covers, ...inPlace.filter(({ name, width }) => name === 'a question' && width === 390)])
  test(`[V1, X1] with reduced motion ${state.name} opens at once at ${state.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPageOf(page, state);
    for (const press of [state.first, state.opener]) await press?.(page).click();
    expect(await moving(page)).toEqual([]);
    await expect(state.shown(page)).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await expect(page.locator('html')).not.toHaveClass(/\blenis\b/);
  });
