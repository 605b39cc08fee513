import { expect, test } from '@jest/globals';
import { resolveComposition, brandPageParts } from './brand-composition';

test('[R2] a brand without a composition has the default', () => {
  expect(resolveComposition(null)).toEqual({ head: 'over', ground: 'sand', gallery: 'uneven', order: brandPageParts });
});

test('[R2] the composition of a brand is completed with the defaults', () => {
  const composition = { head: 'below', ground: null, gallery: undefined, order: ['gallery', 'text', 'collections'] };
  expect(resolveComposition(composition)).toEqual({
    head: 'below',
    ground: 'sand',
    gallery: 'uneven',
    order: ['gallery', 'text', 'collections'],
  });
});
