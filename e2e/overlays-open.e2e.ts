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

const isOpenedAtOnce = (state: OpenState) => allOverlays.includes(state) || (state.name === 'a question' && state.width === 390);

for (const states of groupByPage([...allOverlays, ...inlineStates])) {
  const motionRows = states.some(isOpenedAtOnce) ? ['V1'] : [];
  const levelRows = states.some((state) => levels.has(state)) ? ['V4'] : [];
  const [{ path, width }] = states as [OpenState, ...OpenState[]];

  test(`[${['X1', ...motionRows, ...levelRows].join(', ')}] with reduced motion these open on ${path} at ${width} px without an axe violation: ${listNames(states)}`, async ({
    page,
  }) => {
    await openStatePage(page, states[0]!);
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
        expect(await findAxeViolations(page)).toEqual([]);
        await closeState(page, state);
      });
  });
}
