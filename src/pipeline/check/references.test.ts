import { expect, test } from '@jest/globals';
import { readCases } from './cases.fixture';
import { checkContentWith, validFiles } from './content.fixture';

const titles = ['[C2] %s', '[C2, C3] %s', '[C3, C2] %s', '[W2, C2] %s', '[M2, C2] %s', '[M2, C3, C2] %s', '[W2, M2, C2] %s'];

test.each(readCases('references', titles))('%s', (_, { edits, expected }) => {
  expect(checkContentWith(edits)).toEqual(expected);
});

const formatArticle = (number: number) =>
  String(validFiles['articles/1-the-first-tap/index.md'])
    .replace('article_id: 1\nslug: the-first-tap\ntitle: The first tap', `article_id: ${number}\nslug: more\ntitle: News ${number}`)
    .replace('How the first tap began', `More of ${number}`);

test('[C2] a link to a page of the list is valid if the articles fill it, and otherwise suggests the closest one', () => {
  const numbers = Array.from({ length: 25 }, (_, at) => at + 10);
  const more = Object.fromEntries(numbers.map((number) => [`articles/${number}-more/index.md`, formatArticle(number)]));
  const checkLink = (page: number) =>
    checkContentWith({ ...more, 'navigation.yaml': ['/news-and-events', `/news-and-events/page/${page}`] }).faults;
  expect(checkLink(2)).toEqual([]);
  expect(checkLink(3)).toEqual([
    'content/navigation.yaml:3:9 `/news-and-events/page/3` is no page of this site. Did you mean `/news-and-events/page/2`?',
  ]);
});
