import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { allOverlays, closeState, groupByPage, listNames, openState, type OpenState, openStatePage } from '../tests/support/open-states';
import { readElementPositions } from './page-state';
import { openNewsletter, subscribe, toasts } from './newsletter.page';

let browser: Browser;

// A scrollbar that takes room, as on a desk with Windows.
test.beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--hide-scrollbars'] });
});

test.afterAll(() => browser.close());

const getScrollbarWidth = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

for (const states of groupByPage(allOverlays)) {
  const [{ path, width }] = states as [OpenState, ...OpenState[]];

  test(`[V5, D2] with a scrollbar ${path} does not shift by a pixel at ${width} px when these open and close: ${listNames(states)}`, async ({
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL });
    await openStatePage(page, states[0]!);
    for (const state of states)
      await test.step(state.name, async () => {
        expect(await getScrollbarWidth(page)).toBe(15);
        const before = await readElementPositions(page);
        await openState(page, state);
        expect(await getScrollbarWidth(page)).toBe(0);
        expect(await readElementPositions(page)).toEqual(before);
        await closeState(page, state);
        expect(await getScrollbarWidth(page)).toBe(15);
        expect(await readElementPositions(page)).toEqual(before);
      });
    await page.close();
  });
}

test('[V5, T1] with a scrollbar a toast and the edge of the panel do not shift', async ({ baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  await openNewsletter(page, { status: 409, json: {} });
  await subscribe(page);
  await toasts(page).hover();
  const before = await toasts(page).boundingBox();
  await page.getByRole('button', { name: 'Partners', exact: true }).press('Enter');
  const panel = await page.locator('#partners-panel [data-lenis-prevent]').boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBe(1440);
  expect(await toasts(page).boundingBox()).toEqual(before);
  await page.close();
});
