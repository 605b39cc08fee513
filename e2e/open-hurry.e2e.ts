import { expect, type Page, test } from '@playwright/test';
import { visit } from './hydrated';
import { choosers, lightboxes, menu, type OpenState, openPageOf, openState, overlays, panel } from './open-states';
import { pageState } from './page-state';

/** Whether a state is open, as each of those that should agree on it has it. */
async function opinions(page: Page, state: OpenState): Promise<string[]> {
  const { body, inert, hidden } = await pageState(page);
  // Behind a dialog the opener is out of reach: it is not waited for.
  const expanded = await state.opener(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
  const said = [String(await state.shown(page).isVisible()), String(body.includes('hidden')), String(inert + hidden > 0)];
  return [...new Set([...said, ...expanded.filter((one) => one !== null)])];
}

for (const state of [panel, menu])
  for (const [presses, isOpen] of [
    [20, 'false'],
    [21, 'true'],
  ] as const)
    test(`[N4, V5] ${presses} presses in a row leave ${state.name} of one mind`, async ({ page }) => {
      await openPageOf(page, state);
      const before = await pageState(page);
      const { x, y, width, height } = (await state.opener(page).boundingBox())!;
      for (let press = 0; press < presses; press += 1) await page.mouse.click(x + width / 2, y + height / 2);
      await expect.poll(() => opinions(page, state)).toEqual([isOpen]);
      await page.keyboard.press('Escape');
      await expect.poll(() => opinions(page, state)).toEqual(['false']);
      expect(await pageState(page)).toEqual(before);
    });

for (const state of [...choosers, ...lightboxes])
  test(`[D1, V5] 20 presses in a row leave ${state.name} of one mind at ${state.width} px`, async ({ page }) => {
    await openPageOf(page, state);
    const before = await pageState(page);
    const { x, y, width, height } = (await state.opener(page).boundingBox())!;
    for (let press = 0; press < 20; press += 1) await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(async () => (await opinions(page, state)).length).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => opinions(page, state)).toEqual(['false']);
    expect(await pageState(page)).toEqual(before);
  });

for (const state of overlays)
  test(`[N4, V5, X3] the page changes while ${state.name} still moves at ${state.width} px, and nothing is left behind`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await openPageOf(page, { ...state, path: '/careers' });
    await visit(page, state.path);
    const before = await pageState(page);
    await openState(page, state);
    await page.keyboard.press('Escape');
    await state.first?.(page).click();
    await state.opener(page).evaluate((button: HTMLElement) => {
      button.click();
      setTimeout(() => history.back(), 40);
    });
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Work with things/);
    await expect.poll(() => pageState(page)).toEqual({ ...before, scroll: [0, 0] });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
