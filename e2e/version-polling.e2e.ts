import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { isDocumentMarked, markDocument, navigate } from '../tests/support/client-navigation';
import { type RunningServer, startServer } from '../tests/support/built-site-server';

const storyLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^our story$/i });
const careersLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^careers$/i });

/** Collects the requested paths under /builds. */
function recordBuildRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/builds/')) requests.push(pathname);
  });
  return requests;
}

const { id: buildId } = JSON.parse(readFileSync('public/builds/latest.json', 'utf8')) as { id: string };
const manifestPath = `/builds/meta/${buildId}.json`;

test('[B1, B2] the manifest is fetched once, and a newer build is checked each hour, not while the tab is hidden, and once when it is visible again', async ({
  page,
}) => {
  await page.clock.install();
  const requests = recordBuildRequests(page);
  await openHydrated(page, '/our-story');
  await expect.poll(async () => page.clock.runFor(1_000).then(() => requests)).toEqual([manifestPath]);
  await page.clock.fastForward(58 * 60_000);
  expect(requests).toEqual([manifestPath]);
  await page.clock.fastForward(2 * 60_000);
  await expect.poll(() => requests).toEqual([manifestPath, '/builds/latest.json']);
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await show(true);
  await page.clock.fastForward(3 * 3_600_000);
  expect(requests).toHaveLength(2);
  await show(false);
  await expect.poll(() => requests).toEqual([manifestPath, '/builds/latest.json', '/builds/latest.json']);
});

test('[B1, B5] for a visitor who saves data neither the manifest nor a page is prefetched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
  await page.clock.install();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openHydrated(page, '/our-story');
  await page.clock.runFor(10_000);
  await careersLink(page).hover();
  await careersLink(page).focus();
  await page.clock.runFor(10_000);
  expect(requests.filter((path) => /^\/builds\/|^\/page-data\/careers/.test(path))).toEqual([]);
});

test.describe('two builds, one after the other', () => {
  test.describe.configure({ mode: 'default' });
  let served: RunningServer;
  let root: string;
  /** Replaces the served build with another one. */
  const renew = (folder: string) => {
    symlinkSync(resolve(folder, 'public'), join(root, 'next'));
    renameSync(join(root, 'next'), join(root, 'public'));
  };
  const lookAgain = async (page: Page) => {
    const response = page.waitForResponse(/\/builds\/meta\//);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await response;
  };

  test.beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'renewed-'));
    renew('.');
    served = await startServer(root);
  });

  test.beforeEach(() => renew('.'));

  test.afterAll(async () => {
    await served.stop();
    rmSync(root, { recursive: true });
  });

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['a link', (page) => storyLink(page).click()],
    ['a script', (page) => navigate(page, '/our-story?from=script#decades')],
    ['a step back', (page) => page.goBack()],
  ];

  for (const [way, go] of ways) {
    test(`[B2] after a newer build ${way} loads a document once, with the new page`, async ({ page }) => {
      await openHydrated(page, `${served.url}/our-story`);
      await careersLink(page).click();
      await expect(page).toHaveURL(/\/careers$/);
      await markDocument(page);
      renew('.builds/changed');
      await lookAgain(page);
      expect(await isDocumentMarked(page)).toBe(true);
      await go(page);
      await expect(page).toHaveTitle(/^Again, Our story/);
      await expect(page).toHaveURL(/\/our-story/);
      expect(await isDocumentMarked(page)).toBe(false);
      await openHydrated(page, page.url());
      await markDocument(page);
      await careersLink(page).click();
      await expect(page).toHaveURL(/\/careers$/);
      expect(await isDocumentMarked(page)).toBe(true);
    });
  }

  test('[B2] a hash on the same page or an unchanged build causes no document load', async ({ page }) => {
    await openHydrated(page, `${served.url}/careers`);
    renew('.builds/same');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await markDocument(page);
    await storyLink(page).click();
    await expect(page).toHaveURL(/\/our-story$/);
    expect(await isDocumentMarked(page)).toBe(true);
    renew('.builds/changed');
    await lookAgain(page);
    await navigate(page, '#content');
    await expect(page).toHaveURL(/#content$/);
    expect(await isDocumentMarked(page)).toBe(true);
  });

  test('[M1] when maintenance begins, an open tab is redirected to the maintenance page, even on a navigation to a loaded page', async ({
    page,
  }) => {
    await openHydrated(page, `${served.url}/our-story`);
    await careersLink(page).click();
    await expect(page).toHaveURL(/\/careers$/);
    // A check after a navigation is not repeated within a minute.
    await page.clock.install({ time: Date.now() + 120_000 });
    renew('.builds/maintenance');
    await storyLink(page).click();
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are rearranging the room');
  });
});
