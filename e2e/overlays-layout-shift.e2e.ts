import { expect, type Page, test } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { closeState, distinctOverlays, openState, showState } from '../tests/support/open-states';
import { readElementPositions } from './page-audit';
import { openNewsletter, subscribe, toasts } from './newsletter.page';

// A scrollbar that takes room, as on a desk with Windows.
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const getScrollbarWidth = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

async function expectNoShift(page: Page): Promise<void> {
  for (const state of distinctOverlays)
    await test.step(`${state.name} at ${state.width} px`, async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await showState(page, state);
      expect(await getScrollbarWidth(page)).toBe(15);
      const before = await readElementPositions(page);
      await openState(page, state);
      expect(await getScrollbarWidth(page)).toBe(0);
      expect(await readElementPositions(page)).toEqual(before);
      await closeState(page, state);
      // The browser tells that a popover is closed in a task of its own.
      await expect.poll(() => getScrollbarWidth(page)).toBe(15);
      expect(await readElementPositions(page)).toEqual(before);
    });
}

test('[V5, D2, T1] with a scrollbar neither the page nor a toast shifts when something opens and closes', async ({ page }) => {
  await openNewsletter(page, { status: 409, json: {} });
  await expectNoShift(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await subscribe(page);
  await toasts(page).hover();
  const before = await toasts(page).boundingBox();
  await page.getByRole('button', { name: 'Partners', exact: true }).press('Enter');
  const panel = await page.locator('#partners-panel [data-lenis-prevent]').boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBe(1440);
  expect(await toasts(page).boundingBox()).toEqual(before);
});
