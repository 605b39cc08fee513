import { expect, test } from '@jest/globals';
import {
  compareNewestFirst,
  getLatestThree,
  getListedDay,
  getUpcomingEvents,
  getVenueName,
  groupByYear,
  groupLatestByBrand,
  isUpcoming,
  type ListedArticle,
  getNewsListPath,
  isLaterListPath,
  maxUpcoming,
  newsKinds,
  paginateNews,
  rowsPerPage,
  splitListPage,
  toListPageMeta,
} from './news';
import { fc } from './fast-check.fixture';

interface Named extends ListedArticle {
  name: string;
}

const news = (name: string, date: string): Named => ({ name, date, event: null });
const event = (name: string, starts: string, ends = starts): Named => ({ name, date: '2026-01-01', event: { starts, ends } });
const names = (articles: readonly Named[]) => articles.map(({ name }) => name);

const brass = news('brass', '2026-10-21');
const curves = news('curves', '2026-09-30');
const beds = news('beds', '2025-08-22');
const terrazzo = event('terrazzo', '2026-05-16 6:00 PM', '2026-05-16 8:00 PM');
const tile = event('tile', '2027-03-06 5:00 PM', '2027-03-06 8:00 PM');
const contractors = event('contractors', '2027-01-23 9:30 AM', '2027-01-23 12:00 PM');
const all = [beds, terrazzo, tile, brass, contractors, curves];

const fair = event('fair', '2027-02-01 9:00 AM', '2027-02-03 6:00 PM');

test.each([
  ['2027-01-31', true],
  ['2027-02-01', true],
  ['2027-02-03', true],
  ['2027-02-04', false],
])('an event is upcoming on %s: %s', (today, expected) => {
  expect(isUpcoming(fair, today)).toBe(expected);
});

test('an event is listed by its first day, news by the day of publication, and has the name of its showroom or its place', () => {
  expect(getListedDay(fair)).toBe('2027-02-01');
  expect(getListedDay(brass)).toBe('2026-10-21');
  const happening = { ...fair.event!, place: 'Hall 1, Pasay', showroom: null };
  expect(getVenueName(happening)).toBe('Hall 1, Pasay');
  expect(getVenueName({ ...happening, showroom: { name: 'Quezon City' } })).toBe('Quezon City');
});

test('the upcoming events are sorted, the soonest first, without news, and those of one day by time', () => {
  expect(names(getUpcomingEvents(all, '2026-11-21'))).toEqual(['contractors', 'tile']);
  const times = ['1:00 PM', '12:15 AM', '11:00 AM', '12:30 PM', '9:00 AM'];
  const one = times.map((time) => event(time, `2027-01-23 ${time}`));
  expect(names(getUpcomingEvents(one, '2027-01-01'))).toEqual(['12:15 AM', '9:00 AM', '11:00 AM', '12:30 PM', '1:00 PM']);
});

test.each([
  ['lead with the soonest event to come', all, '2026-11-21', ['contractors', 'brass', 'curves']],
  ['lead with the next one once that is over', all, '2027-01-24', ['tile', 'brass', 'curves']],
  ['are news where no event is to come', all, '2028-01-01', ['brass', 'curves', 'beds']],
  ['take other events where news is short', [terrazzo, tile, brass, contractors], '2026-11-21', ['contractors', 'brass', 'tile']],
  ['take past events last', [terrazzo, brass], '2026-11-21', ['brass', 'terrazzo']],
  ['are none of none', [], '2026-11-21', []],
])('[R9] the three latest articles %s', (_, articles, today, expected) => {
  expect(names(getLatestThree(articles, today))).toEqual(expected);
});

