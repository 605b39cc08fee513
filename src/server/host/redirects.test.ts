import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import { createRedirectIndex, matchRedirectRule, type RedirectRule } from './redirects';

const createRule = (path: string, to: string, rest: Partial<RedirectRule> = {}): RedirectRule => ({ path, to, force: false, ...rest });

const old = createRule('/old-page', '/our-story');
const cafe = createRule('/café', '/x');
const blog = createRule('/blog/*', '/news/:splat');
const article = createRule('/article/7/*', '/article/7/an-evening-with-three-tile-houses');
const dated = createRule('/news/:year/:month/:slug', '/:slug/of/:month-:year');
const store = createRule('/store', '/shop/:id', { query: { id: ':id' } });
const bath = createRule('/store', '/shop', { query: { kind: 'bath' } });

test.each<[title: string, rule: RedirectRule, address: string, target: string | undefined]>([
  ['[M2] an exact path', old, '/old-page', '/our-story'],
  ['[M2] a final slash', old, '/old-page/', '/our-story'],
  ['[M2] a longer path', old, '/old-page/more', undefined],
  ['[M2] a shorter path', old, '/old', undefined],
  ['[M2] another case', old, '/Old-Page', undefined],
  ['[M2] another path', old, '/', undefined],
  ['any percent-encoding', cafe, '/caf%C3%A9', '/x'],
  ['any percent-encoding in the rule', createRule('/caf%C3%A9', '/x'), '/caf%C3%A9', '/x'],
  ['the root', createRule('/', '/maintenance'), '/', '/maintenance'],
  ['[M2] a splat', blog, '/blog/2024/tiles', '/news/2024/tiles'],
  ['[M2] a splat with a final slash', blog, '/blog/tiles/', '/news/tiles'],
  ['[M2] an encoded splat', blog, '/blog/a%20b', '/news/a%20b'],
  ['[M2] an empty splat', blog, '/blog', '/news/'],
  ['[M2] no splat', blog, '/blogs', undefined],
  ['[R4] an article with a wrong slug', article, '/article/7/an-evening', '/article/7/an-evening-with-three-tile-houses'],
  ['[R4] an article without a slug', article, '/article/7', '/article/7/an-evening-with-three-tile-houses'],
  ['[R4] an article with the right slug', article, '/article/7/an-evening-with-three-tile-houses', undefined],
  ['[R4] another article', article, '/article/70/an-evening', undefined],
  ['placeholders of one segment each', dated, '/news/2024/05/tiles', '/tiles/of/05-2024'],
  ['too few segments', dated, '/news/2024/05', undefined],
  ['too many segments', dated, '/news/2024/05/tiles/more', undefined],
  ['a placeholder and a splat', createRule('/:shop/item/*', '/shops/:shop/:splat'), '/bath/item/a/b', '/shops/bath/a/b'],
  ['a placeholder that matches nothing', createRule('/a', '/b/:c'), '/a', '/b/:c'],
  ['a query parameter, encoded', store, '/store?id=a%2Fb c', '/shop/a%2Fb%20c?id=a%2Fb c'],
  ['no query parameter', store, '/store', undefined],
  ['a value of a query parameter', bath, '/store?kind=bath', '/shop?kind=bath'],
  ['another value', bath, '/store?kind=tile', undefined],
  ['[M2] the query is kept', createRule('/old', '/new'), '/old?a=1&b=2', '/new?a=1&b=2'],
  ['[M2] the query comes before a hash', createRule('/partners', '/#partners'), '/partners?room=bath', '/?room=bath#partners'],
  ['the query of the target', createRule('/old', '/new?a=0'), '/old?a=1', '/new?a=0'],
  ['a placeholder in the query', createRule('/ask/:brand', '/inquiry?brand=:brand'), '/ask/agape', '/inquiry?brand=agape'],
  ['[M2] another site', createRule('/c/*', 'https://c.narra.example:8443/:splat'), '/c/x?page=2', 'https://c.narra.example:8443/x?page=2'],
  ['a header takes no other characters', createRule('/a', '/café au lait'), '/a', '/caf%C3%A9%20au%20lait'],
])('%s: %j, %s leads to %s', (_, rule, address, target) => {
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/.exec(address)!;
  expect(matchRedirectRule([rule], pathname, search)?.to).toBe(target);
});

test('[M1] redirects all paths but the maintenance page to it', () => {
  const closed = createRule('/*', '/maintenance', { status: 302, force: true });
  expect(matchRedirectRule([closed], '/careers', '')).toEqual({ to: '/maintenance', status: 302, force: true });
  for (const path of ['/maintenance', '/maintenance/']) expect(matchRedirectRule([closed], path, '')).toBeUndefined();
});

test.each(['/go//evil.example', '/go/\\evil.example', '/go/%2F%2Fevil.example'])(
  'what was captured in %s never leaves the site',
  (pathname) => {
    const { to } = matchRedirectRule([createRule('/go/*', '/:splat')], pathname, '')!;
    expect(new URL(to, 'https://www.narra.example').host).toBe('www.narra.example');
  },
);

test('[M2] the first rule that matches applies, unless it leads to the requested path; its status is 301 by default', () => {
  const rules = [createRule('/a/b', '/first'), createRule('/a/*', '/second'), createRule('/*', '/third')];
  expect(['/a/b', '/a/c', '/d'].map((pathname) => matchRedirectRule(rules, pathname, '')?.to)).toEqual(['/first', '/second', '/third']);
  expect(matchRedirectRule([createRule('/*', '/a'), createRule('/a', '/b')], '/a', '')?.to).toBe('/b');
  expect(matchRedirectRule([], '/a', '')).toBeUndefined();
  expect(matchRedirectRule([createRule('/a', '/b')], '/a', '')).toEqual({ to: '/b', status: 301, force: false });
  const forced = { to: '/b', status: 404, force: true };
  expect(matchRedirectRule([createRule('/a', '/b', forced)], '/a', '')).toEqual(forced);
});

test('[R4] with rules for ten thousand articles, a path gets its own rule and the wildcard rules only', () => {
  const articles = Array.from({ length: 10_000 }, (_, index) => createRule(`/article/${index}/*`, `/to/${index}`));
  const data = createRule('/:step/_payload.json', '/to/0');
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
      const rules = paths.map((from, index) => createRule(from, `/to/${index}`));
      expect(matchRedirectRule(createRedirectIndex(rules)(pathname), pathname, '')).toEqual(matchRedirectRule(rules, pathname, ''));
    }),
    { numRuns: 2_000 },
  );
});
