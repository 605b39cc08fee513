import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseUnavailable } from './model/database-unavailable';
import { inquiryFields } from './api/service-content.fixture';
import { createTestApp, createIdempotencyKey, type TestApp } from './app.fixture';
import type { Database } from './store/database';
import { createEmbeddedDatabases } from './store/databases.fixture';

const databases = createEmbeddedDatabases();
const jsonHeaders = { 'content-type': 'application/json' };
let database: Database;
let app: TestApp;

const unavailableDatabase: Database = {
  query: () => Promise.reject(new DatabaseUnavailable('away')),
  exec: () => Promise.reject(new DatabaseUnavailable('away')),
  transaction: () => Promise.reject(new DatabaseUnavailable('away')),
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  ({ database } = await databases.open());
});
beforeEach(() => {
  app = createTestApp(database, { LIMIT_PER_ADDRESS: '1000', LIMIT_PER_EMAIL: '1000' });
});
afterAll(async () => {
  await database.close();
  await databases.close();
});

const createStream = (size: number) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024).fill(97));
      if ((size -= 1024) <= 0) controller.close();
    },
  });

describe('what cannot be taken', () => {
  const post = (init: RequestInit) => app.request('/api/newsletter/', { method: 'POST', headers: jsonHeaders, ...init });

  test.each(['', '{', 'null', '[]', '"a"', '7', '{"email": "a@b.example"', '\u0000'])('[A3] %j is no JSON of a form: 400', async (body) => {
    const answer = await post({ body });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'Words for not_json' }]);
  });

  test('[A3] bytes that are no text are answered 400', async () => {
    expect((await post({ body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) })).status).toBe(400);
  });

  test('[A3] another method is answered 405, with the right ones', async () => {
    for (const [path, allowed] of [
      ['/api/newsletter/', 'POST'],
      ['/api/inquiries', 'POST'],
      ['/api/newsletter/confirm', 'GET, HEAD, POST'],
    ] as const) {
      const answer = await app.request(path, { method: 'DELETE' });
      expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([405, allowed, { error: 'Words for method' }]);
    }
    expect((await app.request('/api/health', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
    expect((await app.request('/api/newsletter')).status).toBe(405);
  });

  test('[A3] a body over 16 KiB is answered 413, whether or not it says its length', async () => {
    const exact = `{"email":"a@b.example","_website":"${'a'.repeat(16_384 - 37)}"}`;
    expect([exact.length, (await post({ body: exact })).status, (await post({ body: `${exact} ` })).status]).toEqual([16_384, 201, 413]);
    const answer = await post({ body: createStream(1_000_000) });
    expect([answer.status, await answer.json()]).toEqual([413, { error: 'Words for too_large' }]);
    expect((await post({ body: '{}', headers: { ...jsonHeaders, 'content-length': '9999999' } })).status).toBe(413);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/jsonp', ''])(
    '[A3] a body of type "%s" is answered 415',
    async (type) => {
      const answer = await post({ body: new TextEncoder().encode('{}'), headers: { 'content-type': type } });
      expect([answer.status, await answer.json()]).toEqual([415, { error: 'Words for content_type' }]);
    },
  );

  test('[A3] the type may be written in capitals and name its character set', async () => {
    const body = '{"email":"capitals@sample.example"}';
    expect((await post({ body, headers: { 'content-type': 'Application/JSON; charset="UTF-8"' } })).status).toBe(201);
    expect((await post({ body, headers: { ...jsonHeaders, 'content-encoding': 'gzip' } })).status).toBe(415);
  });

  test('[A3] an unknown address under /api is answered 404', async () => {
    for (const path of ['/api', '/api/', '/api/users', '/api/newsletter/x']) {
      const answer = await app.request(path);
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'Words for not_found' }]);
    }
  });

  test('[A3] while the database is away everything is answered 503, and health says so', async () => {
    const lost = createTestApp(unavailableDatabase);
    const answer = await lost.post('/api/newsletter', { email: 'a@b.example' });
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([503, '30', { error: 'Words for away' }]);
    expect((await lost.post('/api/inquiries', inquiryFields)).status).toBe(503);
    const health = await lost.request('/api/health');
    expect([health.status, await health.json()]).toEqual([503, { status: 'away', database: 'away' }]);
  });

  test('[A3] [A5] a fault of the service is answered 500 without a trace of it, and logged without what was sent', async () => {
    const faulty = createTestApp({
      ...unavailableDatabase,
      query: () => Promise.reject(Object.assign(new TypeError('visitor@sample.example'), { code: '22P02' })),
      exec: () => Promise.resolve(),
    });
    const answer = await faulty.post('/api/newsletter', { email: 'visitor@sample.example' });
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'Words for failed' }]);
    expect(faulty.logLines.join('\n')).toMatch(/^forms: TypeError 22P02 at /);
    expect(faulty.logLines.join('\n')).not.toContain('visitor');
  });
});

