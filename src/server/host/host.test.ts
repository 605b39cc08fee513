import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestSite, startTestSite } from './host.fixture';

const contentSecurityPolicy = "default-src 'none'; script-src 'self' 'sha256-abc='";
const contentHash = '0d5aac3ff0ad8bdc28ca';
const storyHtml = `<h1>Our story</h1>${'<p>Marble.</p>'.repeat(500)}`;
const stored = { br: brotliCompressSync(storyHtml), gzip: gzipSync(storyHtml) };

let site: TestSite;
const request = (path: string, headers: Record<string, string> = {}, method = 'GET') => site.request(path, headers, method);

beforeAll(async () => {
  site = await startTestSite({
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Oops!</h1>',
    'our-story.html': storyHtml,
    'our-story.html.br': stored.br,
    'our-story.html.gz': stored.gzip,
    '404.html.br': brotliCompressSync('<h1>Oops!</h1>'),
    'a.avif': 'picture',
    'a@b & c+d,e=f;g:h$i?j#k.svg': '<svg>odd</svg>',
    '.well-known/security.txt': 'well known',
    'page-data/_x..y': 'no secret',
    'a/_headers': 'another file',
    'closed.html': '<h1>Closed</h1>',
    'article/7/right-slug.html': '<h1>Article</h1>',
    'maps & plans/index.html': '<h1>Plans</h1>',
    [`app-${contentHash}.js`]: 'run();'.repeat(500),
    'static/abc/hero.svg': '<svg/>',
    'page-data/our-story/page-data.json': '{"path":"/our-story"}',
    '.env': 'SECRET=1',
    _redirects: [
      '/old /our-story',
      '/away/* https://elsewhere.example/:splat 302',
      '/article/7/* /article/7/right-slug 301',
      '/our-story /never 301',
      '/closed /our-story 302!',
      '/404 /404.html 404!',
      '/404.html /404.html 404!',
      '/our-story/_payload.json /page-data/our-story/page-data.json 200',
      '/gone/* /closed.html 404',
      '/nothing /nowhere.json 200',
    ].join('\n'),
    _headers: [
      '/*',
      '  Cross-Origin-Resource-Policy: same-origin',
      `  Content-Security-Policy: ${contentSecurityPolicy}`,
      '  X-Frame-Options: DENY',
      '/static/*',
      '  Cross-Origin-Resource-Policy: cross-origin',
      '  Cache-Control: public, max-age=31536000, immutable',
      `/app-${contentHash}.js`,
      '  Cache-Control: public, max-age=31536000, immutable',
    ].join('\n'),
    '../secret.txt': 'outside',
  });
});
afterAll(() => site.close());

describe('pages', () => {
  test.each([
    ['/?a=1', '<h1>Home</h1>'],
    ['/our-story?a=1', storyHtml],
    ['/maps%20%26%20plans/', '<h1>Plans</h1>'],
    [`/${encodeURIComponent('a@b & c+d,e=f;g:h$i?j#k.svg')}`, '<svg>odd</svg>'],
    ['/.well-known/security.txt', 'well known'],
    ['/page-data/_x..y', 'no secret'],
    ['/a/_headers', 'another file'],
  ])('[R1, R12] %s is a page', async (path, body) => {
    await expect(request(path)).resolves.toMatchObject({ status: 200, body });
  });

  test.each([
    ['/index.html?a=1', '/?a=1'],
    ['/our-story/?a=1', '/our-story?a=1'],
    ['/our-story.html', '/our-story'],
    ['/our-story/index.html?a=1', '/our-story?a=1'],
    ['//our-story//', '/our-story'],
    ['/article//7/right-slug/', '/article/7/right-slug'],
    ['/static/abc/hero.svg/', '/static/abc/hero.svg'],
    ['/maps%20&%20plans', '/maps%20%26%20plans/'],
  ])('[R8, R12] %s redirects to the one address of the page, %s', async (path, location) => {
    const { status, headers, body } = await request(path);
    expect([status, headers.location, body]).toEqual([301, location, '']);
  });

  test('[R3, X4] an unknown path gets a 404 with the error page and the headers of a page', async () => {
    for (const path of ['/nope', '/brand-partners/nobody', '/article/abc/x', '/404', '/404.html', '/our-story/more', '/static/none.svg']) {
      const { status, body, headers } = await request(path);
      const contentHeaders = [headers['content-type'], headers['cross-origin-resource-policy']];
      expect([path, status, body, ...contentHeaders]).toEqual([path, 404, '<h1>Oops!</h1>', 'text/html; charset=utf-8', 'same-origin']);
    }
  });

  test('HEAD gets the headers only', async () => {
    const { status, body, headers } = await request('/our-story', {}, 'HEAD');
    expect([status, body, headers['content-length']]).toEqual([200, '', String(storyHtml.length)]);
    await expect(request('/nope', {}, 'HEAD')).resolves.toMatchObject({ status: 404, body: '' });
  });

  test('[X4] other methods get a 405, with the headers of the site', async () => {
    const { status, headers } = await request('/', {}, 'POST');
    expect([status, headers.allow, headers['x-frame-options']]).toEqual([405, 'GET, HEAD', 'DENY']);
  });

  test('[R3] a target in absolute form is that of its path', async () => {
    for (const path of ['http://narra.example/our-story', 'HTTPS://narra.example:443/our-story?a=1'])
      expect(await request(path)).toMatchObject({ status: 200, body: storyHtml });
    expect(await request('http://narra.example')).toMatchObject({ status: 200, body: '<h1>Home</h1>' });
  });
});

