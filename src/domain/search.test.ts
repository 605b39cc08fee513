import { expect, test } from '@jest/globals';
import { fc } from './fast-check.fixture';
import { getSearchQuery, getSearchUrl } from './search';

test('[P1] the URL of a search has its query, up to the maximum length, and without one it is the search page', () => {
  expect(getSearchUrl(' kohler & taps ')).toBe('/search?q=kohler%20%26%20taps');
  expect(['', '  '].map(getSearchUrl)).toEqual(['/search', '/search']);
  expect(['?q=kohler+taps', '?from=x&q=a', '?q=50%'].map(getSearchQuery)).toEqual(['kohler taps', 'a', '50%']);
  expect(['?q=', '', '?other=1'].map(getSearchQuery)).toEqual(['', '', '']);
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (query) => {
      expect(getSearchQuery(new URL(getSearchUrl(query), 'https://a.example').search)).toBe(query.trim());
    }),
  );
  expect(getSearchQuery(`?q=${'a'.repeat(500)}`)).toHaveLength(120);
});
