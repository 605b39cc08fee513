import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestSite, startTestSite } from './host.fixture';

const html = `<h1>Our story</h1>${'<p>Marble.</p>'.repeat(500)}`;
const stored = { br: brotliCompressSync(html), gzip: gzipSync(html) };

let site: TestSite;
const request = (path: string, accepted?: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { ...(accepted !== undefined && { 'accept-encoding': accepted }), ...headers }, method);

beforeAll(async () => {
  site = await startTestSite({
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Oops!</h1>',
    '404.html.br': brotliCompressSync('<h1>Oops!</h1>'),
    'our-story.html': html,
    'our-story.html.br': stored.br,
    'our-story.html.gz': stored.gzip,
    'a.avif': 'picture',
  });
});
afterAll(() => site.close());

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
] as const)('[X7] a browser that takes %s gets %s, as the build stored it', async (accepted, encoding) => {
  const { headers, body } = await request('/our-story', accepted);
  const expected = [encoding, 'Accept-Encoding', 'text/html; charset=utf-8', String(stored[encoding].length)];
  const sent = [headers['content-encoding'], headers.vary, headers['content-type'], headers['content-length']];
  expect([sent, body]).toEqual([expected, html]);
  const head = await request('/our-story', accepted, {}, 'HEAD');
  expect([head.headers['content-length'], head.headers['content-encoding'], head.body]).toEqual([expected[3], encoding, '']);
});

test.each(['identity', ''])('[X7] a browser that takes %j gets the file itself', async (accepted) => {
  const { headers, body } = await request('/our-story', accepted);
  const sent = [headers['content-encoding'], headers.vary, headers['content-length'], body];
  expect(sent).toEqual([undefined, 'Accept-Encoding', String(html.length), html]);
});

test('[X7] the response of a picture does not vary', async () => {
  expect((await request('/a.avif', 'br')).headers.vary).toBeUndefined();
});

test('[X7] each encoding of a file has an ETag, and a fresh response is not sent again', async () => {
  const { headers } = await request('/our-story', 'br');
  expect((await request('/our-story')).headers.etag).not.toBe(headers.etag);
  const again = await request('/our-story', 'br', { 'if-none-match': headers.etag! });
  expect([again.status, again.headers.vary, again.headers['content-encoding'], again.body]).toEqual([
    304,
    'Accept-Encoding',
    undefined,
    '',
  ]);
});

test('[X7] a range counts the bytes of the file itself', async () => {
  const { status, headers, body } = await request('/our-story', 'br', { range: 'bytes=0-3' });
  expect([status, headers['content-encoding'], headers['content-range'], body]).toEqual([
    206,
    undefined,
    `bytes 0-3/${html.length}`,
    '<h1>',
  ]);
});

test('[X7, R3] the error page is sent as the build stored it', async () => {
  const { status, headers, body } = await request('/nope', 'br');
  expect([status, headers['content-encoding'], headers.vary, body]).toEqual([404, 'br', 'Accept-Encoding', '<h1>Oops!</h1>']);
});

test('[X7] the encoding of an older file is not sent', async () => {
  await setTimeout(20);
  site.writeFile('our-story.html', '<h1>New</h1>');
  const { headers, body } = await request('/our-story', 'br');
  expect([headers['content-encoding'], body]).toEqual([undefined, '<h1>New</h1>']);
});
