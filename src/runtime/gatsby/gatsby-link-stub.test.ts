import { expect, test } from '@jest/globals';
import { parsePath } from './gatsby-link-stub';

test.each([
  ['/careers', ['/careers', '', '']],
  ['/a?b=c#d', ['/a', '?b=c', '#d']],
  ['/a#d?e', ['/a', '', '#d?e']],
  ['/a?#', ['/a', '', '']],
  ['?b', ['', '?b', '']],
  ['#content', ['', '', '#content']],
  ['', ['/', '', '']],
])('%s is parsed as Gatsby’s own link would', (path, [pathname, search, hash]) => {
  expect(parsePath(path)).toEqual({ pathname, search, hash });
});
