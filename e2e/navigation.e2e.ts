import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { buildRedirectRules, toRedirectLines } from '../src/pipeline/outputs/host-files/redirects';
import { serveFolder } from '../tests/support/builds';
import { redirects } from '../tests/support/content';
import {
  delayRequests,
  followLink,
  isDocumentMarked,
  markDocument,
  recordDocumentRequests,
  waitForManifest,
  waitForReader,
} from '../tests/support/page';

/** Makes of a copy of the site what a build for maintenance is to a host and to an open tab: its one page and its rules. Returns its folder. */
function closeSite(root: string): string {
  const site = join(root, 'closed/public');
  cpSync('public', site, { recursive: true, filter: (path) => !/\.html/.test(path) || path.includes('maintenance.html') });
  const rules = buildRedirectRules([], [], true);
  writeFileSync(join(site, '_redirects'), toRedirectLines(rules, [], true).join('\n'));
  writeFileSync(join(site, 'builds/latest.json'), JSON.stringify({ id: 'closed' }));
  writeFileSync(join(site, 'builds/meta/closed.json'), JSON.stringify({ id: 'closed', rules, prerendered: ['/maintenance'] }));
  return join(root, 'closed');
}

/** A test with a host whose build is replaced by another one. */
const test = base.extend<{ host: { root: string; url: string; renew: (folder: string) => void } }>({
  host: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'renewed-'));
    const renew = (folder: string) => {
      symlinkSync(resolve(folder, 'public'), join(root, 'next'));
      renameSync(join(root, 'next'), join(root, 'public'));
    };
    renew('.');
    const { url, stop } = await serveFolder(join(root, 'public'));
    await use({ root, url, renew });
    await stop();
    rmSync(root, { recursive: true });
  },
});

const barLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const rules = (page: Page) => page.locator('script[type=speculationrules]');

/** Lets the page prefetch by links, as in a browser that knows no speculation rules; this one would follow them all the same. */
const withoutRules = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { supports } = HTMLScriptElement;
    HTMLScriptElement.supports = (type) => type !== 'speculationrules' && supports(type);
    document.addEventListener('DOMContentLoaded', () => document.querySelector('script[type=speculationrules]')?.remove());
  });

test('[M1, M2, R3, X8] a link opens a document: that of a redirect, the error page, and none of a closed site', async ({ page }) => {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
  await page.goto('/our-story');
  for (const { from, to } of redirects.slice(0, 3)) {
    await page.goto('/our-story');
    await page.evaluate((path) => window.location.assign(path), from);
    await expect(page).toHaveURL(to);
  }
  await page.goto('/our-story');
  await page.evaluate(() => window.location.assign('/maintenance'));
  await expect(page).toHaveTitle('Page Not Found - 404');
});

test('[R6, X8] each document has its own title first, and says it in the live region', async ({ page }) => {
  await page.goto('/our-story');
  await waitForReader(page);
  for (const name of ['News', 'Careers']) {
    await markDocument(page);
    await barLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isDocumentMarked(page)).toBe(false);
    await expect(page.locator('#gatsby-announcer')).toHaveText(await page.title());
  }
});

test('[B5] at most four documents are prefetched at a time, on intent only', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => /\/brand-partners\/[a-z]+$/.test(request.url()) && requests.push(request.url()));
  const release = await delayRequests(page, /\/brand-partners\/[a-z]+$/);
  await withoutRules(page);
  await page.goto('/');
  await waitForManifest(page);
  expect(requests).toEqual([]);
  const links = page.locator('#partners a[href^="/brand-partners/"]');
  for (let at = 0; at < 8; at += 1) await links.nth(at).dispatchEvent('pointerover', { bubbles: true });
  await expect.poll(() => requests.length).toBe(4);
  release();
  await expect
    .poll(async () => {
      await links.nth(7).dispatchEvent('pointerover', { bubbles: true });
      return requests.length;
    })
    .toBe(5);
});

test('[B5] the rules by which a browser prefetches are in the document, and gone for a visitor who saves data', async ({ page }) => {
  await page.goto('/our-story');
  await waitForReader(page);
  await expect(rules(page)).toHaveCount(1);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.reload();
  await waitForReader(page);
  await expect(rules(page)).toHaveCount(0);
});

async function lookAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/builds\/latest\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
}

test('[B2] a newer build drops what was prefetched, and its pages come from the host', async ({ page, host }) => {
  await page.goto(`${host.url}/careers`);
  await waitForManifest(page);
  await lookAgain(page);
  await expect(rules(page)).toHaveCount(1);
  host.renew('.builds/changed');
  await lookAgain(page);
  await expect(rules(page)).toHaveCount(0);
  await barLink(page, 'Our story').click();
  await expect(page).toHaveTitle(/^Again, Our story/);
});

test('[M1, B2] an open tab goes to the page of a closed site, and not once the site is open again', async ({ page, host }) => {
  await page.goto(`${host.url}/our-story`);
  await waitForManifest(page);
  const closed = closeSite(host.root);
  host.renew(closed);
  await lookAgain(page);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are rearranging the room');

  // The build that closed the site had its rules; the one that comes back brings its own.
  host.renew('.');
  await page.goto(`${host.url}/our-story`);
  await waitForManifest(page);
  await page.route('**/our-story', (route) => (route.request().isNavigationRequest() ? route.abort() : route.continue()));
  host.renew(closed);
  await lookAgain(page);
  host.renew('.');
  await lookAgain(page);
  await page.unroute('**/our-story');
  const documents = recordDocumentRequests(page);
  await barLink(page, 'Careers').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Work with/);
  expect(documents).toEqual(['/careers']);
});

/** What a browser may do with the storage of a tab: scripts to run before those of a page. */
const storages = {
  'that works': '',
  'that is blocked': `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } })`,
};

for (const [state, content] of Object.entries(storages))
  test(`[B4] with storage ${state}, code that fails to load says so, reloads its page at most once, and the page works on`, async ({
    page,
  }) => {
    await page.addInitScript({ content });
    await page.goto('/our-story');
    await waitForReader(page);
    await page.route('**/*.js', (route) => route.abort());
    const documents = recordDocumentRequests(page);
    const question = page.getByRole('contentinfo').locator('summary').first();
    const fault = page.locator('#fault');
    const failOnce = async () => {
      const checked = page.waitForResponse((response) => response.request().method() === 'HEAD');
      await question.click();
      await checked;
    };
    await failOnce();
    await expect.poll(() => documents).toHaveLength(content === '' ? 1 : 0);
    await page.unroute('**/*.js');
    await page.reload();
    await waitForReader(page);
    await page.route('**/*.js', (route) => route.abort());
    const before = documents.length;
    await failOnce();
    await expect(fault).toBeVisible();
    await followLink(page, '/careers');
    expect(documents.slice(before)).toEqual(['/careers']);
  });
