import { describe, expect, test } from '@jest/globals';
import type { Listed } from './news';
import { kindIn, newsList, newsPath, type NewsKind } from './news-list';

interface Named extends Listed {
  name: string;
}

const news = (name: string, date: string): Named => ({ name, date, event: null });
const event = (name: string, day: string): Named => ({
  name,
  date: '2026-11-01',
  event: { starts: `${day} 5:00 PM`, ends: `${day} 8:00 PM`, place: 'Pasay', showroom: null },
});

const all = [
  news('curves', '2026-09-30'),
  event('tile', '2027-03-06'),
  news('brass', '2026-10-21'),
  event('terrazzo', '2026-05-16'),
  news('beds', '2025-08-22'),
];

const shown = (articles: Named[], kind: NewsKind | null) => {
  const { lead, coming, years } = newsList(articles, kind, '2026-11-21');
  const names = (some: Named[]) => some.map(({ name }) => name);
  return { lead: lead?.name, coming: names(coming), years: years.map((one) => [one.year, ...names(one.articles)]) };
};

describe('the list of news and events', () => {
  test('shows all: the newest news first, events to come, and the others by year', () => {
    expect(shown(all, null)).toEqual({
      lead: 'brass',
      coming: ['tile'],
      years: [
        ['2026', 'curves', 'terrazzo'],
        ['2025', 'beds'],
      ],
    });
  });

  test('narrowed to news has no events', () => {
    expect(shown(all, 'news')).toEqual({
      lead: 'brass',
      coming: [],
      years: [
        ['2026', 'curves'],
        ['2025', 'beds'],
      ],
    });
  });

  test('narrowed to events has no lead', () => {
    expect(shown(all, 'event')).toEqual({ lead: undefined, coming: ['tile'], years: [['2026', 'terrazzo']] });
  });

  test('finds nothing where there is nothing of a kind', () => {
    expect(shown([news('brass', '2026-10-21')], 'event')).toEqual({ lead: undefined, coming: [], years: [] });
  });
});

describe('the kind in an address', () => {
  test.each([
    ['', null],
    ['?kind=news', 'news'],
    ['?kind=event', 'event'],
    ['?from=mail&kind=event&x=1', 'event'],
    ['?kind=events', null],
    ['?unkind=news', null],
  ])('%s asks for %s', (search, kind) => {
    expect(kindIn(search)).toBe(kind);
  });

  test.each([null, 'news', 'event'] as const)('%s is found again in the address of the list', (kind) => {
    const path = newsPath(kind);
    expect(path.startsWith('/news-and-events')).toBe(true);
    expect(kindIn(path.slice('/news-and-events'.length))).toBe(kind);
  });
});
