import { expect, type Page, test } from '@playwright/test';
import { navigateAndWait } from '../tests/support/hydration';
import {
  distinctOverlays,
  groupByPage,
  listNames,
  shopDialogs,
  lightboxes,
  mobileMenu,
  type OpenState,
  openStatePage,
  openState,
  partnersPanel,
} from '../tests/support/open-states';
import { readPageState } from './page-state';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

/** Whether a state is open, as each of those that should agree on it has it. */
async function readOpenSignals(page: Page, state: OpenState): Promise<string[]> {
  const { body, inert, hidden } = await readPageState(page);
  // Behind a dialog the opener is out of reach: it is not waited for.
  const expanded = await state.trigger(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
  const signals = [String(await state.content(page).isVisible()), String(body.includes('hidden')), String(inert + hidden > 0)];
  return [...new Set([...signals, ...expanded.filter((one) => one !== null)])];
}

for (const state of [partnersPanel, mobileMenu])
  test(`[N4, V5] 20 or 21 presses in a row leave ${state.name} in a consistent state`, async ({ page }) => {
    await openStatePage(page, state);
    const before = await readPageState(page);
    const { x, y, width, height } = (await state.trigger(page).boundingBox())!;
    for (const [presses, isOpen] of [
      [20, 'false'],
      [21, 'true'],
    ] as const) {
      for (let press = 0; press < presses; press += 1) await page.mouse.click(x + width / 2, y + height / 2);
      await expect.poll(() => readOpenSignals(page, state)).toEqual([isOpen]);
      await page.keyboard.press('Escape');
      await expect.poll(() => readOpenSignals(page, state)).toEqual(['false']);
      expect(await readPageState(page)).toEqual(before);
    }
  });

for (const state of [shopDialogs[1]!, ...lightboxes])
  test(`[D1, V5] 20 presses in a row leave ${state.name} in a consistent state at ${state.width} px`, async ({ page }) => {
    await openStatePage(page, state);
    const before = await readPageState(page);
    const { x, y, width, height } = (await state.trigger(page).boundingBox())!;
    for (let press = 0; press < 20; press += 1) await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(async () => (await readOpenSignals(page, state)).length).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => readOpenSignals(page, state)).toEqual(['false']);
    expect(await readPageState(page)).toEqual(before);
  });

for (const states of groupByPage(distinctOverlays)) {
  const [first] = states as [OpenState, ...OpenState[]];

  test(`[N4, V5, X3] a navigation during an animation of these at ${first.width} px restores the page: ${listNames(states)}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await openStatePage(page, { ...first, path: '/careers' });
    for (const state of states)
      await test.step(state.name, async () => {
        await navigateAndWait(page, state.path);
        const before = await readPageState(page);
        await openState(page, state);
        await page.keyboard.press('Escape');
        await state.prerequisite?.(page).click();
        await state.trigger(page).evaluate((button: HTMLElement) => {
          button.click();
          setTimeout(() => history.back(), 40);
        });
        await expect(page).toHaveURL('/careers');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Work with things/);
        await expect.poll(() => readPageState(page)).toEqual({ ...before, scroll: [0, 0] });
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    expect(faults).toEqual([]);
  });
}
