import { expect, test } from '@jest/globals';
import { getPagePath } from './preview';

test('[E1] an entry is shown as the page at its address, once it has one', () => {
  expect(getPagePath('article/{{fields.article_id}}/{{fields.slug}}', { article_id: 9, slug: 'brass' })).toBe('/article/9/brass');
  expect(getPagePath('article/{{fields.article_id}}/{{fields.slug}}', { article_id: 9 })).toBeUndefined();
  expect(getPagePath('{{fields.path}}', { path: '/our-story' })).toBe('/our-story');
  expect(getPagePath('careers/{{slug}}', { slug: 'joiner' })).toBe('/careers/joiner');
  expect(getPagePath('careers/{{slug}}', { slug: '' })).toBeUndefined();
});
