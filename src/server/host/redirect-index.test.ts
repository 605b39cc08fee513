import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import { createRedirectIndex } from './redirect-index';
import { matchRedirectRule, type RedirectRule } from './redirects';

const createRule = (path: string, index: number): RedirectRule => ({ path, to: `/to/${index}`, force: false });

test('[R4] with rules for ten thousand articles, a path gets its own rule and the wildcard rules only', () => {
  const articles = Array.from({ length: 10_000 }, (_, index) => createRule(`/article/${index}/*`, index));
  const data = createRule('/:step/_payload.json', 0);
  const rulesOf = createRedirectIndex([data, ...articles]);
  expect(rulesOf('/article/7/any')).toEqual([data, articles[7]]);
  expect(rulesOf('/article/7')).toEqual([data, articles[7]]);
  expect(rulesOf('/static/a.avif')).toEqual([data]);
});

test('[M2, R4] the index finds the same rule as a search through all rules', () => {
  const step = fc.constantFrom('a', 'b', 'café', 'caf%C3%A9', '9', ':name', 'c d');
  const path = fc
    .tuple(fc.array(step, { maxLength: 3 }), fc.boolean())
    .map(([steps, isOpen]) => `/${[...steps, ...(isOpen ? ['*'] : [])].join('/')}`);
  const pathArbitrary = fc
    .array(fc.constantFrom('a', 'b', 'caf%C3%A9', '%61', '9', 'c%20d'), { maxLength: 4 })
    .map((steps) => `/${steps.join('/')}`);
  fc.assert(
    fc.property(fc.array(path, { maxLength: 8 }), pathArbitrary, (paths, pathname) => {
      const rules = paths.map(createRule);
      expect(matchRedirectRule(createRedirectIndex(rules)(pathname), pathname, '')).toEqual(matchRedirectRule(rules, pathname, ''));
    }),
    { numRuns: 2_000 },
  );
});
