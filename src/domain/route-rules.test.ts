import { expect, test } from '@jest/globals';
import { findRedirect, type RouteRule } from './route-rules';

const createRule = (from: string, to: string, status = 301): RouteRule => ({ from, to, status });

const old = createRule('/old-page', '/our-story');
const cafe = createRule('/café', '/x');
const blog = createRule('/blog/*', '/news/:splat');
const article = createRule('/article/7/*', '/article/7/an-evening-with-three-tile-houses');
const dated = createRule('/news/:year/:month/:slug', '/:slug/of/:month-:year');

test.each<[title: string, rule: RouteRule, address: string, target: string | undefined]>([
  ['[M2] an exact path', old, '/old-page', '/our-story'],
  ['[M2] a final slash', old, '/old-page/', '/our-story'],
  ['[M2] a longer path', old, '/old-page/more', undefined],
  ['[M2] a shorter path', old, '/old', undefined],
  ['[M2] another case', old, '/Old-Page', '/our-story'],
  ['[M2] the case of a printed code', createRule('/QR/bgc', '/showrooms/bgc'), '/qr/bgc', '/showrooms/bgc'],
  ['[M2] the target itself', createRule('/Our-Story', '/our-story'), '/our-story', undefined],
  ['[M2] another path', old, '/', undefined],
  ['[M2] a path that cannot be decoded', old, '/%E0%A4%A', undefined],
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
  ['[M2] the query is kept', createRule('/old', '/new'), '/old?a=1&b=2', '/new?a=1&b=2'],
  ['[M2] the query comes before a hash', createRule('/partners', '/#partners'), '/partners?room=bath', '/?room=bath#partners'],
  ['the query of the target', createRule('/old', '/new?a=0'), '/old?a=1', '/new?a=0'],
  ['a placeholder in the query', createRule('/ask/:brand', '/inquiry?brand=:brand'), '/ask/agape', '/inquiry?brand=agape'],
  ['[M2] another site', createRule('/c/*', 'https://c.narra.example:8443/:splat'), '/c/x?page=2', 'https://c.narra.example:8443/x?page=2'],
  ['a header takes no other characters', createRule('/a', '/café au lait'), '/a', '/caf%C3%A9%20au%20lait'],
  ['[M1] all paths but the maintenance page', createRule('/*', '/maintenance'), '/careers', '/maintenance'],
  ['[M1] the maintenance page', createRule('/*', '/maintenance'), '/maintenance/', undefined],
  ['an error page at its own address', createRule('/404.html', '/404.html', 404), '/404.html', '/404.html'],
])('%s: %j, %s leads to %s', (_, rule, address, target) => {
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/.exec(address)!;
  expect(findRedirect([rule], pathname, search)?.to).toBe(target);
});

test.each(['/go//evil.example', '/go/\\evil.example', '/go/%2F%2Fevil.example'])(
  '[M2] what was captured in %s never leaves the site',
  (pathname) => {
    const { to } = findRedirect([createRule('/go/*', '/:splat')], pathname, '')!;
    expect(new URL(to, 'https://www.narra.example').host).toBe('www.narra.example');
  },
);

test('[M2] the first rule that matches applies, unless it leads to the requested path', () => {
  const rules = [createRule('/a/b', '/first'), createRule('/a/*', '/second'), createRule('/*', '/third')];
  expect(['/a/b', '/a/c', '/d'].map((pathname) => findRedirect(rules, pathname, '')?.rule)).toEqual(rules);
  expect(findRedirect([createRule('/*', '/a'), createRule('/a', '/b')], '/a', '')?.to).toBe('/b');
  expect(findRedirect([], '/a', '')).toBeUndefined();
});
