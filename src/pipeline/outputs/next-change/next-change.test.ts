import { expect, test } from '@jest/globals';
import type { NodePluginArgs } from 'gatsby';
import { addDays, getNextDay } from '../../../domain/dates/dates';
import { fc } from '../../../domain/fast-check.fixture';
import { createBuildContextNodes } from '../../data/build-context-nodes';
import { countContent } from '../../data/content-counts';
import { type DatedEntry, findNextChange } from './next-change';
import type { NodeModel } from '../../data/node-model';
import { selectPageNodes } from '../../data/page-nodes';
import { planPages } from '../../data/page-plan';
import { showroomResolvers } from '../../data/showroom-resolvers';

const file = 'content/some.md';
const event = { starts: '2026-12-04 9:00 AM', ends: '2026-12-05 5:00 PM' };
const newYear = ['2027-01-01', 'begins: years are counted to 2027', 'ends: years are counted to 2026'];

test.each<[string, Partial<DatedEntry>, string[]]>([
  ['nothing dated, at the new year', {}, newYear],
  ['an article on its day', { date: '2026-12-01' }, ['2026-12-01', `begins: ${file} is published`]],
  ['an article of the day itself, no more', { date: '2026-11-26' }, newYear],
  ['a draft, never', { date: '2026-12-01', closes: '2026-12-02', draft: true, event }, newYear],
  ['an opening on its first day', { date: '2026-11-28', closes: '2026-11-30' }, ['2026-11-28', `begins: ${file} is published`]],
  ['an opening after its last day', { date: '2026-11-01', closes: '2026-11-30' }, ['2026-12-01', `ends: ${file} is published`]],
  ['an event after its last day', { date: '2026-11-01', event }, ['2026-12-06', `ends: the event of ${file} is to come`]],
  [
    'an event that is published ahead',
    { date: '2026-12-01', event },
    ['2026-12-01', `begins: ${file} is published`, `begins: the event of ${file} is to come`],
  ],
  ['an event that is over before it is published', { date: '2026-12-10', event }, ['2026-12-10', `begins: ${file} is published`]],
  [
    'a holiday when it is over',
    { holidays: [{ date: '2026-11-30', name: 'Bonifacio Day' }] },
    ['2026-12-01', `ends: ${file} lists the holiday of 2026-11-30, Bonifacio Day`],
  ],
  ['a holiday of a showroom that is a draft, never', { draft: true, holidays: [{ date: '2026-11-30', name: 'Bonifacio Day' }] }, newYear],
])('[E3, C3, F2, F4] the site changes by %s', (_, entry, [day, ...reasons]) => {
  expect(findNextChange([{ file, ...entry }], '2026-11-26')).toEqual({ day, reasons });
});

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-11-10', days));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const draft = fc.boolean();
const article = fc.record({ date: day, draft, range: maybe(fc.tuple(day, fc.integer({ min: 0, max: 3 }))) }).map(({ range, ...rest }) => {
  const [starts, days] = range ?? ['', 0];
  return { ...rest, event: range ? { starts: `${starts} 9:00 AM`, ends: `${addDays(starts, days)} 5:00 PM` } : null };
});
const site = fc.record({
  articles: fc.array(article, { maxLength: 5 }),
  openings: fc.array(fc.record({ date: day, closes: maybe(day), draft }), { maxLength: 3 }),
  showrooms: fc.array(fc.record({ draft, holidays: fc.array(fc.record({ date: day, name: fc.constant('Holiday') }), { maxLength: 3 }) }), {
    maxLength: 2,
  }),
});
type Site = typeof site extends fc.Arbitrary<infer T> ? T : never;

const pages = [
  { id: 'home', path: '/', sections: [{ __typename: 'LatestArticlesSection' }] },
  { id: 'news', path: '/news', sections: [{ __typename: 'NewsSection' }] },
];
const forms = [{ id: 'form', type: 'inquiry', inputs: [{ options_from: 'events' }] }];

/** What the rules of the build make of a site on a day: its pages with what they list, the holidays of the showrooms, and the counts. */
async function build({ articles, openings, showrooms }: Site, today: string) {
  const number = <T extends object>(kind: string, nodes: readonly T[]) =>
    nodes.map((node, index) => ({ ...node, id: `${kind}-${index}`, slug: `${kind}-${index}`, article_id: index, name: '' }));
  const nodes = { Article: number('a', articles), Opening: number('o', openings), Showroom: number('s', showrooms) };
  const contextNodes: Record<string, unknown> = {};
  await createBuildContextNodes(
    { actions: { createNode: (node: { id: string }) => void (contextNodes[node.id] = node) }, createContentDigest: String } as never,
    { audience: 'visitors', today, origin: null },
  );
  const all: Record<string, unknown[]> = { ...nodes, ContentSite: [{ since: 1962 }] };
  const nodeModel = {
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: all[type] ?? [] }),
    getNodeById: ({ id }: { id: string }) => contextNodes[id] ?? null,
  } as unknown as NodeModel;
  const selected = selectPageNodes(
    {
      pages: { nodes: pages },
      forms: { nodes: forms },
      brands: { nodes: [] },
      showrooms: { nodes: nodes.Showroom },
      openings: { nodes: nodes.Opening },
    },
    ((type: string) => all[type]) as NodePluginArgs['getNodesByType'],
    { audience: 'visitors', today },
  );
  const listHolidays = showroomResolvers.upcoming_holidays.resolve;
  return {
    pages: planPages(selected, today),
    holidays: selected.showrooms.map((showroom) => listHolidays(showroom as never, undefined, { nodeModel })),
    counts: await countContent(nodeModel),
  };
}

test('[E3] a build of any day before the next change is that of the day itself, and one of the next change is not', () =>
  fc.assert(
    fc.asyncProperty(site, day, async (made, since) => {
      const entries = [...made.articles, ...made.openings, ...made.showrooms].map((entry, index) => ({ ...entry, file: `file ${index}` }));
      const { day: next } = findNextChange(entries, since);
      const first = await build(made, since);
      for (let at = getNextDay(since); at < next; at = getNextDay(at)) expect(await build(made, at)).toEqual(first);
      expect(await build(made, next)).not.toEqual(first);
    }),
  ));
