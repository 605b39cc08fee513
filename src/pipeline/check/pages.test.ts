import { expect, test } from '@jest/globals';
import { checkContentWith, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const home = 'pages/home.yaml';
const redirects = 'redirects.yaml';

test('[C2] two pages with one path are reported', async () => {
  expect(
    await checkContentWith({
      'pages/news.yaml': replaceText('path: /news-and-events', 'path: /'),
      'navigation.yaml': replaceText('/news-and-events', '/'),
      'faq.yaml': replaceText('/news-and-events', '/'),
      [kohler]: replaceText('/news-and-events', '/'),
      'brands/brizo/index.yaml': replaceText('/news-and-events', '/'),
      [redirects]: replaceText('to: /news-and-events', 'to: /'),
    }),
  ).toEqual(['content/pages/news.yaml:1:7 The path `/` is taken by content/pages/home.yaml. Give this page a path of its own.']);
});

test('[C2] a site without a home page is reported', async () => {
  expect(await checkContentWith({ [home]: replaceText('path: /\n', 'path: /start\n') })).toEqual([
    'content/pages/home.yaml:1:1 No page has the path `/`: the home page. Write `path: /` in this file.',
  ]);
});

test('[C2] a site without an error page is reported', async () => {
  expect(await checkContentWith({ 'pages/error.yaml': null })).toEqual([
    'content/pages/error.yaml:1:1 No page has the path `/404`: what an unknown address shows. Write `path: /404` in this file.',
  ]);
});

test('[C2] a site without a maintenance page is reported', async () => {
  expect(await checkContentWith({ 'pages/maintenance.yaml': null })).toEqual([
    'content/pages/maintenance.yaml:1:1 No page has the path `/maintenance`: what visitors see while the site is closed. Write `path: /maintenance` in this file.',
  ]);
});

test('[R1, C2] two pages with one title are reported', async () => {
  expect(await checkContentWith({ 'pages/news.yaml': replaceText('title: News\n', 'title: Home\n') })).toEqual([
    'content/pages/news.yaml:2:8 content/pages/home.yaml has the same title. Give each page one of its own.',
  ]);
});

test('[R1, C2] a page of a list has a title of its own too', async () => {
  expect(await checkContentWith({ 'pages/news.yaml': replaceText('title: Events alone', 'title: News alone') })).toEqual([
    'content/pages/news.yaml:11:14 content/pages/news.yaml has the same title. Give each page one of its own.',
  ]);
});

test('[R1, C2] two pages with one description are reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('description: How the first tap began', 'description: Taps by brizo') })).toEqual([
    'content/articles/1-the-first-tap/index.md:8:14 content/brands/brizo/index.yaml has the same description. Give each page one of its own.',
  ]);
});

test('[R1, C2] a page at a path that the build keeps for its own files is reported', async () => {
  const pageAt = (path: string) => ({
    'pages/more.yaml': `path: ${path}\ntitle: More\ndescription: More of it\nsections:\n  - type: heading\n    title: More\n`,
  });
  expect(await checkContentWith(pageAt('/events'))).toEqual([
    'content/pages/more.yaml:1:7 The path `/events` is kept for the calendar files of events, and the page would be lost. Give this page another path.',
  ]);
  for (const path of ['/api', '/builds', '/index', '/page-data', '/pagefind', '/static'])
    expect(await checkContentWith(pageAt(path))).toEqual([expect.stringContaining(`The path \`${path}\` is kept for `)]);
  expect(await checkContentWith(pageAt('/events-of-the-year'))).toEqual([]);
});
