import { expect, type Page, test } from '@playwright/test';
import { brands } from '../tests/support/content';
import { navigateAndWait, openHydrated, withMotion } from '../tests/support/page';

test.use(withMotion);

const pages = ['/careers', brands[0]!.link, '/our-story'];

/** Goes through the pages, and ends at the last. */
async function goRound(page: Page): Promise<void> {
  for (const path of pages) {
    await navigateAndWait(page, path);
    // The triggers of its animations are set in a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}

test('[X12] a tab holds as many nodes and listeners after 33 navigations as after three', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const count = async () => {
    for (let times = 0; times < 2; times += 1) await devtools.send('HeapProfiler.collectGarbage');
    return devtools.send('Memory.getDOMCounters');
  };
  await openHydrated(page, '/our-story');
  await goRound(page);
  const before = await count();
  for (let round = 0; round < 10; round += 1) await goRound(page);
  const after = await count();
  expect(after.nodes).toBeLessThan(before.nodes * 1.25);
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.25);
});
