import { expect, type Page, test } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../tests/support/chromium';
import { followLink, isDocumentMarked, markDocument, withMotion } from '../tests/support/page';
import {
  distinctOverlays,
  lightboxes,
  mobileMenu,
  type OpenState,
  openStatePage,
  partnersPanel,
  searchDialogs,
  shopDialogs,
} from '../tests/support/open-states';
import { readPageState } from './page-audit';

test.use(withMotion);

// It keeps a page for the way back, as the browsers of visitors do.
test.use({
  launchOptions: { executablePath: findWholeChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Whether a state is open, as each of those that should agree on it has it. */
async function readOpenSignals(page: Page, state: OpenState): Promise<string[]> {
  const { body, inert } = await readPageState(page);
  // Behind a dialog the opener is out of reach: it is not waited for.
  const expanded = await state.trigger(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
  const isModal = (await page.locator('dialog:modal').count()) > 0;
  const signals = [String(await state.content(page).isVisible()), String(body.includes('hidden')), String(inert > 0 || isModal)];
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

/** The presses in a row, and whether a state is open after them. The code of a dialog comes while they go on. */
const pressRows: [OpenState, [presses: number, isOpen?: string][]][] = [
  [partnersPanel, [[20, 'false'], [21, 'true']]], // prettier-ignore
  [mobileMenu, [[20, 'false'], [21, 'true']]], // prettier-ignore
  [shopDialogs[1]!, [[20]]],
  ...lightboxes.map((state): [OpenState, [number][]] => [state, [[20]]]),
];

test('[N4, V5, X3, D1] 20 presses in a row leave menu, partners, shops and lightbox as one of them says', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  for (const [state, rows] of pressRows)
    await test.step(`${state.name} at ${state.width} px`, async () => {
      await openStatePage(page, state);
      for (const [presses, isOpen] of rows) await expectConsistentAfter(page, state, presses, isOpen);
    });
  expect(faults).toEqual([]);
});

/** A dialog stays with what was typed into it, when its page is left. */
const keptDialogs = [shopDialogs[1]!, searchDialogs[1]!];

/** Opens a state, waits until it is open or not, leaves the page and comes back. What is still open is closed. */
async function leaveAndReturn(page: Page, state: OpenState, isAwaited: boolean): Promise<void> {
  await state.prerequisite?.(page).click();
  await state.trigger(page).click();
  if (isAwaited) await expect(state.content(page)).toBeVisible();
  await followLink(page, '/careers');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(state.path);
  expect(await isDocumentMarked(page)).toBe(true);
  if (keptDialogs.includes(state)) await page.keyboard.press('Escape');
}

test('[N4, V5, R7] a page that is left while something is open, or just opens, comes back scrollable, without menu and partners', async ({
  page,
}) => {
  for (const state of distinctOverlays)
    await test.step(state.name, async () => {
      await openStatePage(page, state);
      await markDocument(page);
      const before = await readPageState(page);
      for (const isAwaited of [true, false]) {
        await leaveAndReturn(page, state, isAwaited);
        await expect(state.content(page)).toBeHidden();
        await expect.poll(() => readPageState(page)).toEqual({ ...before, scroll: [0, 0] });
      }
    });
});
