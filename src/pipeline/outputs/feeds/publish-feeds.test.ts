import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { buildCalendarFiles } from './publish-feeds';

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
