import { expect, type Locator, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import {
  closeState,
  inlineStates,
  lightboxes,
  mobileMenu,
  openStatePage,
  openState,
  type OpenState,
  partnersOverlay,
  partnersPanel,
  searchDialogs,
  shopDialogs,
  showState,
} from '../tests/support/open-states';
import { waitForReader } from '../tests/support/page';
import { findFaultyStops, tabThrough } from './focus-order';
import { findAuditFaults, setFontSize, readPageState } from './page-audit';
import { expectSharpPictures } from './picture-sizes';

/** The elements whose animations take longer than a moment. Animations that follow the scroll do not count. */
const findRunningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );

/** The button that closes what is on top. */
const closeButton = (page: Page) =>
  page.getByRole('button', { name: 'Close the' }).and(page.locator(':not([inert] *)')).filter({ visible: true });

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.locator('.MuiDialog-root');

// toasts.e2e.ts and lightbox.e2e.ts prove the levels of those; the browser keeps the menu over the page.
const levels = new Map<OpenState, [layer: (page: Page) => Locator, zIndex: string]>([
  [partnersPanel, [header, '1000']],
  [partnersOverlay, [header, '1000']],
  ...shopDialogs.map((state): [OpenState, [typeof dialog, string]] => [state, [dialog, '1100']]),
]);

