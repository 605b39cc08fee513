import { expect, test } from '@jest/globals';
import { appendText, checkContentWith, replaceText } from './content.fixture';

const article = 'articles/1-the-first-tap/index.md';
const talk = 'articles/2-a-talk/index.md';

const formatNewsArticle = (number: number) => `---
article_id: ${number}
slug: more
title: News ${number}
kind: news
date: 2026-10-01
summary: More
description: More of ${number}
picture:
  file: ../../pictures/room.jpg
  alt: A room
---
More of it.
`;

test('[C2] a link to no page suggests the closest one', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('/news-and-events', '/news-and-event') })).toEqual([
    'content/navigation.yaml:3:9 `/news-and-event` is no page of this site. Did you mean `/news-and-events`?',
  ]);
});

test('[C2] a link without a close match is reported', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('/news-and-events', '/something-else-entirely') })).toEqual([
    'content/navigation.yaml:3:9 `/something-else-entirely` is no page of this site. Write the path of a page, as it stands in the address bar after the name of the site.',
  ]);
});

test('[C2] a link with a trailing slash is reported with its page', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('/news-and-events', '/news-and-events/') })).toEqual([
    'content/navigation.yaml:3:9 `/news-and-events/` is no page of this site. Did you mean `/news-and-events`?',
  ]);
});

test('[C2] a link to the error page is reported', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('/news-and-events', '/404') })).toEqual([
    'content/navigation.yaml:3:9 `/404` is no page of this site. Write the path of a page, as it stands in the address bar after the name of the site.',
  ]);
});

test('[C2] a link with a query and a hash is checked without them', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('to: /news-and-events', 'to: /new-and-events?kind=news#top') })).toEqual([
    'content/navigation.yaml:3:9 `/new-and-events` is no page of this site. Did you mean `/news-and-events`?',
  ]);
});

test('[C2] links to brands, forms, articles, redirects and other hosts are valid', async () => {
  expect(
    await checkContentWith({
      'navigation.yaml': appendText(
        [
          '/',
          '/brand-partners/brizo',
          '/contact-us/inquiry',
          '/article/2/a-talk',
          '/news-and-events/events',
          '/news',
          '/old/thing',
          'tel:+6328',
          'mailto:a@b.example',
        ]
          .map((to) => `  - label: L\n    to: ${to}\n`)
          .join(''),
      ),
    }),
  ).toEqual([]);
});

test('[W2, C2] a link to an opening is valid while the opening has no last day', async () => {
  const link = { 'navigation.yaml': replaceText('/news-and-events', '/careers/joiner') };
  expect(await checkContentWith({ ...link, 'careers/joiner.md': replaceText('closes: 2026-12-01\n', '') })).toEqual([]);
  expect(await checkContentWith(link)).toEqual([
    'content/navigation.yaml:3:9 `/careers/joiner` is an opening that closes on 2026-12-01, and the link would lead nowhere after that day. Link to the list of openings.',
  ]);
});

test('[C2] a link to a file of the site is valid', async () => {
  expect(
    await checkContentWith({ '../static/terms.pdf': '%PDF', 'navigation.yaml': replaceText('/news-and-events', '/terms.pdf') }),
  ).toEqual([]);
});

test('[C2] a link to a file of the build is valid, and a wrong one suggests the closest one', async () => {
  for (const file of ['/rss.xml', '/sitemap.xml', '/events/2.ics'])
    expect(await checkContentWith({ 'navigation.yaml': replaceText('/news-and-events', file) })).toEqual([]);
  expect(await checkContentWith({ 'navigation.yaml': replaceText('/news-and-events', '/events/1.ics') })).toEqual([
    'content/navigation.yaml:3:9 `/events/1.ics` is no page of this site. Did you mean `/events/2.ics`?',
  ]);
  expect(await checkContentWith({ 'navigation.yaml': replaceText('/news-and-events', '/rss.xm') })).toEqual([
    'content/navigation.yaml:3:9 `/rss.xm` is no page of this site. Did you mean `/rss.xml`?',
  ]);
});

test('[C2] a link to a calendar file of a draft is reported', async () => {
  const faults = await checkContentWith({
    [talk]: replaceText('kind: event', 'kind: event\ndraft: true'),
    'navigation.yaml': replaceText('/news-and-events', '/events/2.ics'),
  });
  expect(faults).toContain(
    'content/navigation.yaml:3:9 `/events/2.ics` is a draft, and visitors would find no page there. Publish it first, or take the link out.',
  );
});

test('[C2] a link to a page of the list is valid if the articles fill it, and otherwise suggests the closest one', async () => {
  const like = (number: number) => `articles/${number}-more/index.md`;
  const more = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [like(at + 10), formatNewsArticle(at + 10)]));
  const to = (page: number) => ({ ...more, 'navigation.yaml': replaceText('/news-and-events', `/news-and-events/page/${page}`) });
  expect(await checkContentWith(to(2))).toEqual([]);
  expect(await checkContentWith(to(3))).toEqual([
    'content/navigation.yaml:3:9 `/news-and-events/page/3` is no page of this site. Did you mean `/news-and-events/page/2`?',
  ]);
});

test('[C2] a link to no form suggests the closest one', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('/contact-us/inquiry', '/contact-us/inquire') })).toEqual([
    'content/navigation.yaml:8:9 `/contact-us/inquire` is no page of this site. Did you mean `/contact-us/inquiry`?',
  ]);
});

test('[C2] a link to an article with a wrong slug suggests the right one', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('/news-and-events', '/article/1/another-title-altogether') })).toEqual([
    'content/navigation.yaml:3:9 `/article/1/another-title-altogether` is no page of this site. Did you mean `/article/1/the-first-tap`?',
  ]);
});

test('[C2] a link without https is reported', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('https://facebook', 'http://facebook') })).toEqual([
    'content/navigation.yaml:14:9 `to` is `http://facebook.example/narra`. It should be a path such as /our-story, or an address that starts with https:, mailto: or tel:.',
  ]);
});

test('[C2] a link to a draft is reported', async () => {
  expect(await checkContentWith({ [talk]: replaceText('kind: event', 'kind: event\ndraft: true') })).toEqual([
    'content/articles/1-the-first-tap/index.md:19:9 `/article/2/a-talk` is a draft, and visitors would find no page there. Publish it first, or take the link out.',
  ]);
});

test('[C2] a draft may link to a draft', async () => {
  expect(
    await checkContentWith({
      [talk]: replaceText('kind: event', 'kind: event\ndraft: true'),
      [article]: replaceText('kind: news', 'kind: news\ndraft: true'),
    }),
  ).toEqual([]);
});

test('[C3, C2] what is not published before a day may link to what is published by then', async () => {
  const linkFrom = (edit: string, day = '2026-12-24') =>
    checkContentWith({
      [talk]: replaceText('date: 2026-11-03', `date: ${day}`),
      [article]: replaceText('date: 2026-11-02', edit),
    });
  expect(await linkFrom('date: 2026-11-02', '2026-11-23')).toEqual([]);
  expect(await linkFrom('date: 2026-12-24')).toEqual([]);
  expect(await linkFrom('date: 2026-11-02\ndraft: true')).toEqual([]);
  expect(await linkFrom('date: 2026-12-23')).toEqual([
    'content/articles/1-the-first-tap/index.md:19:9 `/article/2/a-talk` is not published before 2026-12-24, and visitors would find no page there. Publish it first, or take the link out.',
  ]);
});
