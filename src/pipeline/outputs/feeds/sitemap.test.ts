import { expect, test } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { findPageFiles, listSitemapPages, toRobotsTxt, toSitemap, type PageSourceNode } from './sitemap';

const url = 'https://www.narra.example';

interface Listing {
  loc: string;
  lastmod?: string;
}

test('[S1] the sitemap has each URL, with the date of its page where that is known; robots.txt allows every path and names the sitemap if there is one', () => {
  const xml = toSitemap([{ url: `${url}/` }, { url: `${url}/article/0/a&b`, changed: '2026-11-01' }]);
  expect(SyntaxValidator.validate(xml)).toBe(true);
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
const careers = { id: 'careers', parent: 'yaml', sections: [{ type: 'openings' }] };
nodes.article = article;
nodes.careers = careers;

test('[S1] a page’s own files are its content file and each picture it names, once', () => {
  expect(findPageFiles(article, { getNode: nodeOf, openings: [] })).toEqual([
    'articles/7-x/index.md',
    'articles/7-x/lead.jpg',
    'articles/7-x/two.png',
  ]);
});

const page = (id: string, address: string, guards: string[] = []) => ({ pageContext: { id, address, guards } });
const known = [
  ['articles/7-x/index.md', '2026-11-10T08:00:00+08:00'],
  ['articles/7-x/lead.jpg', '2026-11-20T09:00:00+08:00'],
  ['articles/7-x/two.png', '2026-11-20T00:30:00+00:00'],
  ['pages/careers.yaml', '2026-10-01T00:00:00Z'],
  ['careers/tile.md', '2026-11-02T00:00:00Z'],
].map(([file, date]) => [`content/${file!}`, date!] as const);
const place = (id: string, changes: readonly (readonly [string, string])[]) =>
  listSitemapPages([page(id, '/a')], { getNode: nodeOf, openings: [nodes.opening!] }, new Map(changes), url)[0]?.changed;

test('[S1] a page’s date is that of the last commit to any of its files, or of the openings it lists; without complete Git dates an article has its own day, and another page none', () => {
  expect(place('article', known)).toBe('2026-11-20T09:00:00+08:00');
  expect(place('careers', known)).toBe('2026-11-02T00:00:00Z');
  expect(place('article', known.slice(1))).toBe('2026-11-09');
  expect(place('careers', known.slice(0, 4))).toBeUndefined();
  expect(place('article', [])).toBe('2026-11-09');
});

test('[S1] pages that are hidden, guarded or without a path are not listed; the others are listed in order', () => {
  const made = [
    page('b', '/b'),
    page('m', '/maintenance'),
    page('s', '/search'),
    page('g', '/guarded', ['maintenance']),
    page('admin', '/admin'),
    { pageContext: {} },
    { pageContext: null },
    page('a', '/'),
  ];
  expect(listSitemapPages(made, { getNode: nodeOf, openings: [] }, new Map(), url).map((entry) => entry.url)).toEqual([
    `${url}/`,
    `${url}/b`,
  ]);
});