describe('private paths', () => {
  const privatePaths =
    '/../secret.txt /..%2fsecret.txt /%2e%2e/secret.txt /static/../../secret.txt /..\\secret.txt /.env /.git/config /static/.env ' +
    '/static%2F..%2fpackage.json /_redirects /_headers /our-story.html.br /our-story.html.gz //secret.txt /gone/../../secret.txt /_headers/ ' +
    '//_redirects// /index.html.br/';
  test.each(privatePaths.split(' '))('%s is answered 404', async (path) => {
    const { status, body } = await request(path);
    expect([status, body]).toEqual([404, '<h1>Oops!</h1>']);
  });

  test.each(['/%', '/%zz', '/%E0%A4%A', '/a%00b', '*', '/%0d%0aX:y/index.html', '/our-story%0a', 'http://0x7f.1/our-story'])(
    '[R3, X4] %s gets the error page with status 400, with its headers, and the host keeps running',
    async (path) => {
      const { status, body, headers } = await request(path);
      expect([status, body, headers['x-frame-options']]).toEqual([400, '<h1>Oops!</h1>', 'DENY']);
      await expect(request('/')).resolves.toMatchObject({ status: 200 });
    },
  );
});

describe('caching', () => {
  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/nope', 'public, max-age=0, must-revalidate'],
    [`/app-${contentHash}.js`, 'public, max-age=31536000, immutable'],
    ['/static/abc/missing.svg', 'public, max-age=0, must-revalidate'],
  ])('%s: %s', async (path, value) => {
    const { headers } = await request(path);
    expect(headers['cache-control']).toBe(value);
  });
});

test.each([
  ['bytes=0-3', 206, '<h1>'],
  ['bytes=-5', 206, storyHtml.slice(-5)],
  ['bytes=999999-', 416, ''],
  ['bytes=0-1,4-5', 200, storyHtml],
])('[A3] the range %s is answered %d, and counts the bytes of the file', async (range, status, body) => {
  const response = await request('/our-story', { range, 'accept-encoding': 'br' });
  const isRefused = response.headers['content-range'] === `bytes */${storyHtml.length}`;
  expect([response.status, response.body, isRefused]).toEqual([status, body, status === 416]);
});

describe('redirects', () => {
  test.each([
    ['[M2] an old path redirects to the new one and keeps the query', '/old?a=1', 301, '/our-story?a=1'],
    ['[M2] a target elsewhere leaves the site', '/away/shop', 302, 'https://elsewhere.example/shop'],
    ['[R4] a wrong slug leads to the right address', '/article/7/wrong', 301, '/article/7/right-slug'],
    ['[M2] a forced rule hides the file', '/closed', 302, '/our-story'],
  ])('%s', async (_, path, status, location) => {
    const answer = await request(path);
    expect([answer.status, answer.headers.location, answer.body]).toEqual([status, location, '']);
  });

  test('[B3] a rewrite serves its target at the requested path', async () => {
    const { status, body, headers } = await request('/our-story/_payload.json?abc123');
    expect([status, body, headers['content-type']]).toEqual([200, '{"path":"/our-story"}', 'application/json']);
  });

  test('a rule with status 404 serves its page', async () => {
    await expect(request('/gone/for/ever')).resolves.toMatchObject({ status: 404, body: '<h1>Closed</h1>' });
  });

  test('a rewrite to a missing file gets a 404', async () => {
    await expect(request('/nothing')).resolves.toMatchObject({ status: 404, body: '<h1>Oops!</h1>' });
  });
});

const requestAs = (accepted: string, path = '/our-story', method = 'GET') => request(path, { 'accept-encoding': accepted }, method);

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
] as const)('[X7] a browser that takes %s gets %s, as the build stored it', async (accepted, encoding) => {
  const { headers, body } = await requestAs(accepted);
  const expected = [encoding, 'Accept-Encoding', 'text/html; charset=utf-8', String(stored[encoding].length)];
  const sent = [headers['content-encoding'], headers.vary, headers['content-type'], headers['content-length']];
  expect([sent, body]).toEqual([expected, storyHtml]);
  const head = await requestAs(accepted, '/our-story', 'HEAD');
  expect([head.headers['content-length'], head.headers['content-encoding'], head.body]).toEqual([expected[3], encoding, '']);
});

test.each(['identity', ''])('[X7] a browser that takes %j gets the file itself', async (accepted) => {
  const { headers, body } = await requestAs(accepted);
  const sent = [headers['content-encoding'], headers.vary, headers['content-length'], body];
  expect(sent).toEqual([undefined, 'Accept-Encoding', String(storyHtml.length), storyHtml]);
});

test('[X7] each encoding of a file has an ETag, a fresh response is not sent again, and that of a picture does not vary', async () => {
  const { headers } = await requestAs('br');
  expect((await request('/our-story')).headers.etag).not.toBe(headers.etag);
  const again = await request('/our-story', { 'accept-encoding': 'br', 'if-none-match': headers.etag! });
  const sent = [again.status, again.headers.vary, again.headers['content-encoding'], again.body];
  expect(sent).toEqual([304, 'Accept-Encoding', undefined, '']);
  expect((await requestAs('br', '/a.avif')).headers.vary).toBeUndefined();
});

test('[X7, R3] the error page is sent as the build stored it', async () => {
  const { status, headers, body } = await requestAs('br', '/nope');
  expect([status, headers['content-encoding'], headers.vary, body]).toEqual([404, 'br', 'Accept-Encoding', '<h1>Oops!</h1>']);
});

test('[X7] the encoding of an older file is not sent', async () => {
  await setTimeout(20);
  site.writeFile('our-story.html', '<h1>New</h1>');
  const { headers, body } = await requestAs('br');
  expect([headers['content-encoding'], body]).toEqual([undefined, '<h1>New</h1>']);
});
