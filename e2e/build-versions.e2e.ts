import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './hydration';
import { isDocumentMarked, markDocument, navigate } from './client-navigation';
import { type RunningServer, startServer } from './built-site-server';
import { builtPaths, routes } from './built-site';

interface BuildInfo {
  id: string;
  timestamp: string;
}
interface BuildManifest extends BuildInfo {
  rules: { from: string; to: string }[];
  prerendered: string[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const readLatest = (folder: string) => readJson(join(folder, 'public/builds/latest.json')) as BuildInfo;
const readHtml = (folder: string, path: string) => readFileSync(join(folder, 'public', path, 'index.html'), 'utf8');
const storyLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^our story$/i });
const careersLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^careers$/i });

test('[B1] a build tells its id, its time, its route rules and its pages', () => {
  const latest = readLatest('.');
  const manifest = readJson(`public/builds/meta/${latest.id}.json`) as BuildManifest;
  expect({ id: manifest.id, timestamp: manifest.timestamp }).toEqual(latest);
  expect(new Date(latest.timestamp).toISOString()).toBe(latest.timestamp);
  const named = builtPaths.filter((path) => !/^\/(?:404|article\/)/.test(path));
  expect([...manifest.prerendered].sort()).toEqual(['/article/:id/:slug', ...named].sort());
  expect(manifest.rules).toContainEqual(expect.objectContaining({ from: '/news', to: '/news-and-events' }));
  expect(readdirSync('public/builds/meta')).toHaveLength(1);
});

test('[B2] the same content built again from a cache has the same id; another text has another', () => {
  const [same, changed, closed] = ['.builds/same', '.builds/changed', '.builds/maintenance'].map((folder) => readLatest(folder).id);
  expect(same).toBe(readLatest('.').id);
  expect(new Set([same, changed, closed]).size).toBe(3);
});

test('[B2] the same content built again from a cache writes no page anew', () => {
  const secondOf = (folder: string, path: string) => Math.floor(statSync(join(folder, 'public', path, 'index.html')).mtimeMs / 1_000);
  expect(routes.filter((path) => secondOf('.builds/same', path) !== secondOf('.', path))).toEqual([]);
});

test('[B2] one colour changed changes every page of a build made from a cache', () => {
  const there = routes.filter((path) => existsSync(join('.builds/changed/public', path, 'index.html')));
  expect(there).toHaveLength(routes.length - 1);
  expect(there.filter((path) => /--narra:\s*#7c3a21/.test(readHtml('.builds/changed', path)))).toEqual(there);
  expect(routes.filter((path) => /--narra:\s*#7c3a20/.test(readHtml('.', path)))).toEqual(routes);
});

/** The asked addresses under /builds, as they are asked. */
function recordBuildRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/builds/')) asked.push(pathname);
  });
  return asked;
}

const manifestPath = `/builds/meta/${readLatest('.').id}.json`;

test('[B1, B2] the manifest is asked for once, and a newer build each hour, not while the tab is hidden, once on return', async ({
  page,
}) => {
  await page.clock.install();
  const asked = recordBuildRequests(page);
  await openHydrated(page, '/our-story');
  await expect.poll(async () => page.clock.runFor(1_000).then(() => asked)).toEqual([manifestPath]);
  await page.clock.fastForward(58 * 60_000);
  expect(asked).toEqual([manifestPath]);
  await page.clock.fastForward(2 * 60_000);
  await expect.poll(() => asked).toEqual([manifestPath, '/builds/latest.json']);
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await show(true);
  await page.clock.fastForward(3 * 3_600_000);
  expect(asked).toHaveLength(2);
  await show(false);
  await expect.poll(() => asked).toEqual([manifestPath, '/builds/latest.json', '/builds/latest.json']);
});

for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }]) {
  test(`[B1, B5] with ${JSON.stringify(connection)} neither manifest nor page is fetched ahead`, async ({ page }) => {
    await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), connection);
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, '/our-story');
    await page.clock.runFor(10_000);
    await careersLink(page).hover();
    await careersLink(page).focus();
    await page.clock.runFor(10_000);
    expect(asked.filter((path) => /^\/builds\/|^\/page-data\/careers/.test(path))).toEqual([]);
  });
}

test.describe('two builds, one after the other', () => {
  let served: RunningServer;
  const renew = async (folder: string) => {
    await served.stop();
    served = await startServer(folder, { port: served.port });
  };
  const lookAgain = async (page: Page) => {
    const heard = page.waitForResponse(/\/builds\/meta\//);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await heard;
  };

  test.beforeEach(async () => {
    served = await startServer('.');
  });

  test.afterEach(() => served.stop());

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['a link', (page) => storyLink(page).click()],
    ['a script', (page) => navigate(page, '/our-story?from=script#decades')],
    ['a step back', (page) => page.goBack()],
  ];

  for (const [way, go] of ways) {
    test(`[B2] after a newer build ${way} opens a document, once, and the new page is there`, async ({ page }) => {
      await openHydrated(page, `${served.url}/our-story`);
      await careersLink(page).click();
      await expect(page).toHaveURL(/\/careers$/);
      await markDocument(page);
      await renew('.builds/changed');
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

  test('[B2] no full load comes of a step on the same page, nor of a build that stayed', async ({ page }) => {
    await openHydrated(page, `${served.url}/careers`);
    await renew('.builds/same');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await markDocument(page);
    await storyLink(page).click();
    await expect(page).toHaveURL(/\/our-story$/);
    expect(await isDocumentMarked(page)).toBe(true);
    await renew('.builds/changed');
    await lookAgain(page);
    await navigate(page, '#content');
    await expect(page).toHaveURL(/#content$/);
    expect(await isDocumentMarked(page)).toBe(true);
  });

  test('[M1] a site closed meanwhile sends an open tab to its maintenance page, even to a page it holds already', async ({ page }) => {
    await openHydrated(page, `${served.url}/our-story`);
    await careersLink(page).click();
    await expect(page).toHaveURL(/\/careers$/);
    // The look that a navigation takes is not repeated within a minute.
    await page.clock.install({ time: Date.now() + 120_000 });
    await renew('.builds/maintenance');
    await storyLink(page).click();
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are rearranging the room');
  });
});
