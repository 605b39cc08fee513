import { expect, test } from '@jest/globals';
import { getCollectionAnchor } from './anchors';

test('the id of a collection has no accents and punctuation', () => {
  expect(getCollectionAnchor('Cast-iron & acrylic baths')).toBe('collection-cast-iron-acrylic-baths');
  expect(getCollectionAnchor(' Métier, 60 × 60 ')).toBe('collection-metier-60-60');
});
