import { describe, expect, test } from '@jest/globals';
import {
  groupByYear,
  isUpcoming,
  getLatestThree,
  type ListedArticle,
  getListedDay,
  compareNewestFirst,
  getNewestNews,
  groupLatestByBrand,
  getVenueName,
  getUpcomingEvents,
} from './news';

interface Named extends ListedArticle {
  name: string;
}

const news = (name: string, date: string): Named => ({ name, date, event: null });
const event = (name: string, starts: string, ends = starts): Named => ({
  name,
  date: '2026-01-01',
  event: { starts, ends },
});
const names = (articles: Named[]) => articles.map(({ name }) => name);

const brass = news('brass', '2026-10-21');
const curves = news('curves', '2026-09-30');
const beds = news('beds', '2025-08-22');
const terrazzo = event('terrazzo', '2026-05-16 6:00 PM', '2026-05-16 8:00 PM');
const tile = event('tile', '2027-03-06 5:00 PM', '2027-03-06 8:00 PM');
const contractors = event('contractors', '2027-01-23 9:30 AM', '2027-01-23 12:00 PM');
const all = [beds, terrazzo, tile, brass, contractors, curves];

describe('an event', () => {
  const fair = event('fair', '2027-02-01 9:00 AM', '2027-02-03 6:00 PM');

  test.each([
    ['2027-01-31', true],
    ['2027-02-01', true],
    ['2027-02-03', true],
    ['2027-02-04', false],
  ])('is upcoming on %s: %s', (today, expected) => {
    expect(isUpcoming(fair, today)).toBe(expected);
  });

  test('is listed by its first day, news by the day of publication', () => {
    expect(getListedDay(fair)).toBe('2027-02-01');
    expect(getListedDay(brass)).toBe('2026-10-21');
  });

  test('has the name of its showroom or its place', () => {
    const happening = { ...fair.event!, place: 'Hall 1, Pasay', showroom: null };
    expect(getVenueName(happening)).toBe('Hall 1, Pasay');
    expect(getVenueName({ ...happening, showroom: { name: 'Quezon City' } })).toBe('Quezon City');
  });
});

describe('the upcoming events', () => {
  test('are sorted, the soonest first, without news', () => {
    expect(names(getUpcomingEvents(all, '2026-11-21'))).toEqual(['contractors', 'tile']);
  });

  test('of one day are sorted by time', () => {
    const times = ['1:00 PM', '12:15 AM', '11:00 AM', '12:30 PM', '9:00 AM'];
    const one = times.map((time) => event(time, `2027-01-23 ${time}`));
    expect(names(getUpcomingEvents(one, '2027-01-01'))).toEqual(['12:15 AM', '9:00 AM', '11:00 AM', '12:30 PM', '1:00 PM']);
  });
});

test('the newest news come first, without events', () => {
  expect(names(getNewestNews(all))).toEqual(['brass', 'curves', 'beds']);
});

describe('[R9] the three latest articles', () => {
  test.each([
    ['lead with the soonest event to come', all, '2026-11-21', ['contractors', 'brass', 'curves']],
    ['lead with the next one once that is over', all, '2027-01-24', ['tile', 'brass', 'curves']],
    ['are news where no event is to come', all, '2028-01-01', ['brass', 'curves', 'beds']],
    ['take other events where news is short', [terrazzo, tile, brass, contractors], '2026-11-21', ['contractors', 'brass', 'tile']],
    ['take past events last', [terrazzo, brass], '2026-11-21', ['brass', 'terrazzo']],
    ['are none of none', [], '2026-11-21', []],
  ])('%s', (_, articles, today, expected) => {
    expect(names(getLatestThree(articles, today))).toEqual(expected);
  });
});

describe('[R9] the groups by year', () => {
  test('are in descending order, with events in the year of their first day', () => {
    expect(groupByYear([...all].sort(compareNewestFirst)).map(({ year, articles }) => [year, names(articles)])).toEqual([
      ['2027', ['tile', 'contractors']],
      ['2026', ['brass', 'curves', 'terrazzo']],
      ['2025', ['beds']],
    ]);
  });

  test('do not change the given list', () => {
    const before = names(all);
    groupByYear(all);
    getUpcomingEvents(all, '2026-11-21');
    getLatestThree(all, '2026-11-21');
    groupLatestByBrand(all.map((article) => ({ ...article, brands: [] })));
    expect(names(all)).toEqual(before);
  });
});

test('[R9] a brand has its two newest related articles, each once', () => {
  const speaking = (name: string, date: string, ...brands: string[]) => ({ name, date, brands });
  const found = groupLatestByBrand([
    speaking('old', '2024-01-01', 'kohler', 'brizo'),
    speaking('new', '2026-01-01', 'kohler', 'kohler'),
    speaking('middle', '2025-01-01', 'kohler'),
    speaking('silent', '2026-02-01'),
  ]);
  expect([...found].map(([brand, articles]) => [brand, articles.map(({ name }) => name)])).toEqual([
    ['kohler', ['new', 'middle']],
    ['brizo', ['old']],
  ]);
});
