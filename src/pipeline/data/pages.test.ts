import { expect, test } from '@jest/globals';
import type { CreatePagesArgs } from 'gatsby';
import { createContentPages } from './pages';

test('[C3, W1] a brand or a showroom that is a draft has no page for visitors, and the neighbors of the brand stand beside each other', async () => {
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
  await createContentPages({
    actions: { createPage: (page: (typeof made)[number]) => made.push(page) },
    graphql: () =>
      Promise.resolve({ data: { pages: { nodes: [] }, brands: { nodes: brands }, showrooms: { nodes: showrooms }, forms: { nodes: [] } } }),
    getNodesByType: () => [],
  } as unknown as CreatePagesArgs);
  expect(made.map(({ path, context }) => [path, context.nextId])).toEqual([
    ['/brand-partners/agape', 'c'],
    ['/brand-partners/caracole', 'a'],
    ['/showrooms/bgc', null],
  ]);
});
