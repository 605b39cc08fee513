import { expect, test } from '@jest/globals';
import { collectionAnchor } from './anchors';

test('the id of a collection holds its words without accents and marks', () => {
  expect(collectionAnchor('Cast-iron & acrylic baths')).toBe('collection-cast-iron-acrylic-baths');
  expect(collectionAnchor(' Métier, 60 × 60 ')).toBe('collection-metier-60-60');
});
