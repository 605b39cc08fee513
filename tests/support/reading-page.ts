import { type Browser, type Page, test as base, type WorkerInfo } from '@playwright/test';

type UsePage = (page: Page) => Promise<void>;

/** Opens a page for all tests of a worker, with the settings of its project. */
async function openWorkerPage(browser: Browser, { project }: WorkerInfo, javaScriptEnabled: boolean, use: UsePage): Promise<void> {
  const { baseURL, viewport, timezoneId, contextOptions } = project.use;
  const context = await browser.newContext({ ...contextOptions, baseURL, viewport, timezoneId, javaScriptEnabled });
  await use(await context.newPage());
  await context.close();
}

interface WorkerPages {
  readingPage: Page;
  /** A page without scripts. */
  plainPage: Page;
}

/**
 * A test that only reads: its page is that of the worker, whose cache has the scripts and fonts already. It begins with the window and the
 * media of the settings, and nothing that an earlier test listened to.
 */
export const test = base.extend<object, WorkerPages>({
  readingPage: [({ browser }, use, info) => openWorkerPage(browser, info, true, use), { scope: 'worker' }],
  plainPage: [({ browser }, use, info) => openWorkerPage(browser, info, false, use), { scope: 'worker' }],
  page: async ({ readingPage, viewport, contextOptions }, use) => {
    await readingPage.setViewportSize(viewport!);
    await readingPage.emulateMedia({ media: null, forcedColors: null, reducedMotion: contextOptions.reducedMotion });
    await use(readingPage);
    readingPage.removeAllListeners();
    await readingPage.unrouteAll();
  },
});
