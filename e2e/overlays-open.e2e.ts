import { expect, type Locator, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import {
  allOverlays,
  closeState,
  groupByPage,
  inlineStates,
  listNames,
  mobileMenu,
  openStatePage,
  type OpenState,
  partnersOverlay,
  partnersPanel,
  shopDialogs,
} from '../tests/support/open-states';
import { takeAriaSnapshot } from './aria-snapshots';
import { findFaultyStops, stopLabels, tabThrough } from './focus-order';

/** The elements whose animations take longer than a moment. Animations that follow the scroll do not count. */
const findRunningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.locator('.MuiDialog-root');

// toasts.e2e.ts and lightbox.e2e.ts prove the levels of those.
const levels = new Map<OpenState, [layer: (page: Page) => Locator, zIndex: string]>([
  [partnersPanel, [header, '1000']],
  [partnersOverlay, [header, '1000']],
  [mobileMenu, [mobileMenu.content, '1000']],
  ...shopDialogs.map((state): [OpenState, [typeof dialog, string]] => [state, [dialog, '1100']]),
]);

/** What is compared with a snapshot while it is open: its name, and the part of the page. */
const parts = new Map<OpenState, [name: string, part: string]>([
  [partnersPanel, ['partners-panel', 'header:has(#partners-panel)']],
  [mobileMenu, ['mobile-menu', '#menu']],
  [partnersOverlay, ['partners-overlay', '#partners-panel']],
  [shopDialogs[1]!, ['shop-dialog', '[role="dialog"]']],
]);

const isOpenedAtOnce = (state: OpenState) => allOverlays.includes(state) || state.name === 'a question';

// The long pages are walked once; axe sees them at both widths.
for (const states of groupByPage([...allOverlays, ...inlineStates.filter(({ width }) => width === 390)])) {
  const motionRows = states.some(isOpenedAtOnce) ? ['V1'] : [];
  const levelRows = states.some((state) => levels.has(state)) ? ['V4'] : [];
  const [first] = states as [OpenState, ...OpenState[]];
  const widerWidths = [1440].filter(() => inlineStates.includes(first));
  const widths = [first.width, ...widerWidths].join(' and ');

  test(`[${['X1', 'N6', ...motionRows, ...levelRows].join(', ')}] with reduced motion these open on ${first.path} at ${widths} px without an axe violation and as in their snapshots, Tab reaches every control, and the focus is always visible: ${listNames(states)}`, async ({
    page,
  }) => {
    await openStatePage(page, first);
    for (const state of states)
      await test.step(state.name, async () => {
        const motionChecks = [findRunningAnimations].filter(() => isOpenedAtOnce(state));
        for (const press of [state.prerequisite, state.trigger]) await press?.(page).click();
        for (const findAnimations of motionChecks) expect(await findAnimations(page)).toEqual([]);
        await expect(state.content(page)).toBeVisible();
        for (const findAnimations of motionChecks) expect(await findAnimations(page)).toEqual([]);
        await expect(page.locator('html')).not.toHaveClass(/\blenis\b/);
        for (const [layer, zIndex] of [levels.get(state)].filter((level) => level !== undefined))
          await expect(layer(page)).toHaveCSS('z-index', zIndex);
        for (const [name, part] of [parts.get(state)].filter((one) => one !== undefined))
          expect.soft(await takeAriaSnapshot(page.locator(part))).toMatchSnapshot(`${name}.yml`);
        expect(await findAxeViolations(page)).toEqual([]);
        const there = await tabThrough(page, 'Tab');
        expect.soft(findFaultyStops(there)).toEqual([]);
        const back = await tabThrough(page, 'Shift+Tab');
        expect.soft(findFaultyStops(back)).toEqual([]);
        expect(stopLabels(back)).toEqual(stopLabels(there));
        for (const wider of widerWidths) {
          await page.setViewportSize({ width: wider, height: 900 });
          await expect(partnersPanel.trigger(page)).toBeVisible();
          await state.trigger(page).focus();
          expect(await findAxeViolations(page)).toEqual([]);
        }
        await closeState(page, state);
      });
  });
}
