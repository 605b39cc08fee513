import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, afterAll, beforeAll } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { findPageFiles, listSitemapPages, toRobotsTxt, toSitemap, type PageSourceNode, readGitDates } from './sitemap';

const url = 'https://www.narra.example';

interface Listing {
  loc: string;
  lastmod?: string;
}

test('[S1] the sitemap has each URL, with the date of its page where that is known; robots.txt allows every path and names the sitemap if there is one', () => {
  const xml = toSitemap([{ url: `${url}/` }, { url: `${url}/article/0/a&b`, changed: '2026-11-01' }]);
  expect(SyntaxValidator.validate(xml)).toBe(true);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the newer option asks for a decoder of one's own.
  const { urlset } = new XMLParser({ htmlEntities: true }).parse(xml) as { urlset: { url: Listing[] } };
  expect(urlset.url).toEqual([{ loc: `${url}/` }, { loc: `${url}/article/0/a&b`, lastmod: '2026-11-01' }]);
  expect(toRobotsTxt(`${url}/sitemap.xml`)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  expect(toRobotsTxt(null)).toBe('User-agent: *\nAllow: /\n');
});

const nodes: Record<string, PageSourceNode> = {
  file: { id: 'file', parent: null, relativePath: 'articles/7-x/index.md' },
  markdown: { id: 'markdown', parent: 'file' },
  yaml: { id: 'yaml', parent: null, relativePath: 'pages/careers.yaml' },
  job: { id: 'job', parent: null, relativePath: 'careers/tile.md' },
  opening: { id: 'opening', parent: 'job' },
};
const nodeOf = (id: string): PageSourceNode | undefined => nodes[id];
const article = {
  id: 'article',
  parent: 'markdown',
  date: '2026-11-09',
  picture: { file: './lead.jpg', alt: 'See ./no.jpg, or not' },
  blocks: [{ pictures: [{ file: '../7-x/two.png' }] }, { pictures: [{ file: './lead.jpg' }] }],
};
const publication = '2026-11-09T00:00:00+08:00';
const careers = { id: 'careers', parent: 'yaml', sections: [{ type: 'openings' }] };
nodes.article = article;
nodes.careers = careers;
nodes.news = { id: 'news', parent: 'yaml' };

test('[S1] a page’s own files are its content file and each picture it names, once', () => {
  expect(findPageFiles(article, { getNode: nodeOf, openings: [] })).toEqual([
    'articles/7-x/index.md',
    'articles/7-x/lead.jpg',
    'articles/7-x/two.png',
  ]);
});

const known = [
  ['articles/7-x/index.md', '2026-11-10T08:00:00+08:00'],
  ['articles/7-x/lead.jpg', '2026-11-20T09:00:00+08:00'],
  ['articles/7-x/two.png', '2026-11-20T00:30:00+00:00'],
  ['pages/careers.yaml', '2026-10-01T00:00:00Z'],
  ['careers/tile.md', '2026-11-02T00:00:00Z'],
].map(([file, date]) => [`content/${file!}`, date!] as const);
const place = (id: string, changes: readonly (readonly [string, string])[], context = {}) => {
  const made = { pageContext: { id, address: '/a', ...context } };
  return listSitemapPages([made], { getNode: nodeOf, openings: [nodes.opening!] }, new Map(changes), url)[0]?.changed;
};

test('[S1] a page’s date is that of the last commit to any of its files, or of the openings it lists; without complete Git dates an article has its own day, and another page none', () => {
  expect(place('article', known)).toBe('2026-11-20T09:00:00+08:00');
  expect(place('careers', known)).toBe('2026-11-02T00:00:00Z');
  expect(place('article', known.slice(1))).toBe(publication);
  expect(place('careers', known.slice(0, 4))).toBeUndefined();
  expect(place('article', [])).toBe(publication);
});

test('[S1, S4] an article that was written before the day of its publication, and the list that it is in, changed on that day', () => {
  const written = known.map(([file]) => [file, '2026-10-01T00:00:00Z'] as const);
  expect(place('article', written)).toBe(publication);
  expect(place('news', written, { articles: ['article'], list: { page: 1 } })).toBe(publication);
  expect(place('news', written, { articles: ['article'] })).toBe('2026-10-01T00:00:00Z');
});

let folder: string;
let site: string;

function git(cwd: string, args: string[], day = '2026-11-01'): void {
  const date = `${day}T12:00:00+08:00`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@editor.example', ...args], { cwd, env, stdio: 'pipe' });
}
const write = (path: string, text: string) => {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), text);
};
function commit(day: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) write(path, text);
  git(site, ['add', '-A'], day);
  git(site, ['commit', '-q', '-m', day], day);
}
const readDates = async (cwd = site) => Object.fromEntries(await readGitDates('content', cwd));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  site = join(folder, 'all', 'site');
  mkdirSync(site, { recursive: true });
  git(join(folder, 'all'), ['init', '-q']);
  commit('2026-11-01', { 'content/a.yaml': '1', 'content/b.yaml': '1', 'content/piña colada@2x.jpg': '1', 'src/x.ts': '1' });
  commit('2026-11-05', { 'content/b.yaml': '2' });
  commit('2026-11-09', { 'content/c.yaml': '1', 'src/x.ts': '2' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[S1] each file has the date of the last commit that touched it, by its path from the site’s folder', async () => {
  expect(await readDates()).toEqual({
    'content/a.yaml': '2026-11-01T12:00:00+08:00',
    'content/piña colada@2x.jpg': '2026-11-01T12:00:00+08:00',
    'content/b.yaml': '2026-11-05T12:00:00+08:00',
    'content/c.yaml': '2026-11-09T12:00:00+08:00',
  });
});

test('[S1] in a shallow clone only files with a known commit have a date', async () => {
  const shallow = join(folder, 'shallow');
  git(folder, ['clone', '-q', '--depth', '2', `file://${join(folder, 'all')}`, shallow]);
  expect(await readDates(join(shallow, 'site'))).toEqual({ 'content/c.yaml': '2026-11-09T12:00:00+08:00' });
});

test('[S1] an uncommitted file has no date', async () => {
  const copy = join(folder, 'copy');
  git(folder, ['clone', '-q', join(folder, 'all'), copy]);
  for (const path of ['a.yaml', 'piña colada@2x.jpg', 'new.yaml']) writeFileSync(join(copy, 'site', 'content', path), 'changed');
  expect(Object.keys(await readDates(join(copy, 'site')))).toEqual(['content/c.yaml', 'content/b.yaml']);
});