/** Opens a state, looks at it by axe and the keyboard, and closes it. */
async function expectOpenWell(page: Page, state: OpenState): Promise<void> {
  await openState(page, state);
  expect(await findRunningAnimations(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveClass(/\blenis\b/);
  const [layer, zIndex] = levels.get(state) ?? [];
  if (layer) await expect(layer(page)).toHaveCSS('z-index', zIndex!);
  // Under the panel of the bar the page is inert, with its main part and heading.
  expect(await findAxeViolations(page, state === partnersPanel ? 'header' : undefined)).toEqual([]);
  expect.soft(findFaultyStops(await tabThrough(page, 'Tab'))).toEqual([]);
  await closeState(page, state);
}

/** A desk of 1440 by 900 px at 200 %, and a phone with text at 200 %. */
const enlargements = [
  { name: 'at 200 %', width: 720, height: 450, fontSize: 16 },
  { name: 'with text at 200 % on a phone', width: 390, height: 844, fontSize: 32 },
] as const;

/** Opens overlays enlarged: nothing is cut off, and the focus is visible on every control. */
async function expectUsableEnlarged(page: Page, states: readonly OpenState[]): Promise<void> {
  for (const { name, width, height, fontSize } of enlargements)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await setFontSize(page, fontSize);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontSize}px`);
      for (const state of states) {
        await openState(page, state);
        expect(await findAuditFaults(page), state.name).toEqual([]);
        await closeState(page, state);
      }
    });
  await setFontSize(page, 16);
}

/** The width in px of the shop chooser by that of the window. */
const shopDialogWidths = [
  [1440, 480],
  [960, 480],
  [959, 352],
  [640, 352],
  [639, 575],
  [390, 351],
] as const;

test('[X1, X5, N4, V1, V4, D1, D2] on a desk all that opens is accessible, and the shops have their widths and close with a choice', async ({
  page,
  context,
}) => {
  await context.route(/narra\.example/, (route) => route.fulfill({ body: 'shop' }));
  const [shopDialog, searchDialog] = [shopDialogs[1]!, searchDialogs[1]!];
  await openStatePage(page, partnersPanel);
  for (const state of [partnersPanel, shopDialog, searchDialog]) await test.step(state.name, () => expectOpenWell(page, state));

  await openState(page, partnersPanel);
  const inNewTab = page
    .locator('#partners-panel')
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await Promise.all([context.waitForEvent('page').then((tab) => tab.close()), inNewTab]);
  await expect(partnersPanel.content(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(partnersPanel.content(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await openState(page, shopDialog);
  for (const [width, expected] of shopDialogWidths) {
    await page.setViewportSize({ width, height: 900 });
    const readWidth = async () => Math.round((await shopDialog.content(page).boundingBox())?.width ?? 0);
    await expect.poll(readWidth, `at ${width} px`).toBe(expected);
  }
  const hidden = await page.getByRole('dialog').getByRole('button', { name: 'Close' }).boundingBox();
  expect(hidden!.width * hidden!.height, 'no close button is seen').toBeLessThan(2);
  await expectSharpPictures(page, 'the shop chooser');
  await Promise.all([context.waitForEvent('page'), page.getByRole('dialog').getByRole('link').first().click()]);
  await expect(shopDialog.content(page)).toBeHidden();
});

test('[X1, N4, N5, V1, V4, V5] on a phone all that opens is accessible, also enlarged, and closes where the window becomes wide', async ({
  page,
}) => {
  const states = [mobileMenu, partnersOverlay, shopDialogs[0]!, searchDialogs[0]!];
  await openStatePage(page, mobileMenu);
  for (const state of states) await test.step(state.name, () => expectOpenWell(page, state));
  await expectUsableEnlarged(page, states);

  await page.setViewportSize({ width: 720, height: 450 });
  for (const state of [mobileMenu, partnersOverlay]) {
    await openState(page, state);
    await page.keyboard.press('Shift+Tab');
    await closeButton(page).click();
    await expect(state.content(page), state.name).toBeHidden();
  }

  await showState(page, mobileMenu);
  await openState(page, mobileMenu);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(mobileMenu.content(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('');

  await showState(page, mobileMenu);
  await openState(page, partnersOverlay);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(partnersPanel.content(page)).toBeHidden();
  await expect(partnersPanel.trigger(page)).toBeFocused();
  await expect.poll(async () => (await readPageState(page)).inert).toBe(0);
});

test('[X1, N6, V1] the lightbox is accessible at 390 and 1440 px, also at 200 %', async ({ page }) => {
  await openStatePage(page, lightboxes[0]!);
  for (const state of lightboxes) {
    await showState(page, state);
    await expectOpenWell(page, state);
  }
  await expectUsableEnlarged(page, lightboxes.slice(0, 1));
});

test('[G5, N5] the partners fit without scrolling', async ({ page }) => {
  await openStatePage(page, partnersPanel);
  for (const [state, width, height] of [
    [partnersPanel, 1440, 900],
    [partnersOverlay, 1024, 768],
    [partnersOverlay, 390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openState(page, state);
    const panel = page.locator('#partners-panel');
    const over = (box: Element) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    expect(await panel.locator('[data-lenis-prevent]').evaluate(over), `${width} by ${height}`).toEqual([0, 0]);
    await expect(panel.getByRole('listitem').last(), `${width} by ${height}`).toBeInViewport({ ratio: 1 });
    await closeState(page, state);
  }
});

for (const state of inlineStates)
  test(`[X1] ${state.name} on ${state.path} is accessible at 390 and 1440 px`, async ({ page }) => {
    await openStatePage(page, state);
    await openState(page, state);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAxeViolations(page)).toEqual([]);
    }
  });

test('[D1, V5, X3] presses in a row while its code comes leave the shop chooser wholly open or closed', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const state = shopDialogs[1]!;
  await page.goto(state.path);
  await waitForReader(page);
  const { x, y, width, height } = (await state.trigger(page).boundingBox())!;
  for (let press = 0; press < 9; press += 1) await page.mouse.click(x + width / 2, y + height / 2);
  const readLock = async () => (await readPageState(page)).body.includes('overflow: hidden');
  await expect.poll(async () => (await state.content(page).isVisible()) === (await readLock())).toBe(true);
  await page.keyboard.press('Escape');
  await expect(state.content(page)).toBeHidden();
  await expect.poll(readLock).toBe(false);
  expect(faults).toEqual([]);
});