describe('who may send', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://sub.narra.example' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 422],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://narra.example' }, 422],
    [{ origin: 'https://narra.example' }, 422],
    [{}, 422],
  ])('[A5] a post with %j is answered %d, from a script and from a plain form', async (headers, status) => {
    for (const path of ['/api/newsletter', '/api/inquiries']) {
      expect((await app.post(path, {}, headers)).status).toBe(status);
      expect((await app.postForm(path, {}, headers)).status).toBe(status);
    }
  });
});

describe('[X2] a plain HTML form', () => {
  const referer = { referer: 'https://narra.example/contact-us/inquiry?brand=agape' };

  test('is thanked with a page that holds the reference, and once more when that is loaded again', async () => {
    const first = await app.postForm('/api/inquiries/', inquiryFields, referer);
    const page = await first.text();
    expect([first.status, first.headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8']);
    const [shown] = /[2-9A-Z]{3}-[2-9A-Z]{3}/.exec(page) ?? [];
    expect(page).toContain('<title>Thank you. · Narra</title>');
    const lead = '<h1>Thank you.</h1>\n<p>We will write.</p>';
    const reference = `<p class="answerReference">${shown} <span>Words for reference</span></p>`;
    expect(page).toContain(`${lead}\n${reference}\n<p class="answerText">Quote the number.</p>`);
    const again = await app.postForm('/api/inquiries/', inquiryFields, referer);
    expect([again.status, await again.text()]).toEqual([200, page]);
  });

  test('is told what to mend, field by field, with the way back', async () => {
    const answer = await app.postForm('/api/inquiries/', { ...inquiryFields, email: '<b>', '"><script>': 'x' }, referer);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('<h1>Words for mend_title</h1>');
    expect(page).toContain('<li><strong>Email</strong> <span>Mend email</span></li>');
    expect(page).toContain('<strong>&quot;&gt;&lt;script&gt;</strong>');
    expect(page).toContain('<a href="/contact-us/inquiry?brand=agape">Words for back</a>');
  });

  test('is led home from elsewhere, never to another site', async () => {
    for (const from of [
      'https://evil.example/x',
      'nonsense',
      'https://narra.example/api/inquiries',
      'https://narra.example//evil.example',
    ]) {
      const page = await (await app.postForm('/api/newsletter', { email: '' }, { referer: from })).text();
      expect(page).toMatch(/<a href="\/(?:evil\.example)?">Words for (?:home|back)<\/a>/);
    }
  });

  test('is answered with the same statuses', async () => {
    const email = 'plain@sample.example';
    expect((await app.postForm('/api/newsletter/', { email, _website: '' })).status).toBe(201);
    const again = await app.postForm('/api/newsletter/', { email });
    expect([again.status, (await again.text()).includes('<p>Words for already</p>')]).toEqual([409, true]);
    expect((await app.postForm('/api/nothing', {})).status).toBe(404);
    const twice = await app.request('/api/newsletter', {
      method: 'POST',
      body: new URLSearchParams('email=a%40b.example&email=c%40d.example'),
    });
    expect(twice.status).toBe(422);
  });

  test('[X4] gets a page that runs nothing and is kept by nobody', async () => {
    const { headers } = await app.postForm('/api/inquiries/', { ...inquiryFields, message: createIdempotencyKey() });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([headers.get('cache-control'), headers.get('x-content-type-options'), headers.get('vary')]).toEqual([
      'no-store',
      'nosniff',
      'Accept',
    ]);
  });
});
