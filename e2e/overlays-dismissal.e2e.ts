import { expect, type Page, test } from '@playwright/test';
import { navigateAndWait } from '../tests/support/hydration';
import {
  shopDialogs,
  mobileMenu,
  type OpenState,
  openStatePage,
  openState,
  partnersOverlay,
  overlays,
  partnersPanel,
} from '../tests/support/open-states';
import { setForeignStyles, readPageState } from './page-state';

type Dismissal = (page: Page, state: OpenState) => Promise<unknown>;

const pressEscape: Dismissal = (page) => page.keyboard.press('Escape');
const clickTrigger: Dismissal = (page, state) => state.trigger(page).click();
const clickBackArrow: Dismissal = (page) => page.getByRole('button', { name: 'Close the partners' }).click();
const clickOutside: Dismissal = (page) => page.mouse.click(8, 820);
const pressHiddenClose: Dismissal = (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
const chooseShop: Dismissal = (page) => page.getByRole('dialog').getByRole('link').first().click();
const useSkipLink: Dismissal = (page) => page.getByRole('link', { name: 'Skip to the content' }).press('Enter');

const [narrowChooser, wideChooser] = shopDialogs as [OpenState, OpenState];

/** What leaves the page where it is. */
const dismissals: [OpenState, string, Dismissal][] = [
  ...overlays.map((state): [OpenState, string, Dismissal] => [state, 'Escape', pressEscape]),
  [partnersPanel, 'its button', clickTrigger],
  [partnersPanel, 'a press beside it', clickOutside],
  [mobileMenu, 'its button', clickTrigger],
  [partnersOverlay, 'its arrow', clickBackArrow],
  [narrowChooser, 'a press beside it', clickOutside],
  [wideChooser, 'a press beside it', clickOutside],
  [wideChooser, 'the button for screen readers', pressHiddenClose],
  [wideChooser, 'a choice', chooseShop],
];

for (const [state, name, leave] of dismissals)
  test(`[V5, N4, N5, D2] ${state.name} at ${state.width} px left by ${name} puts everything back`, async ({ page, context }) => {
    await context.route(/narra\.example/, (route) => route.fulfill({ body: 'shop' }));
    await openStatePage(page, state);
    await setForeignStyles(page);
    const before = await readPageState(page);
    await openState(page, state);
    expect((await readPageState(page)).body).toContain('overflow: hidden');
    await leave(page, state);
    await page.bringToFront();
    await expect(state.content(page)).toBeHidden();
    await expect.poll(() => readPageState(page)).toEqual(before);
    await expect((state.focusTarget ?? state.trigger)(page)).toBeFocused();
  });

const followLink: Dismissal = (page) =>
  page
    .locator('#partners-panel, #menu')
    .getByRole('link', { name: /^(Agape|Careers)$/ })
    .filter({ visible: true })
    .click();
const goBack: Dismissal = (page) => page.goBack();
const goForward: Dismissal = (page) => page.goForward();

const navigations: [OpenState, string, Dismissal][] = [
  [partnersPanel, 'a link', followLink],
  [mobileMenu, 'a link', followLink],
  [partnersOverlay, 'a link', followLink],
  ...overlays.flatMap((state): [OpenState, string, Dismissal][] => [
    [state, 'back', goBack],
    [state, 'forward', goForward],
  ]),
];

const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the page of a state between two others of the same visit. */
async function openBetween(page: Page, state: OpenState): Promise<void> {
  await openStatePage(page, { ...state, path: '/service' });
  await navigateAndWait(page, state.path);
  const title = (await pageHeading(page).textContent()) ?? '';
  await navigateAndWait(page, '/careers');
  await page.goBack();
  await expect(page).toHaveURL(state.path);
  await expect(pageHeading(page)).toHaveText(title);
}

for (const [state, name, leave] of navigations)
  test(`[N4, V5, R7] ${state.name} at ${state.width} px left by ${name} is closed on the page that comes`, async ({ page }) => {
    await openBetween(page, state);
    await page.evaluate(() => (document.body.style.cssText = 'overflow: scroll;'));
    const before = await readPageState(page);
    await openState(page, state);
    await leave(page, state);
    await expect(page).not.toHaveURL(state.path);
    await expect(state.content(page)).toBeHidden();
    await expect.poll(() => readPageState(page)).toEqual(before);
  });

test('[N6] the skip link leads out of what is open, to the content', async ({ page }) => {
  await openStatePage(page, partnersPanel);
  await openState(page, partnersPanel);
  await useSkipLink(page, partnersPanel);
  await expect(partnersPanel.content(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('[N5, V5] the overlay becomes the panel as the window grows, and the focus stays in it', async ({ page }) => {
  await openStatePage(page, partnersOverlay);
  await setForeignStyles(page);
  const before = await readPageState(page);
  await openState(page, partnersOverlay);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('#partners-panel').getByRole('link', { name: 'Kohler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(partnersPanel.trigger(page)).toBeFocused();
  await expect.poll(async () => ({ ...(await readPageState(page)), scroll: before.scroll })).toEqual(before);
});
