import { expect, test } from '@jest/globals';
import type { NodePluginArgs } from 'gatsby';
import { isPublished } from './build-context';
import { getPublishedArticles } from './page-nodes';
import { planPages, getPrevNext } from './page-plan';

const content = {
  pages: [
    { id: 'home', path: '/', sections: [{ __typename: 'HeroSection' }, { __typename: 'LatestArticlesSection' }] },
    { id: 'news', path: '/news', sections: [{ __typename: 'NewsSection' }] },
    { id: 'story', path: '/our-story', sections: [{ __typename: 'HeadingSection' }, { __typename: 'HeroSection' }] },
    { id: 'closed', path: '/maintenance', sections: [{ __typename: 'MaintenanceSection' }] },
    { id: 'error', path: '/404', sections: [{ __typename: 'NotFoundSection' }] },
  ],
  brands: [
    { id: 'k', name: 'kohler' },
    { id: 'b', name: 'brizo' },
    { id: 'f', name: 'falper' },
  ],
  articles: [
    { id: 'new', article_id: 9, slug: 'brass', date: '2026-10-21', event: null, brands: ['kohler'] },
    { id: 'old', article_id: 1, slug: 'water', date: '2025-10-21', event: null, brands: ['kohler', 'brizo'] },
  ],
  showrooms: [{ id: 's', slug: 'bgc' }],
  openings: [{ id: 'o', slug: 'joiner' }],
  forms: [{ id: 'i', type: 'inquiry', inputs: [] }],
};
const plan = planPages(content, '2026-11-21');

test('[R1, W1, W2] every page, brand, article, showroom, opening and form type has a path, and the error page none', () => {
  expect(plan.map(({ template, context }) => `${template} ${context.address}`)).toEqual([
    'route /',
    'route /news',
    'route /news/news',
    'route /news/events',
    'route /our-story',
    'route /maintenance',
    'brand /brand-partners/kohler',
    'brand /brand-partners/brizo',
    'brand /brand-partners/falper',
    'article /article/9/brass',
    'article /article/1/water',
    'showroom /showrooms/bgc',
    'job /careers/joiner',
    'contact /contact-us/inquiry',
  ]);
});

test('the bar is white on brand pages and pages that begin with a hero, and another day does not change a page with the same content', () => {
  expect(plan.filter(({ context }) => context.hasHero).map(({ context }) => context.id)).toEqual(['home', 'k', 'b', 'f']);
  expect(plan.filter(({ context }) => context.isBare).map(({ context }) => context.id)).toEqual(['closed']);
  expect(planPages(content, '2026-11-22')).toEqual(plan);
});

test('[R2] brands are linked in a cycle, articles from the older to the newer, in a list with two ends', () => {
  const siblings = (id: string) => plan.find(({ context }) => context.id === id)?.context;
  expect(siblings('k')).toMatchObject({ previousId: 'f', nextId: 'b' });
  expect(siblings('new')).toMatchObject({ previousId: 'old', nextId: null });
  expect(siblings('old')).toMatchObject({ previousId: null, nextId: 'new' });
  expect(getPrevNext(['a', 'b', 'c'], 0, true)).toEqual({ previous: 'c', next: 'b' });
  expect(getPrevNext(['a', 'b', 'c'], 2, true)).toEqual({ previous: 'b', next: 'a' });
  expect(getPrevNext(['a', 'b', 'c'], 0, false)).toEqual({ previous: undefined, next: 'b' });
  expect(getPrevNext(['a'], 0, true)).toEqual({ previous: undefined, next: undefined });
});

test('[R9] a page that lists articles has their ids: the newest three, those of a brand, or those of its page of the list', () => {
  const listed = (address: string) => plan.find(({ context }) => context.address === address)?.context.articles;
  expect(listed('/')).toEqual(['new', 'old']);
  expect(listed('/brand-partners/kohler')).toEqual(['new', 'old']);
  expect(listed('/brand-partners/brizo')).toEqual(['old']);
  expect(listed('/news')).toEqual(['new', 'old']);
  expect(listed('/news/events')).toEqual([]);
  expect(plan.filter(({ context }) => context.list).map(({ context }) => [context.kind, context.list?.kind])).toEqual([
    [null, null],
    ['news', 'news'],
    ['events', 'events'],
  ]);
});

test('[W6] a form that offers events has the upcoming ones, the soonest first', () => {
  const toEvent = (id: string, day: string) => ({
    ...content.articles[0]!,
    id,
    event: { starts: `${day} 5:00 PM`, ends: `${day} 7:00 PM` },
  });
  const articles = [toEvent('later', '2027-02-01'), toEvent('today', '2026-11-21'), toEvent('past', '2026-11-20'), content.articles[1]!];
  const forms = [{ id: 'e', type: 'event', inputs: [{ options_from: null }, { options_from: 'events' }] }];
  const form = planPages({ ...content, articles, forms }, '2026-11-21').at(-1)!;
  expect([form.context.address, form.context.articles]).toEqual(['/contact-us/event', ['today', 'later']]);
});

const today = '2026-11-21';

test('[C3] visitors see content dated today or earlier, an opening through its last day, and no draft; editors see everything', () => {
  expect(isPublished({ date: '2026-11-21' }, 'visitors', today)).toBe(true);
  expect(isPublished({ date: '2026-11-22' }, 'visitors', today)).toBe(false);
  expect(isPublished({}, 'visitors', today)).toBe(true);
  expect(isPublished({ closes: '2026-11-21' }, 'visitors', today)).toBe(true);
  expect(isPublished({ closes: '2026-11-20' }, 'visitors', today)).toBe(false);
  expect(isPublished({ date: '2026-01-01', draft: true }, 'visitors', today)).toBe(false);
  expect(isPublished({ date: '2026-01-01', draft: false }, 'visitors', today)).toBe(true);
  for (const one of [{ draft: true }, { date: '2030-01-01' }, { closes: '2020-01-01' }])
    expect(isPublished(one, 'editors', today)).toBe(true);
});

const nodes = [
  { id: 'old', article_id: 1, slug: 'old', date: '2020-01-01' },
  { id: 'draft', article_id: 2, slug: 'draft', date: '2021-01-01', draft: true },
  { id: 'ahead', article_id: 3, slug: 'ahead', date: '2026-11-22' },
  { id: 'dated', article_id: 4, slug: 'dated', date: new Date('2022-05-05'), brands: ['kohler'] },
  { id: 'beside', article_id: 5, slug: 'beside', date: '2022-05-05' },
];
const getNodesByType = ((type: string) => (type === 'Article' ? nodes : [])) as unknown as NodePluginArgs['getNodesByType'];
const ids = (audience: 'visitors' | 'editors', today: string) =>
  getPublishedArticles(getNodesByType, { audience, today }).map(({ id }) => id);

test('[C3] visitors see published articles, the newest first, without drafts and future dates, which editors see', () => {
  expect(ids('visitors', '2026-11-21')).toEqual(['beside', 'dated', 'old']);
  expect(ids('visitors', '2026-11-22')).toEqual(['ahead', 'beside', 'dated', 'old']);
  expect(ids('editors', '2026-11-21')).toEqual(['ahead', 'beside', 'dated', 'draft', 'old']);
});
