import { expect, test } from '@jest/globals';
import { createCollections } from '../collections';
import { getEntryFile } from './entry-file';

const collectionOf = (name: string) => createCollections().find((collection) => collection.name === name)!;

test('[E6] an entry has the path of its file, and a new entry the path that saving creates', () => {
  expect(getEntryFile(collectionOf('Brand'), 'content/brands/kohler/index.yaml', {})).toBe('brands/kohler/index.yaml');
  expect(getEntryFile(collectionOf('Category'), undefined, {})).toBe('categories.yaml');
  expect(getEntryFile(collectionOf('Article'), undefined, { article_id: 10, slug: 'a-quiet-hinge' })).toBe(
    'articles/10-a-quiet-hinge/index.md',
  );
  expect(getEntryFile(collectionOf('Opening'), undefined, { title: 'Café & lighting planner' })).toBe('careers/cafe-lighting-planner.md');
  expect(getEntryFile(collectionOf('Page'), undefined, { path: '/new-page' })).toBe('pages/new-page.yaml');
  expect(getEntryFile(collectionOf('Opening'), undefined, {})).toBe('careers/new.md');
});
