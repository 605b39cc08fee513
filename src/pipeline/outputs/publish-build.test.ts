import { readFileSync } from 'node:fs';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { listBuiltFiles } from '../gatsby/built-files';
import { createMemoryCache } from '../data/record-cache.fixture';
import { completeFiles } from './file-metadata';
import { computeBuildId, isVisitorFacing, toPathPatterns, writeBuildManifest } from './build-manifest';
import { buildRedirectRules } from './host-files/redirects';
import { createTestFolder } from '../../../tests/support/test-folder';

const root = createTestFolder();
const read = (path: string): unknown => JSON.parse(readFileSync(root(path), 'utf8'));
const pageData = (heading = 'Our story') => JSON.stringify({ path: '/our-story', result: { data: { heading }, pageContext: {} } });

beforeEach(() => {
  root.write('our-story/index.html', '<h1>Our story</h1>');
  root.write('page-data/our-story/page-data.json', pageData());
  root.write('page-data/app-data.json', '{"webpackCompilationHash":"abc"}');
  root.write('app-0d5aac3ff0ad8bdc28ca.js', 'run()');
  root.write('static/abc/hero.avif', 'picture');
});

const buildId = async (rules: string[] = []) => {
  const files = (await listBuiltFiles(root())).filter(({ path }) => isVisitorFacing(path));
  const facts = await completeFiles(files, { version: '', transformHtml: (html) => html }, createMemoryCache());
  return computeBuildId(
    [...facts].map(([path, { digest }]) => [path, digest]),
    rules,
  );
};

test('[B2] the id of a build changes with its pages, their data, its other files and its rules', async () => {
  const ids = [await buildId()];
  root.write('our-story/index.html', '<h1>The story</h1>');
  ids.push(await buildId());
  root.write('page-data/our-story/page-data.json', pageData('The story'));
  ids.push(await buildId());
  root.write('favicon.svg', '<svg/>');
  ids.push(await buildId());
  root.write('rss.xml', '<rss/>');
  ids.push(await buildId());
  ids.push(await buildId(['/old /our-story 301']));
  expect(new Set(ids).size).toBe(6);
  expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9a-f]{16}$/)));
});

test('[B2] the id of a build does not change without a visible difference', async () => {
  const id = await buildId();
  root.write('builds/latest.json', '{"id":"old"}');
  root.write('app-0d5aac3ff0ad8bdc28ca.js.map', '{}');
  root.write('webpack.stats.json', '{}');
  root.write('static/def/left-over.avif', 'picture');
  root.write('sitemap.xml', '<urlset/>');
  root.write('admin/config.json', '{}');
  root.write('page-data/app-data.json', '{"webpackCompilationHash":"abc","buildId":"old"}');
  root.write('our-story/index.html.br', 'compressed');
  expect(await buildId()).toBe(id);
});

test('[B1] a build writes its manifest, sets itself as the latest, and deletes the previous manifest', async () => {
  root.write('builds/meta/old.json', '{}');
  const manifest = { id: '3f2a', timestamp: '2026-11-21T02:00:00.000Z', rules: [], prerendered: ['/our-story'] };
  await writeBuildManifest(root(), manifest);
  expect(read('builds/latest.json')).toEqual({ id: '3f2a', timestamp: manifest.timestamp });
  expect(read('builds/meta/3f2a.json')).toEqual(manifest);
  expect(() => read('builds/meta/old.json')).toThrow(/ENOENT/);
});

test('[B1] the manifest lists pages by path, but articles and pages of lists by a pattern', () => {
  const paths = ['/', '/brand-partners/kohler', '/news', '/news/page/2', '/news/page/3/', '/news/events/page/2'];
  expect(toPathPatterns([...paths, '/article/1/brass', '/article/2/tile'])).toEqual([
    '/',
    '/brand-partners/kohler',
    '/news',
    '/news/page/:page',
    '/news/page/:page/',
    '/news/events/page/:page',
    '/article/:id/:slug',
  ]);
});

const redirects = [
  { from: '/old', to: '/our-story/' },
  { from: '/book', to: 'https://a.example/x', permanent: false },
];
const pages = [{ path: '/maintenance', guards: ['maintenance'] }, { path: '/careers' }];

test('[M1, M2, R8, B6] guarded pages are redirected although they exist, before the redirects of the content, with the trailing slash of the setting; during maintenance every path that is not a file leads to the maintenance page; an unknown guard fails the build', () => {
  expect(buildRedirectRules(redirects, pages, false)).toEqual([
    { from: '/maintenance', to: '/error', status: 302, isForced: true },
    { from: '/old', to: '/our-story', status: 301, isForced: false },
    { from: '/book', to: 'https://a.example/x', status: 302, isForced: false },
  ]);
  expect(buildRedirectRules(redirects, pages, true)).toEqual([{ from: '/*', to: '/maintenance', status: 302, isForced: false }]);
  expect(() => buildRedirectRules([], [{ path: '/careers', guards: ['nobody'] }], false)).toThrow('No guard is called `nobody`.');
});

test('[R8] where addresses end in a slash, redirects, articles and the sitemap follow', async () => {
  process.env.GATSBY_TRAILING_SLASH = 'always';
  jest.resetModules();
  const { buildRedirectRules, toRedirectLines } = await import('./host-files/redirects');
  const { listSitemapPages } = await import('./feeds/sitemap');
  delete process.env.GATSBY_TRAILING_SLASH;
  const rules = buildRedirectRules(redirects, [], false);
  const lines = toRedirectLines(rules, [{ article_id: 7, slug: 'tile' }], false);
  for (const line of ['/old /our-story/ 301', '/article/7/* /article/7/tile/ 301']) expect(lines).toContain(line);
  const page = { pageContext: { id: 'a', address: '/careers' } };
  const nodes = { getNode: () => undefined, openings: [] };
  expect(listSitemapPages([page], nodes, new Map(), 'https://a.example')[0]!.url).toBe('https://a.example/careers/');
});
