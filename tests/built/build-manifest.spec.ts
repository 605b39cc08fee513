import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPaths, routes } from '../support/built-site';
import { readColorToken, toChangedColor } from '../support/color-tokens';

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
const hasPage = (folder: string, path: string) => existsSync(join(folder, 'public', path, 'index.html'));

test('[B1] a build writes its id, its time, its route rules and its pages', () => {
  const latest = readLatest('.');
  const manifest = readJson(`public/builds/meta/${latest.id}.json`) as BuildManifest;
  expect({ id: manifest.id, timestamp: manifest.timestamp }).toEqual(latest);
  expect(new Date(latest.timestamp).toISOString()).toBe(latest.timestamp);
  const paths = builtPaths.filter((path) => !/^\/(?:404|article\/)/.test(path));
  expect([...manifest.prerendered].sort()).toEqual(['/article/:id/:slug', ...paths].sort());
  expect(manifest.rules).toContainEqual(expect.objectContaining({ from: '/news', to: '/news-and-events' }));
  expect(readdirSync('public/builds/meta').filter((name) => name.endsWith('.json'))).toHaveLength(1);
});

test('[B2] the same content built again from a cache has the same id, and other content has another', () => {
  const [same, changed, closed] = ['.builds/same', '.builds/changed', '.builds/maintenance'].map((folder) => readLatest(folder).id);
  expect(same).toBe(readLatest('.').id);
  expect(new Set([same, changed, closed]).size).toBe(3);
});

test('[B2] the same content built again from a cache writes no page again', () => {
  const getSecond = (folder: string, path: string) => Math.floor(statSync(join(folder, 'public', path, 'index.html')).mtimeMs / 1_000);
  expect(routes.filter((path) => getSecond('.builds/same', path) !== getSecond('.', path))).toEqual([]);
});

test('[B2] a changed color changes every page of a build made from a cache', () => {
  const accent = readColorToken('narra');
  const hasAccent = (folder: string, path: string, color: string) => new RegExp(`--narra:\\s*${color}`).test(readHtml(folder, path));
  const paths = routes.filter((path) => hasPage('.builds/changed', path));
  expect(paths).toHaveLength(routes.length - 1);
  expect(paths.filter((path) => hasAccent('.builds/changed', path, toChangedColor(accent)))).toEqual(paths);
  expect(routes.filter((path) => hasAccent('.', path, accent))).toEqual(routes);
});

const listPaths = ['/', '/news-and-events', '/news-and-events/news', '/brand-partners/kohler'];

test('[R9] every list of a build made from a cache shows an added article and the new title of another', () => {
  for (const path of listPaths) {
    const html = readHtml('.builds/changed', path);
    expect.soft(html, path).toContain('Added just now');
    expect.soft(html, path).toContain('Again, what unlacquered brass does in ten years');
    expect.soft(html, path).not.toContain('>What unlacquered brass does in ten years');
  }
});

test('[R9] a removed article is on no page of a build made from a cache, and its own page is gone', () => {
  const removed = '/article/8/setting-out-a-bathroom';
  expect([hasPage('.', removed), hasPage('.builds/changed', removed)]).toEqual([true, false]);
  for (const path of [...listPaths, '/news-and-events/events', '/brand-partners/falper', '/article/7/an-evening-with-three-tile-houses'])
    expect(readHtml('.builds/changed', path)).not.toContain(removed);
});
