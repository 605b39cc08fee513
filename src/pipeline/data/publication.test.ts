import { expect, test } from '@jest/globals';
import type { NodePluginArgs } from 'gatsby';
import { isPublished } from './publication';
import { getPublishedArticles } from './published-articles';

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

test('an article without brands or event has none, and its day is text', () => {
  const [beside, dated] = getPublishedArticles(getNodesByType, { audience: 'visitors', today: '2026-11-21' });
  expect(beside).toMatchObject({ brands: [], event: null });
  expect(dated).toMatchObject({ brands: ['kohler'], date: '2022-05-05' });
});
