import { expect, type Page, test } from '@playwright/test';
import { navigateAndWait } from '../tests/support/hydration';
import {
  distinctOverlays,
  groupByPage,
  listNames,
  shopDialogs,
  mobileMenu,
  type OpenState,
  openStatePage,
  openState,
  partnersOverlay,
  partnersPanel,
} from '../tests/support/open-states';
import { setForeignStyles, readPageState } from './page-state';

type Dismissal = (page: Page, state: OpenState) => Promise<unknown>;

const pressEscape: Dismissal = (page) => page.keyboard.press('Escape');
const clickTrigger: Dismissal = (page, state) => state.trigger(page).click();
const clickBackArrow: Dismissal = (page) => page.getByRole('button', { name: 'Close the partners' }).click();
const clickOutside: Dismissal = (page) => page.mouse.click(8, 820);
const pressHiddenClose: Dismissal = (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
const chooseShop: Dismissal = (page) =>
  Promise.all([page.context().waitForEvent('page'), page.getByRole('dialog').getByRole('link').first().click()]);
const useSkipLink: Dismissal = (page) => page.getByRole('link', { name: 'Skip to the content' }).press('Enter');

/** The ways to close a state that leave the visitor on the page. */
const dismissals = new Map<OpenState, [string, Dismissal][]>([
  ...distinctOverlays.map((state): [OpenState, [string, Dismissal][]] => [state, [['Escape', pressEscape]]]),
  [
    partnersPanel,
    [
      ['Escape', pressEscape],
      ['its button', clickTrigger],
      ['a press outside', clickOutside],
    ],
  ],
  [
    mobileMenu,
    [
      ['Escape', pressEscape],
      ['its button', clickTrigger],
    ],
  ],
  [
    partnersOverlay,
    [
      ['Escape', pressEscape],
      ['its arrow', clickBackArrow],
    ],
  ],
  [
    shopDialogs[1]!,
    [
      ['Escape', pressEscape],
      ['a press on the backdrop', clickOutside],
      ['the button for screen readers', pressHiddenClose],
      ['a choice', chooseShop],
    ],
  ],
]);

const describeWays = ([{ name }, ways]: [OpenState, [string, Dismissal][]]) => `${name} by ${ways.map(([way]) => way).join(', ')}`;

// All that opens on a page of one width is opened one after the other: what one leaves behind, the next would show.
for (const states of groupByPage(distinctOverlays)) {
  const [first] = states as [OpenState, ...OpenState[]];
  const entries = states.map((state): [OpenState, [string, Dismissal][]] => [state, dismissals.get(state)!]);

  test(`[V5, N4, N5, D1, D2] at ${first.width} px the page and the focus are restored when these close: ${entries.map(describeWays).join('; ')}`, async ({
    page,
    context,
  }) => {
    await context.route(/narra\.example/, (route) => route.fulfill({ body: 'shop' }));
    await openStatePage(page, first);
    await setForeignStyles(page);
    const before = await readPageState(page);
    for (const [state, ways] of entries)
      for (const [way, close] of ways) {
        const step = `${state.name}, ${way}`;
        await openState(page, state);
        expect((await readPageState(page)).body, step).toContain('overflow: hidden');
        await close(page, state);
        await page.bringToFront();
        await expect(state.content(page), step).toBeHidden();
        await expect.poll(() => readPageState(page), step).toEqual(before);
        await expect((state.focusTarget ?? state.trigger)(page), step).toBeFocused();
      }
  });
}

const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the page of a state between two others of the same visit, and returns its heading. */
async function openBetween(page: Page, state: OpenState): Promise<string> {
  await openStatePage(page, { ...state, path: '/service' });
  await navigateAndWait(page, state.path);
  const heading = pageHeading(page);
  const title = await heading.innerText();
  await navigateAndWait(page, '/careers');
  await page.goBack();
  await expect(page).toHaveURL(state.path);
  await expect(heading).toHaveText(title);
  return title;
}

/** Opens a state on its page, leaves the page and checks that nothing of the state is left. */
async function expectClosedByLeaving(page: Page, state: OpenState, leave: Dismissal): Promise<void> {
  await page.evaluate(() => (document.body.style.cssText = 'overflow: scroll;'));
  const before = await readPageState(page);
  await openState(page, state);
  await leave(page, state);
  await expect(page).not.toHaveURL(state.path);
  await expect(state.content(page)).toBeHidden();
  await expect.poll(() => readPageState(page)).toEqual(before);
}

for (const states of groupByPage(distinctOverlays)) {
  const [first] = states as [OpenState, ...OpenState[]];

  test(`[N4, V5, R7] at ${first.width} px back and forward close these: ${listNames(states)}`, async ({ page }) => {
    const title = await openBetween(page, first);
    for (const state of states)
      await test.step(state.name, async () => {
        await expectClosedByLeaving(page, state, () => page.goBack());
        await expect(page).toHaveURL('/service');
        await page.goForward();
        await expect(page).toHaveURL(state.path);
        await expect(pageHeading(page)).toHaveText(title);
        await expectClosedByLeaving(page, state, () => page.goForward());
        await expect(page).toHaveURL('/careers');
        await page.goBack();
        await expect(page).toHaveURL(state.path);
        await expect(pageHeading(page)).toHaveText(title);
      });
  });
}

test('[N6] the skip link moves the focus out of an open overlay to the content', async ({ page }) => {
  await openStatePage(page, partnersPanel);
  await openState(page, partnersPanel);
  await useSkipLink(page, partnersPanel);
  await expect(partnersPanel.content(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('[N5, V5] the overlay becomes the panel when the window gets wider, and keeps the focus', async ({ page }) => {
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
