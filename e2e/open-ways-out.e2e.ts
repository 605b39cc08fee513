import { expect, type Page, test } from '@playwright/test';
import { visit } from './hydrated';
import { choosers, menu, type OpenState, openPageOf, openState, overlay, overlays, panel } from './open-states';
import { markPage, pageState } from './page-state';

type Way = (page: Page, state: OpenState) => Promise<unknown>;

const escape: Way = (page) => page.keyboard.press('Escape');
const opener: Way = (page, state) => state.opener(page).click();
const arrow: Way = (page) => page.getByRole('button', { name: 'Close the partners' }).click();
const beside: Way = (page) => page.mouse.click(8, 820);
const hiddenButton: Way = (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
const choose: Way = (page) => page.getByRole('dialog').getByRole('link').first().click();
const skip: Way = (page) => page.getByRole('link', { name: 'Skip to the content' }).press('Enter');

const [narrowChooser, wideChooser] = choosers as [OpenState, OpenState];

/** What leaves the page where it is. */
const waysOut: [OpenState, string, Way][] = [
  ...overlays.map((state): [OpenState, string, Way] => [state, 'Escape', escape]),
  [panel, 'its button', opener],
  [panel, 'a press beside it', beside],
  [menu, 'its button', opener],
  [overlay, 'its arrow', arrow],
  [narrowChooser, 'a press beside it', beside],
  [wideChooser, 'a press beside it', beside],
  [wideChooser, 'the button for screen readers', hiddenButton],
  [wideChooser, 'a choice', choose],
];

for (const [state, name, leave] of waysOut)
  test(`[V5, N4, N5, D2] ${state.name} at ${state.width} px left by ${name} puts everything back`, async ({ page, context }) => {
    await context.route(/narra\.example/, (route) => route.fulfill({ body: 'shop' }));
    await openPageOf(page, state);
    await markPage(page);
    const before = await pageState(page);
    await openState(page, state);
    expect((await pageState(page)).body).toContain('overflow: hidden');
    await leave(page, state);
    await page.bringToFront();
    await expect(state.shown(page)).toBeHidden();
    await expect.poll(() => pageState(page)).toEqual(before);
    await expect((state.returns ?? state.opener)(page)).toBeFocused();
  });

const link: Way = (page) =>
  page
    .locator('#partners-panel, #menu')
    .getByRole('link', { name: /^(Agape|Careers)$/ })
    .filter({ visible: true })
    .click();
const back: Way = (page) => page.goBack();
const forward: Way = (page) => page.goForward();

const away: [OpenState, string, Way][] = [
  [panel, 'a link', link],
  [menu, 'a link', link],
  [overlay, 'a link', link],
  ...overlays.flatMap((state): [OpenState, string, Way][] => [
    [state, 'back', back],
    [state, 'forward', forward],
  ]),
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the page of a state between two others of the same visit. */
async function openBetween(page: Page, state: OpenState): Promise<void> {
  await openPageOf(page, { ...state, path: '/service' });
  await visit(page, state.path);
  const title = (await heading(page).textContent()) ?? '';
  await visit(page, '/careers');
  await page.goBack();
  await expect(page).toHaveURL(state.path);
  await expect(heading(page)).toHaveText(title);
}

for (const [state, name, leave] of away)
  test(`[N4, V5, R7] ${state.name} at ${state.width} px left by ${name} is closed on the page that comes`, async ({ page }) => {
    await openBetween(page, state);
    await page.evaluate(() => (document.body.style.cssText = 'overflow: scroll;'));
    const before = await pageState(page);
    await openState(page, state);
    await leave(page, state);
    await expect(page).not.toHaveURL(state.path);
    await expect(state.shown(page)).toBeHidden();
    await expect.poll(() => pageState(page)).toEqual(before);
  });

test('[N6] the skip link leads out of what is open, to the content', async ({ page }) => {
  await openPageOf(page, panel);
  await openState(page, panel);
  await skip(page, panel);
  await expect(panel.shown(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('[N5, V5] the overlay becomes the panel as the window grows, and the focus stays in it', async ({ page }) => {
  await openPageOf(page, overlay);
  await markPage(page);
  const before = await pageState(page);
  await openState(page, overlay);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('#partners-panel').getByRole('link', { name: 'Kohler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel.opener(page)).toBeFocused();
  await expect.poll(async () => ({ ...(await pageState(page)), scroll: before.scroll })).toEqual(before);
});