test('[R9] the groups by year are in descending order, with events in the year of their first day', () => {
  expect(groupByYear([...all].sort(compareNewestFirst)).map(({ year, articles }) => [year, names(articles)])).toEqual([
    ['2027', ['tile', 'contractors']],
    ['2026', ['brass', 'curves', 'terrazzo']],
    ['2025', ['beds']],
  ]);
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

const today = '2026-11-21';
const root = '/news-and-events';
const eventOn = (name: string, day: string) => event(name, `${day} 5:00 PM`, `${day} 8:00 PM`);

const few = [
  news('curves', '2026-09-30'),
  eventOn('tile', '2027-03-06'),
  news('brass', '2026-10-21'),
  eventOn('terrazzo', '2026-05-16'),
  news('beds', '2025-08-22'),
];
const many = (count: number, make = news) =>
  Array.from({ length: count }, (_, at) => make(String(at), new Date(Date.UTC(2026, 9, 30 - at)).toISOString().slice(0, 10)));

const shown = (articles: Named[]) =>
  Object.fromEntries(
    paginateNews(root, articles, today).map(({ list, articles: listed }) => {
      const { featured, upcoming, rows } = splitListPage(listed, list);
      return [getNewsListPath(root, list.kind, list.page), { featured: featured?.name, upcoming: names(upcoming), rows: names(rows) }];
    }),
  );

test('[R9] the list of news and events has a page of all, one of news and one of events', () => {
  expect(shown(few)).toEqual({
    '/news-and-events': { featured: 'brass', upcoming: ['tile'], rows: ['curves', 'terrazzo', 'beds'] },
    '/news-and-events/news': { featured: 'brass', upcoming: [], rows: ['curves', 'beds'] },
    '/news-and-events/events': { featured: undefined, upcoming: ['tile'], rows: ['terrazzo'] },
  });
});

test('[R9] the list of news and events has a page for each kind even without articles, and the count of each kind', () => {
  expect(Object.keys(shown([]))).toEqual([root, `${root}/news`, `${root}/events`]);
  const counts = paginateNews(root, few.slice(2, 3), today).map(({ list }) => [list.kind, list.count, list.pages]);
  expect(counts).toEqual([
    [null, 1, 1],
    ['news', 1, 1],
    ['events', 0, 1],
  ]);
});

test.each([
  [rowsPerPage + 1, 1],
  [rowsPerPage + 2, 2],
  [2 * rowsPerPage + 1, 2],
  [2 * rowsPerPage + 2, 3],
])('[R9] the list of news and events with %i news, one of them featured, has %i pages', (count, pages) => {
  const plan = paginateNews(root, many(count), today).filter(({ list }) => list.kind === null);
  expect(plan.map(({ list }) => [list.page, list.pages])).toEqual(Array.from({ length: pages }, (_, at) => [at + 1, pages]));
  expect(plan.flatMap(({ articles }) => names(articles))).toEqual(names(many(count)));
});

test('[R9] the list of news and events has the featured article and the upcoming events on its first page only, and later events in their years', () => {
  const ahead = Array.from({ length: maxUpcoming + 2 }, (_, at) => eventOn(`ahead ${at}`, `2027-${String(at + 1).padStart(2, '0')}-01`));
  const valid = ahead.slice(0, 12).concat(eventOn('ahead 12', '2028-01-01'), eventOn('ahead 13', '2028-02-01'));
  const [first, second] = paginateNews(root, [...many(40), ...valid], today);
  expect(first!.list).toMatchObject({ hasFeatured: true, upcomingCount: maxUpcoming });
  expect(names(splitListPage(first!.articles, first!.list).rows).slice(0, 3)).toEqual(['ahead 13', 'ahead 12', '1']);
  expect(second!.list).toMatchObject({ hasFeatured: false, upcomingCount: 0, page: 2 });
});

test('[R9] the list of news and events lists every article of a kind once, with at most the set number on a page', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((at) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10));
  const article = fc.tuple(fc.boolean(), day).map(([isEvent, when]) => (isEvent ? eventOn('', when) : news('', when)));
  fc.assert(
    fc.property(fc.array(article, { maxLength: 150 }), (made) => {
      const articles = made.map((one, at) => ({ ...one, name: String(at) }));
      const plan = paginateNews(root, articles, today);
      for (const kind of [null, ...newsKinds]) {
        const pages = plan.filter(({ list }) => list.kind === kind);
        const wanted = articles.filter((one) => kind === null || (kind === 'events') === (one.event !== null));
        expect(names(pages.flatMap(({ articles: listed }) => listed)).sort()).toEqual(names(wanted).sort());
        const rows = pages.map(({ list, articles: listed }) => splitListPage(listed, list).rows);
        expect(rows.every((some) => some.length <= rowsPerPage)).toBe(true);
        const days = rows.flat().map(getListedDay);
        expect(days).toEqual([...days].sort().reverse());
      }
    }),
  );
});

test('[R1] a page of the list has the title of its kind, with the page number from the second page on, and a path with both', () => {
  const words = { title: 'Events', description: 'Talks and openings.' };
  const { list } = paginateNews(root, few, today)[0]!;
  expect(toListPageMeta(words, list, 'Page')).toEqual(words);
  expect(toListPageMeta(words, { ...list, page: 2 }, 'Page')).toEqual({
    title: 'Events, page 2',
    description: 'Page 2. Talks and openings.',
  });
  expect(getNewsListPath(root, null, 2)).toBe('/news-and-events/page/2');
  expect(getNewsListPath(root, 'events', 3)).toBe('/news-and-events/events/page/3');
  expect([1, 2].map((page) => isLaterListPath(getNewsListPath(root, 'events', page)))).toEqual([false, true]);
  expect(['/page/2/index.html', '/page-data/index.html'].map(isLaterListPath)).toEqual([true, false]);
});
