import { expect, test } from '@jest/globals';
import { resolveComposition, brandPageParts } from './brand-composition';

test('[R2] a brand that says nothing of its composition has the usual one', () => {
  expect(resolveComposition(null)).toEqual({ head: 'over', ground: 'sand', gallery: 'uneven', order: brandPageParts });
});

test('[R2] what a brand says of its composition holds, and the rest is usual', () => {
  const given = { head: 'below', ground: null, gallery: undefined, order: ['gallery', 'text', 'collections'] };
  expect(resolveComposition(given)).toEqual({
    head: 'below',
    ground: 'sand',
    gallery: 'uneven',
    order: ['gallery', 'text', 'collections'],
  });
});
