import { expect, type Page, test } from '@playwright/test';
import { navigateAndWait, withMotion } from '../tests/support/page';
import {
  distinctOverlays,
  groupByPage,
  listNames,
  lightboxes,
  mobileMenu,
  type OpenState,
  openStatePage,
  openState,
  partnersPanel,
  shopDialogs,
  showState,
} from '../tests/support/open-states';
import { readPageState } from './page-audit';

test.use(withMotion);

const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether a state is open, as each of those that should agree on it has it. */
async function readOpenSignals(page: Page, state: OpenState): Promise<string[]> {
  const { body, inert, hidden } = await readPageState(page);
  // Behind a dialog the opener is out of reach: it is not waited for.
  const expanded = await state.trigger(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
  const signals = [String(await state.content(page).isVisible()), String(body.includes('hidden')), String(inert + hidden > 0)];
  return [...new Set([...signals, ...expanded.filter((one) => one !== null)])];
}

/** Presses an opener many times in a row: all agree on whether its state is open, which those who know say. */
async function expectConsistentAfter(page: Page, state: OpenState, presses: number, expected?: string): Promise<void> {
  const before = await readPageState(page);
  const { x, y, width, height } = (await state.trigger(page).boundingBox())!;
  for (let press = 0; press < presses; press += 1) await page.mouse.click(x + width / 2, y + height / 2);
  if (expected) await expect.poll(() => readOpenSignals(page, state)).toEqual([expected]);
  else await expect.poll(async () => (await readOpenSignals(page, state)).length).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => readOpenSignals(page, state)).toEqual(['false']);
  expect(await readPageState(page)).toEqual(before);
}

/** Opens the page of a state between two others of the same visit, and returns its heading. */
async function openBetween(page: Page, state: OpenState): Promise<string> {
  await openStatePage(page, { ...state, path: '/service' });
  await navigateAndWait(page, state.path);
  const heading = pageHeading(page);
  const title = await heading.innerText();
  await navigateAndWait(page, '/careers');
  await page.goBack();
  await expect(page).toHaveURL(state.path);
  await expect(pageHeading(page)).toHaveText(title);
  // What a view transition shows takes no press.
  await expect(page.locator(':root:active-view-transition')).toHaveCount(0);
  return title;
}

/** Opens a state on its page, leaves the page and checks that nothing of the state is left. */
async function expectClosedByLeaving(page: Page, state: OpenState, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => (document.body.style.cssText = 'overflow: scroll;'));
  const before = await readPageState(page);
  await openState(page, state);
  await leave();
  await expect(page).not.toHaveURL(state.path);
  await expect(state.content(page)).toBeHidden();
  await expect.poll(() => readPageState(page)).toEqual(before);
  await page.evaluate(() => (document.body.style.cssText = ''));
}

/** Opens and closes a state, opens it again and steps back while it still opens. */
async function expectClosedByLeavingEarly(page: Page, state: OpenState): Promise<void> {
  const before = await readPageState(page);
  await openState(page, state);
  await page.keyboard.press('Escape');
  await state.prerequisite?.(page).click();
  await state.trigger(page).evaluate((button: HTMLElement) => {
    button.click();
    setTimeout(() => history.back(), 40);
  });
  await expect(page).toHaveURL('/service');
  await expect.poll(() => readPageState(page)).toEqual({ ...before, scroll: [0, 0] });
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The presses in a row, and whether a state is open after them. The code of a dialog comes while they go on. */
const pressRows = new Map<OpenState, [presses: number, isOpen?: string][]>([
  [partnersPanel, [[20, 'false'], [21, 'true']]], // prettier-ignore
  [mobileMenu, [[20, 'false'], [21, 'true']]], // prettier-ignore
  [shopDialogs[1]!, [[20]]],
]);

for (const states of groupByPage(distinctOverlays)) {
  const [first] = states as [OpenState, ...OpenState[]];

  test(`[N4, V5, R7, X3, D1] 20 presses and steps in the history leave nothing open: ${listNames(states)}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const title = await openBetween(page, first);
    const returnBy = async (go: () => Promise<unknown>) => {
      await go();
      await expect(page).toHaveURL(first.path);
      await expect(pageHeading(page)).toHaveText(title);
    };
    for (const state of states)
      await test.step(state.name, async () => {
        for (const [presses, isOpen] of pressRows.get(state) ?? []) await expectConsistentAfter(page, state, presses, isOpen);
        await expectClosedByLeaving(page, state, () => page.goForward());
        await expect(page).toHaveURL('/careers');
        await returnBy(() => page.goBack());
        await expectClosedByLeaving(page, state, () => page.goBack());
        await expect(page).toHaveURL('/service');
        await returnBy(() => page.goForward());
        await expectClosedByLeavingEarly(page, state);
        await returnBy(() => page.goForward());
      });
    expect(faults).toEqual([]);
  });
}

test('[D1, V5] 20 presses in a row leave the lightbox in a consistent state at 390 and 1440 px', async ({ page }) => {
  await openStatePage(page, lightboxes[0]!);
  for (const state of lightboxes) {
    await showState(page, state);
    await expectConsistentAfter(page, state, 20);
  }
});
