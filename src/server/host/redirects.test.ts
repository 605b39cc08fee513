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

  test('is met however it is encoded', () => {
    expect(findTarget(createRule('/café', '/x'), '/caf%C3%A9')).toBe('/x');
    expect(findTarget(createRule('/caf%C3%A9', '/x'), '/caf%C3%A9')).toBe('/x');
  });

  test('the root can be a rule', () => {
    expect(findTarget(createRule('/', '/maintenance'), '/')).toBe('/maintenance');
  });
});

describe('the rest of a path', () => {
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

  test('[R4] an article with a wrong slug leads to the right one, and the right one to itself is passed over', () => {
    const article = createRule('/article/7/*', '/article/7/an-evening-with-three-tile-houses');
    expect(findTarget(article, '/article/7/an-evening')).toBe('/article/7/an-evening-with-three-tile-houses');
    expect(findTarget(article, '/article/7')).toBe('/article/7/an-evening-with-three-tile-houses');
    expect(findTarget(article, '/article/7/an-evening-with-three-tile-houses')).toBeUndefined();
    expect(findTarget(article, '/article/70/an-evening')).toBeUndefined();
  });

  test('[M1] all paths but the maintenance page lead to it', () => {
    const closed = createRule('/*', '/maintenance', { status: 302, force: true });
    expect(matchRedirectRule([closed], '/careers', '')).toEqual({ to: '/maintenance', status: 302, force: true });
    expect(matchRedirectRule([closed], '/maintenance', '')).toBeUndefined();
    expect(matchRedirectRule([closed], '/maintenance/', '')).toBeUndefined();
  });
});

describe('placeholders', () => {
  test('stand for one segment each', () => {
    const dated = createRule('/news/:year/:month/:slug', '/:slug/of/:month-:year');
    expect(findTarget(dated, '/news/2024/05/tiles')).toBe('/tiles/of/05-2024');
    expect(findTarget(dated, '/news/2024/05')).toBeUndefined();
    expect(findTarget(dated, '/news/2024/05/tiles/more')).toBeUndefined();
  });

  test('go with a rest', () => {
    expect(findTarget(createRule('/:shop/item/*', '/shops/:shop/:splat'), '/bath/item/a/b')).toBe('/shops/bath/a/b');
  });

  test('that name nothing stay as they are', () => {
    expect(findTarget(createRule('/a', '/b/:c'), '/a')).toBe('/b/:c');
  });

  test('are taken from the query, encoded for their place', () => {
    const store = createRule('/store', '/shop/:id', { query: { id: ':id' } });
    expect(matchRedirectRule([store], '/store', '?id=a%2Fb c')?.to).toBe('/shop/a%2Fb%20c?id=a%2Fb c');
    expect(findTarget(store, '/store')).toBeUndefined();
  });

  test('a query with a value must have that value', () => {
    const store = createRule('/store', '/shop', { query: { kind: 'bath' } });
    expect(findTarget(store, '/store', '?kind=bath')).toBe('/shop?kind=bath');
    expect(findTarget(store, '/store', '?kind=tile')).toBeUndefined();
  });
});

describe('the query', () => {
  test('[M2] goes along', () => {
    expect(findTarget(createRule('/old', '/new'), '/old', '?a=1&b=2')).toBe('/new?a=1&b=2');
  });

  test('[M2] goes along before a hash', () => {
    expect(findTarget(createRule('/partners', '/#partners'), '/partners', '?room=bath')).toBe('/?room=bath#partners');
  });

  test('yields to one that the target has', () => {
    expect(findTarget(createRule('/old', '/new?a=0'), '/old', '?a=1')).toBe('/new?a=0');
  });

  test('of the target may hold what was captured', () => {
    expect(findTarget(createRule('/ask/:brand', '/contact-us/inquiry?brand=:brand'), '/ask/agape')).toBe('/contact-us/inquiry?brand=agape');
  });
});

describe('the target', () => {
  test('[M2] on another site is kept whole, port and all', () => {
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

  test('is fit for a header', () => {
    expect(findTarget(createRule('/a', '/café au lait'), '/a')).toBe('/caf%C3%A9%20au%20lait');
  });
});

describe('the rules together', () => {
  test('[M2] the first that is met counts', () => {
    const rules = [createRule('/a/b', '/first'), createRule('/a/*', '/second'), createRule('/*', '/third')];
    expect(['/a/b', '/a/c', '/d'].map((pathname) => matchRedirectRule(rules, pathname, '')?.to)).toEqual(['/first', '/second', '/third']);
  });

  test('[M2] one that leads to the path asked for is passed over for the next', () => {
    expect(matchRedirectRule([createRule('/*', '/a'), createRule('/a', '/b')], '/a', '')?.to).toBe('/b');
  });

  test('none met is nothing', () => {
    expect(matchRedirectRule([], '/a', '')).toBeUndefined();
  });

  test('301 where no status is given, force and status as given', () => {
    expect(matchRedirectRule([createRule('/a', '/b')], '/a', '')).toEqual({ to: '/b', status: 301, force: false });
    expect(matchRedirectRule([createRule('/a', '/b', { status: 404, force: true })], '/a', '')).toEqual({
      to: '/b',
      status: 404,
      force: true,
    });
  });
});
