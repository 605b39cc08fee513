import { describe, expect, test } from '@jest/globals';
import { matchRedirectRule, type RedirectRule } from './redirects';

const createRule = (path: string, to: string, rest: Partial<RedirectRule> = {}): RedirectRule => ({ path, to, force: false, ...rest });

const findTarget = (only: RedirectRule, pathname: string, search = '') => matchRedirectRule([only], pathname, search)?.to;

describe('an exact path', () => {
  const old = createRule('/old-page', '/our-story');

  test.each([
    ['/old-page', '/our-story'],
    ['/old-page/', '/our-story'],
    ['/old-page/more', undefined],
    ['/old', undefined],
    ['/Old-Page', undefined],
    ['/', undefined],
  ])('[M2] %s leads to %s', (pathname, to) => {
    expect(findTarget(old, pathname)).toBe(to);
  });

  test('matches in any percent-encoding', () => {
    expect(findTarget(createRule('/café', '/x'), '/caf%C3%A9')).toBe('/x');
    expect(findTarget(createRule('/caf%C3%A9', '/x'), '/caf%C3%A9')).toBe('/x');
  });

  test('can be the root', () => {
    expect(findTarget(createRule('/', '/maintenance'), '/')).toBe('/maintenance');
  });
});

describe('a splat', () => {
  const blog = createRule('/blog/*', '/news/:splat');

  test.each([
    ['/blog/2024/tiles', '/news/2024/tiles'],
    ['/blog/tiles/', '/news/tiles'],
    ['/blog/a%20b', '/news/a%20b'],
    ['/blog', '/news/'],
    ['/blogs', undefined],
  ])('[M2] %s leads to %s', (pathname, to) => {
    expect(findTarget(blog, pathname)).toBe(to);
  });

  test('[R4] an article with a wrong slug redirects to the right one, which is not redirected to itself', () => {
    const article = createRule('/article/7/*', '/article/7/an-evening-with-three-tile-houses');
    expect(findTarget(article, '/article/7/an-evening')).toBe('/article/7/an-evening-with-three-tile-houses');
    expect(findTarget(article, '/article/7')).toBe('/article/7/an-evening-with-three-tile-houses');
    expect(findTarget(article, '/article/7/an-evening-with-three-tile-houses')).toBeUndefined();
    expect(findTarget(article, '/article/70/an-evening')).toBeUndefined();
  });

  test('[M1] redirects all paths but the maintenance page to it', () => {
    const closed = createRule('/*', '/maintenance', { status: 302, force: true });
    expect(matchRedirectRule([closed], '/careers', '')).toEqual({ to: '/maintenance', status: 302, force: true });
    expect(matchRedirectRule([closed], '/maintenance', '')).toBeUndefined();
    expect(matchRedirectRule([closed], '/maintenance/', '')).toBeUndefined();
  });
});

describe('placeholders', () => {
  test('match one segment each', () => {
    const dated = createRule('/news/:year/:month/:slug', '/:slug/of/:month-:year');
    expect(findTarget(dated, '/news/2024/05/tiles')).toBe('/tiles/of/05-2024');
    expect(findTarget(dated, '/news/2024/05')).toBeUndefined();
    expect(findTarget(dated, '/news/2024/05/tiles/more')).toBeUndefined();
  });

  test('work together with a splat', () => {
    expect(findTarget(createRule('/:shop/item/*', '/shops/:shop/:splat'), '/bath/item/a/b')).toBe('/shops/bath/a/b');
  });

  test('that match nothing are kept in the target', () => {
    expect(findTarget(createRule('/a', '/b/:c'), '/a')).toBe('/b/:c');
  });

  test('match query parameters, and are encoded in the target', () => {
    const store = createRule('/store', '/shop/:id', { query: { id: ':id' } });
    expect(matchRedirectRule([store], '/store', '?id=a%2Fb c')?.to).toBe('/shop/a%2Fb%20c?id=a%2Fb c');
    expect(findTarget(store, '/store')).toBeUndefined();
  });

  test('a query parameter with a value matches that value only', () => {
    const store = createRule('/store', '/shop', { query: { kind: 'bath' } });
    expect(findTarget(store, '/store', '?kind=bath')).toBe('/shop?kind=bath');
    expect(findTarget(store, '/store', '?kind=tile')).toBeUndefined();
  });
});

describe('the query', () => {
  test('[M2] is kept', () => {
    expect(findTarget(createRule('/old', '/new'), '/old', '?a=1&b=2')).toBe('/new?a=1&b=2');
  });

  test('[M2] is inserted before a hash', () => {
    expect(findTarget(createRule('/partners', '/#partners'), '/partners', '?room=bath')).toBe('/?room=bath#partners');
  });

  test('is replaced by the query of the target', () => {
    expect(findTarget(createRule('/old', '/new?a=0'), '/old', '?a=1')).toBe('/new?a=0');
  });

  test('of the target may contain placeholders', () => {
    expect(findTarget(createRule('/ask/:brand', '/contact-us/inquiry?brand=:brand'), '/ask/agape')).toBe('/contact-us/inquiry?brand=agape');
  });
});

describe('the target', () => {
  test('[M2] on another site is kept unchanged, including the port', () => {
    const away = createRule('/catalogue/*', 'https://catalogue.narra.example:8443/:splat');
    expect(findTarget(away, '/catalogue/latest', '?page=2')).toBe('https://catalogue.narra.example:8443/latest?page=2');
  });

  test.each(['/go//evil.example', '/go/\\evil.example', '/go/%2F%2Fevil.example'])(
    'never leaves the site by what was captured in %s',
    (pathname) => {
      const to = findTarget(createRule('/go/*', '/:splat'), pathname)!;
      expect(new URL(to, 'https://www.narra.example').host).toBe('www.narra.example');
    },
  );

  test('is percent-encoded for a header', () => {
    expect(findTarget(createRule('/a', '/café au lait'), '/a')).toBe('/caf%C3%A9%20au%20lait');
  });
});

describe('several rules', () => {
  test('[M2] the first match applies', () => {
    const rules = [createRule('/a/b', '/first'), createRule('/a/*', '/second'), createRule('/*', '/third')];
    expect(['/a/b', '/a/c', '/d'].map((pathname) => matchRedirectRule(rules, pathname, '')?.to)).toEqual(['/first', '/second', '/third']);
  });

  test('[M2] a rule that leads to the requested path is skipped', () => {
    expect(matchRedirectRule([createRule('/*', '/a'), createRule('/a', '/b')], '/a', '')?.to).toBe('/b');
  });

  test('undefined if no rule matches', () => {
    expect(matchRedirectRule([], '/a', '')).toBeUndefined();
  });

  test('the default status is 301', () => {
    expect(matchRedirectRule([createRule('/a', '/b')], '/a', '')).toEqual({ to: '/b', status: 301, force: false });
    expect(matchRedirectRule([createRule('/a', '/b', { status: 404, force: true })], '/a', '')).toEqual({
      to: '/b',
      status: 404,
      force: true,
    });
  });
});
