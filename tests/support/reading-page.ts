import { type Browser, type Page, type PlaywrightTestOptions, test as base, type WorkerInfo } from '@playwright/test';

/** Opens a page for all tests of a worker, with the settings of its project. */
async function openWorkerPage(
  browser: Browser,
  { project }: WorkerInfo,
  javaScriptEnabled: boolean,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { baseURL, timezoneId } = project.use;
  const context = await browser.newContext({ baseURL, timezoneId, javaScriptEnabled });
  await use(await context.newPage());
  await context.close();
}

/** Gives a page of the worker to a test, with the window and the media of its settings, and ends what the test listens to. */
async function lendPage(
  page: Page,
  { viewport, contextOptions }: Pick<PlaywrightTestOptions, 'viewport' | 'contextOptions'>,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await page.setViewportSize(viewport!);
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: contextOptions.reducedMotion });
  await use(page);
  page.removeAllListeners();
  // What this page still fetches would be an error in the next test.
  await page.goto('about:blank');
  await page.unrouteAll();
}

/** A test that only reads: its pages, one without scripts, are those of the worker, whose cache has the scripts and fonts already. */
export const test = base.extend<{ plainPage: Page }, { workerPage: Page; plainWorkerPage: Page }>({
  workerPage: [({ browser }, use, info) => openWorkerPage(browser, info, true, use), { scope: 'worker' }],
  plainWorkerPage: [({ browser }, use, info) => openWorkerPage(browser, info, false, use), { scope: 'worker' }],
  page: ({ workerPage, viewport, contextOptions }, use) => lendPage(workerPage, { viewport, contextOptions }, use),
  plainPage: ({ plainWorkerPage, viewport, contextOptions }, use) => lendPage(plainWorkerPage, { viewport, contextOptions }, use),
});
