import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { serveFolder } from '../tests/support/builds';
import { isDocumentMarked, markDocument, navigate, hydrateAll, openHydrated } from '../tests/support/page';

/** A test with a host whose build is replaced by another one. */
const test = base.extend<{ host: { url: string; renew: (folder: string) => void } }>({
  host: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'renewed-'));
    const renew = (folder: string) => {
      symlinkSync(resolve(folder, 'public'), join(root, 'next'));
      renameSync(join(root, 'next'), join(root, 'public'));
    };
    renew('.');
    const { url, stop } = await serveFolder(join(root, 'public'));
    await use({ url, renew });
    await stop();
    rmSync(root, { recursive: true });
  },
});

const storyLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^our story$/i });
const careersLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^careers$/i });

function recordBuildRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/builds/')) requests.push(pathname);
  });
  return requests;
}

const getManifestPath = (folder: string): string => {
  const { id } = JSON.parse(readFileSync(join(folder, 'public/builds/latest.json'), 'utf8')) as { id: string };
  return `/builds/meta/${id}.json`;
};

const manifestPath = getManifestPath('.');

test('[B1, B2] the manifest is fetched once, and a newer build looked for each hour in a visible tab', async ({ page }) => {
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

async function lookAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/builds\/latest\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
}

/** Adds a hash to the address, which loads no document, and goes to the page before. */
async function goBackFromHash(page: Page): Promise<void> {
  await navigate(page, '#content');
  await expect(page).toHaveURL(/#content$/);
  expect(await isDocumentMarked(page)).toBe(true);
  await page.evaluate(() => history.go(-2));
}

test('[B2] a document is loaded after a newer build, by each way of navigation, and not before', async ({ page, host }) => {
  await openHydrated(page, `${host.url}/our-story`);
  await markDocument(page);
  await lookAgain(page);
  await careersLink(page).click();
  await expect(page).toHaveURL(/\/careers$/);
  expect(await isDocumentMarked(page)).toBe(true);
  const ways: [way: string, folder: string, title: RegExp, go: () => Promise<unknown>][] = [
    ['a link', '.builds/changed', /^Again, Our story/, () => storyLink(page).click()],
    ['a script', '.', /^Our story/, () => navigate(page, '/our-story?from=script#decades')],
    ['a hash, then steps back', '.builds/changed', /^Again, Our story/, () => goBackFromHash(page)],
  ];
  for (const [way, folder, title, go] of ways)
    await test.step(way, async () => {
      host.renew(folder);
      const manifest = page.waitForResponse(`**${getManifestPath(folder)}`);
      await lookAgain(page);
      await manifest;
      expect(await isDocumentMarked(page)).toBe(true);
      await go();
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(/\/our-story/);
      expect(await isDocumentMarked(page)).toBe(false);
      await hydrateAll(page);
      await markDocument(page);
      await careersLink(page).click();
      await expect(page).toHaveURL(/\/careers$/);
      expect(await isDocumentMarked(page)).toBe(true);
    });
});

test('[M1] when maintenance begins, an open tab is redirected to its page, even on the way to a loaded one', async ({ page, host }) => {
  await openHydrated(page, `${host.url}/our-story`);
  await careersLink(page).click();
  await expect(page).toHaveURL(/\/careers$/);
  // A check after a navigation is not repeated within a minute.
  await page.clock.install({ time: Date.now() + 120_000 });
  host.renew('.builds/maintenance');
  await storyLink(page).click();
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are rearranging the room');
});
