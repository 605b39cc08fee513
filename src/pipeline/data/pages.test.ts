import { expect, test } from '@jest/globals';
import type { CreatePagesArgs } from 'gatsby';
import { createContentPages } from './pages';

test('[C3, W1, W2] a draft and a closed opening have no page for visitors, and the brands beside a draft are neighbors', async () => {
  const made: { path: string; context: { nextId: string | null } }[] = [];
  const brands = [
    { id: 'a', name: 'agape', draft: null },
    { id: 'b', name: 'brizo', draft: true },
    { id: 'c', name: 'caracole', draft: false },
  ];
  const showrooms = [
    { id: 'd', slug: 'bgc', draft: null },
    { id: 'e', slug: 'cebu', draft: true },
  ];
  const openings = [
    { id: 'f', slug: 'closed', closes: '2020-01-01' },
    { id: 'g', slug: 'open' },
  ];
  const data = {
    ...{ pages: { nodes: [] }, brands: { nodes: brands }, forms: { nodes: [] } },
    ...{ showrooms: { nodes: showrooms }, openings: { nodes: openings } },
  };
  await createContentPages({
    actions: { createPage: (page: (typeof made)[number]) => made.push(page) },
    graphql: () => Promise.resolve({ data }),
    getNodesByType: () => [],
  } as unknown as CreatePagesArgs);
  expect(made.map(({ path, context }) => [path, context.nextId])).toEqual([
    ['/brand-partners/agape', 'c'],
    ['/brand-partners/caracole', 'a'],
    ['/showrooms/bgc', null],
    ['/careers/open', null],
  ]);
});
