import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { comparePages } from '../pull-request-report/compare-pages';
import { listBuiltPaths, readFolder, readPages } from '../pull-request-report/page-data';
import { builtPaths, getPageFile, openRoutes, readBuiltHtml } from '../support/built-site';
import { test } from '../support/builds';
import { parseHtml } from '../support/html';

const site = 'public';
const changedSite = '.builds/changed/public';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const readLatest = (folder: string) => readJson(join(folder, 'builds/latest.json')) as { id: string; timestamp: string };
const readHtml = (folder: string, path: string) => readBuiltHtml(path, folder);
const hasPage = (folder: string, path: string) => existsSync(getPageFile(path, folder));

test('[B1, E3, M1] a build writes its id, the moment as of which it is built, its route rules and its pages', () => {
  const latest = readLatest(site);
  const manifest = readJson(`public/builds/meta/${latest.id}.json`) as {
    id: string;
    timestamp: string;
    rules: object[];
    prerendered: string[];
  };
  expect({ id: manifest.id, timestamp: manifest.timestamp }).toEqual(latest);
  expect(new Date(latest.timestamp).toISOString()).toBe(latest.timestamp);
  // The SITE_NOW of scripts/comparison-builds.mjs.
  expect(readLatest(changedSite).timestamp).toBe('2026-12-24T01:00:00.000Z');
  const paths = builtPaths.filter((path) => !/^\/(?:404|article\/)/.test(path));
  expect([...manifest.prerendered].sort()).toEqual(['/article/:id/:slug', ...paths].sort());
  expect(manifest.rules).toContainEqual(expect.objectContaining({ from: '/news', to: '/news-and-events' }));
  expect(manifest.rules).toContainEqual({ from: '/maintenance', to: '/error', status: 302 });
  expect(readdirSync('public/builds/meta').filter((name) => name.endsWith('.json'))).toHaveLength(1);
});

test('[B2] other content built from a cache has another id', () => {
  expect(readLatest(changedSite).id).not.toBe(readLatest(site).id);
});

const listPaths = ['/', '/news-and-events', '/news-and-events/news', '/brand-partners/kohler'];

test('[R9] every list of a build made from a cache shows an added article and the new title of another, and a removed article is on no page, nor has it one', () => {
  for (const path of listPaths) {
    const html = readHtml(changedSite, path);
    expect.soft(html, path).toContain('Dated for that day');
    expect.soft(html, path).toContain('Again, what unlacquered brass does in ten years');
    expect.soft(html, path).not.toContain('>What unlacquered brass does in ten years');
  }
  const removed = '/article/8/setting-out-a-bathroom';
  expect([hasPage(site, removed), hasPage(changedSite, removed)]).toEqual([true, false]);
  for (const path of [...listPaths, '/news-and-events/events', '/brand-partners/falper', '/article/7/an-evening-with-three-tile-houses'])
    expect(readHtml(changedSite, path)).not.toContain(removed);
});

test('[E2, E8] pages that were added, removed and changed are reported as that', async () => {
  const readBuild = (folder: string) => readPages(readFolder(folder), listBuiltPaths(folder));
  const pages = await readBuild(site);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(openRoutes));
  expect([...pages.keys()].filter((path) => /^\/(?:admin|404)/.test(path))).toEqual([]);
  const changes = comparePages(pages, await readBuild(changedSite));
  const paths = (kind: string) => changes.filter(({ change }) => change === kind).map(({ path }) => path);
  expect(paths('added')).toEqual(expect.arrayContaining(['/article/900001/added', '/showrooms/cebu']));
  expect(paths('added').filter((path) => openRoutes.includes(path))).toEqual([]);
  expect(paths('removed').sort()).toEqual(openRoutes.filter((path) => !hasPage(changedSite, path)));
  expect(changes.find(({ path }) => path === '/our-story')!.parts).toContain('the title');
});

// The build “changed” is made as of the morning of Christmas Eve 2026, whenever this runs.
test('[E3, C3, W2] a site built as of a date has what is dated up to it, and openings to their last', async ({ request, changed }) => {
  const getStatus = async (path: string) => (await request.get(changed + path)).status();
  const news = readHtml(changedSite, '/news-and-events');
  expect([news.includes('Dated for that day'), news.includes('Dated for the day after')]).toEqual([true, false]);
  expect(await getStatus('/article/900001/added')).toBe(200);
  expect(await getStatus('/article/900012/added')).toBe(404);
  const careers = Array.from(parseHtml(readHtml(changedSite, '/careers')).querySelectorAll('main h3'), ({ textContent }) => textContent);
  expect(careers).toContain('Open for one day more');
  expect(careers).not.toContain('Closed the day before');
  expect(await getStatus('/careers/open-that-day')).toBe(200);
  expect(parseHtml(readHtml(changedSite, '/careers/open-that-day')).querySelector('main')!.textContent).toContain('Closes12/24/2026');
  expect(await getStatus('/careers/closed-the-day-before')).toBe(404);
});

test('[F2, W1] home, menu and footer have the hours of a showroom, and its next holiday in the week before', () => {
  const page = parseHtml(readHtml(changedSite, '/'));
  for (const part of ['#showrooms', '#menu', 'footer'])
    for (const words of ['8:30 AM - 5:30 PM', 'Thursday 12/24, Christmas Eve: Closed', 'Christmas Eve: 9:00\u00a0AM - 12:00\u00a0PM'])
      expect.soft(page.querySelector(part)!.textContent, part).toContain(words);
});

test('[E3, S3, W6] a past event has no link to its calendar file nor to the form', () => {
  const links = Array.from(
    parseHtml(readHtml(changedSite, '/article/3/the-terrazzo-table')).querySelectorAll('main a'),
    ({ textContent }) => textContent,
  );
  expect(links).not.toEqual([]);
  expect(links.filter((text) => /^(?:Add to calendar|Reserve a place)/.test(text))).toEqual([]);
});
