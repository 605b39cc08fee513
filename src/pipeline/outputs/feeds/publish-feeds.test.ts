import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { createTestFolder } from '../../../../tests/support/test-folder';
import { buildCalendarFiles, publishFeeds } from './publish-feeds';

const folder = createTestFolder();
const event = { starts: '2027-03-06 5:00 PM', ends: '2027-03-07 12:30 AM', place: 'The showroom', showroom: null };

test('[C3, S1, S3] the feed and the calendar files are of the articles that the build shows, and none of another build stays', async () => {
  const summary = { title: 'Tile', summary: 'On one wall.', path: '/article/7/x', event };
  const content = {
    site: { name: 'Narra', legal_name: 'Narra Home & Building', url: 'https://www.narra.example', language: 'en', country: 'PH' },
    text: { article: {} },
    pages: { nodes: [{ title: 'News', description: 'News.', path: '/news', sections: [{ __typename: 'NewsSection' }] }] },
    articles: {
      nodes: [
        { ...summary, id: 'later', article_id: 8, date: '2999-01-01', draft: null },
        { ...summary, id: 'draft', article_id: 9, date: '2026-11-10', draft: true },
        { ...summary, id: 'shown', article_id: 7, date: '2026-11-09', draft: null },
      ],
    },
    made: { nodes: [] },
    documents: { nodes: [] },
  };
  const asked: unknown[] = [];
  const graphql = (_query: string, variables?: object) => {
    if (variables) asked.push(variables);
    return Promise.resolve({ data: variables ? { articles: { nodes: [] } } : content });
  };
  for (const old of ['events/6.ics', '.well-known/security.txt']) folder.write(`public/${old}`, 'Of the build before');
  await publishFeeds({ graphql: graphql as never, getNode: () => undefined, getNodesByType: () => [] }, folder('public'));
  expect(asked).toEqual([{ ids: ['shown'] }]);
  const files = readdirSync(folder('public'), { recursive: true, encoding: 'utf8' }).sort();
  expect(files).toEqual(['.well-known', 'events', 'events/7.ics', 'robots.txt', 'rss.xml', 'sitemap.xml']);
});

test('[S3] a calendar file changes with its article, and without a history begins on the day of publication', () => {
  const site = { legal_name: 'Narra Home & Building', url: 'https://www.narra.example', language: 'en' } as const;
  const showroom = { address: '100 Sample Avenue, Quezon City' };
  const article = {
    id: 'node',
    article_id: 7,
    title: 'Tile',
    summary: 'On one wall.',
    date: '2026-11-09',
    path: '/article/7/x',
    event: { starts: '2027-03-06 5:00 PM', ends: '2027-03-07 12:30 AM', place: 'The showroom', showroom },
    draft: null,
  };
  const build = (changed: string | undefined) => buildCalendarFiles(site, [article], () => changed)['events/7.ics']!;
  const readStamp = (text: string) =>
    String(new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!.getFirstPropertyValue('dtstamp'));
  const stamps = ['2026-11-20T08:00:00+08:00', undefined].map((changed) => readStamp(build(changed)));
  expect(stamps).toEqual(['2026-11-20T00:00:00Z', '2026-11-08T16:00:00Z']);
  expect(build(undefined)).toContain('Quezon City');
});
