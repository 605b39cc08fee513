import { describe, expect, test } from '@jest/globals';
import { countCases, fc } from '../../domain/fast-check.fixture';
import { arbitraryRequest } from './app-fuzz.fixture';
import { inquiryFields, visitFields } from './api/service-content.fixture';
import { createIdempotencyKey, createStream, createTestApp, readAnswer } from './app.fixture';
import { createUnavailableDatabase } from './store/database';
import { useTestApp } from './use-test-app.fixture';

const context = useTestApp();
const jsonHeaders = { 'content-type': 'application/json' };

const unavailableDatabase = createUnavailableDatabase('no answer');

describe('invalid requests', () => {
  const post = (init: RequestInit) => context.app.request('/api/newsletter/', { method: 'POST', headers: jsonHeaders, ...init });

  test.each(['', '{', 'null', '[]', '"a"', '7', '{"email": "a@b.example"', '\u0000'])('[A3] the body %j gets a 400', async (body) => {
    expect(await readAnswer(post({ body }))).toEqual([400, { error: 'Words for unreadable' }]);
  });

  test('[A3] a body that is not UTF-8 gets a 400', async () => {
    expect((await post({ body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) })).status).toBe(400);
  });

  test('[A3] another method gets a 405 with the allowed methods', async () => {
    for (const [path, allowed] of [
      ['/api/newsletter/', 'POST'],
      ['/api/inquiries', 'POST'],
      ['/api/newsletter/confirm', 'GET, HEAD, POST'],
      ['/api/staff/file', 'GET, HEAD, POST'],
      ['/api/inquiry', 'GET, HEAD, POST'],
      ['/api/notices', 'GET, HEAD'],
      ['/api/alive', 'GET, HEAD'],
    ] as const) {
      const response = await context.app.request(path, { method: 'DELETE' });
      expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
        405,
        allowed,
        { error: 'Words for method' },
      ]);
    }
    expect((await context.app.request('/api/health', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
    expect((await context.app.request('/api/newsletter')).status).toBe(405);
  });

  test('[A3] a body over 16 KiB gets a 413, with or without Content-Length', async () => {
    const longestBody = `{"email":"a@b.example","_margin":"${'a'.repeat(16_384 - 36)}"}`;
    expect([longestBody.length, (await post({ body: longestBody })).status, (await post({ body: `${longestBody} ` })).status]).toEqual([
      16_384, 201, 413,
    ]);
    expect(await readAnswer(post({ body: createStream(1_000_000) }))).toEqual([413, { error: 'Words for too_large' }]);
    expect((await post({ body: '{}', headers: { ...jsonHeaders, 'content-length': '9999999' } })).status).toBe(413);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/jsonp', ''])(
    '[A3] a body of type "%s" gets a 415',
    async (type) => {
      expect(await readAnswer(post({ body: new TextEncoder().encode('{}'), headers: { 'content-type': type } }))).toEqual([
        415,
        { error: 'Words for content_type' },
      ]);
    },
  );

  test('[A3] the content type may be in upper case and have a charset, but no content encoding', async () => {
    const body = '{"email":"capitals@sample.example"}';
    expect((await post({ body, headers: { 'content-type': 'Application/JSON; charset="UTF-8"' } })).status).toBe(201);
    expect((await post({ body, headers: { ...jsonHeaders, 'content-encoding': 'gzip' } })).status).toBe(415);
  });

  test('[A3] an unknown path under /api gets a 404', async () => {
    for (const path of ['/api', '/api/', '/api/users', '/api/newsletter/x']) {
      expect(await readAnswer(context.app.request(path))).toEqual([404, { error: 'Words for not_found' }]);
    }
  });

  test('[A3] without a database every form gets a 503, /api/health reports it, and /api/alive answers', async () => {
    const offlineApp = createTestApp(unavailableDatabase);
    const response = await offlineApp.post('/api/newsletter', { email: 'a@b.example' });
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '30',
      { error: 'Words for unavailable' },
    ]);
    expect((await offlineApp.post('/api/inquiries', inquiryFields)).status).toBe(503);
    const health = await offlineApp.request('/api/health');
    expect([health.status, await health.json()]).toEqual([503, { status: 'unavailable', database: 'no answer' }]);
    const alive = await offlineApp.request('/api/alive/');
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('[A3, X4] every answer, also to a plain form and to a path outside of /api, has the security headers of the site, and a policy that allows no script', async () => {
    const answers = [
      await context.app.post('/api/newsletter', { email: 'headers@sample.example' }),
      await context.app.postForm('/api/inquiries/', inquiryFields),
      ...(await Promise.all(
        ['/api/health', '/api/alive', '/api/none', '/our-story', '/api/staff'].map((path) => context.app.request(path)),
      )),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 404, 404, 404]);
    expect([answers[1]?.headers.get('vary'), context.app.logLines]).toEqual(['Accept', []]);
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*script-src)/),
      });
  });

  test('[A3] [A5] an internal error gets a 500 without details, and the log contains no personal data', async () => {
    const failingApp = createTestApp({
      ...unavailableDatabase,
      query: () => Promise.reject(Object.assign(new TypeError('visitor@sample.example'), { code: '22P02' })),
      exec: () => Promise.resolve(),
      // The migrations run.
      transaction: () => Promise.resolve() as Promise<never>,
    });
    expect(await readAnswer(failingApp.post('/api/newsletter', { email: 'visitor@sample.example' }))).toEqual([
      500,
      { error: 'Words for failed' },
    ]);
    expect(failingApp.logLines.join('\n')).toMatch(/^forms: TypeError 22P02 at /);
    expect(failingApp.logLines.join('\n')).not.toContain('visitor');
  });
});

describe('same-origin check', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://sub.narra.example' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 422],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://narra.example' }, 422],
    [{ origin: 'https://narra.example' }, 422],
    [{}, 422],
  ])('[A5] a post with the headers %j gets a %d, as JSON and as a plain form', async (headers, status) => {
    for (const path of ['/api/newsletter', '/api/inquiries']) {
      expect((await context.app.post(path, {}, headers)).status).toBe(status);
      expect((await context.app.postForm(path, {}, headers)).status).toBe(status);
    }
  });
});

describe('[X2] a plain HTML form', () => {
  const referer = { referer: 'https://narra.example/contact-us/inquiry?brand=agape' };

  test('gets a page with the reference, and the same page after a reload', async () => {
    const first = await context.app.postForm('/api/inquiries/', inquiryFields, referer);
    const page = await first.text();
    expect([first.status, first.headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8']);
    const [reference] = /[2-9A-Z]{5}-[2-9A-Z]{3}/.exec(page) ?? [];
    expect(page).toContain('<title>Thank you. · Narra</title>');
    const lead = '<h1>Thank you.</h1>\n<p>We will write.</p>';
    const referenceLine = `<p class="answerReference">${reference} <span>Words for reference</span></p>`;
    expect(page).toContain(`${lead}\n${referenceLine}\n<p class="answerText">Quote the number.</p>`);
    expect(await readAnswer(context.app.postForm('/api/inquiries/', inquiryFields, referer))).toEqual([200, page]);
  });

  test('gets a page that lists the invalid fields and links back to the form', async () => {
    const response = await context.app.postForm('/api/inquiries/', { ...inquiryFields, email: '<b>', '"><script>': 'x' }, referer);
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('<h1>Words for mend_title</h1>');
    expect(page).toContain('<li><strong>Email</strong> <span>Mend email</span></li>');
    expect(page).toContain('<strong>&quot;&gt;&lt;script&gt;</strong>');
    expect(page).toContain('<a href="/contact-us/inquiry?brand=agape">Words for back</a>');
  });

  test('gets a link to the home page if the referer is not a page of the site', async () => {
    for (const from of [
      'https://evil.example/x',
      'nonsense',
      'https://narra.example/api/inquiries',
      'https://narra.example//evil.example',
      'other://narra.example/\\evil.example',
    ]) {
      const page = await (await context.app.postForm('/api/newsletter', { email: '' }, { referer: from })).text();
      expect(page).toMatch(/<a href="\/(?:evil\.example)?">Words for (?:home|back)<\/a>/);
    }
  });
});

const postVisit = async (more: object) => {
  const response = await context.app.post('/api/inquiries', { ...visitFields, _key: createIdempotencyKey(), ...more });
  return [response.status, await response.json()] as const;
};

const closed = 'BGC Words for closed_on';
const next = 'Words for next_day Tuesday, 1 December.';
const holiday = { date: `${closed} Monday, 30 November: Bonifacio Day. ${next}` };
const hours = { time: 'Words for visit_hours 9:00 AM, 10:00 AM, 11:00 AM.' };

test.each<[string, object, Record<string, string>]>([
  ['on a holiday', { date: '2026-11-30', time: '9:00 AM' }, holiday],
  ['after the last hour', { time: '12:00 PM' }, hours],
  ['nowhere', { showroom: 'moon', date: 'soon', time: 'noon' }, { showroom: 'Mend showroom', date: 'Mend date', time: 'Mend time' }],
])('[G3, X2] a visit %s is refused with a message for each field, as JSON and on a page', async (_, more, fields) => {
  const messages = Object.values(fields);
  expect(await postVisit(more)).toEqual([422, { error: messages.length === 1 ? messages[0] : 'Words for many_problems', fields }]);
  const response = await context.app.postForm('/api/inquiries', { ...visitFields, ...more });
  const page = await response.text();
  expect([response.status, messages.filter((message) => !page.includes(`<span>${message}</span>`))]).toEqual([422, []]);
  expect(await context.app.store.listInquiries(false)).toEqual([]);
});

test('[A3] [W4] an arbitrary request gets a valid response without a stack trace, never a 500, and nothing is stored in part', async () => {
  const statuses: Record<number, number> = {};
  const refusedUploads = new Set<number>();
  const sentFiles = new Map<string, readonly Uint8Array[]>();
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryRequest, async ({ path, type, accept, body, files }) => {
      const response = await context.app.request(path, {
        method: 'POST',
        headers: { 'content-type': type, accept },
        body: body as BodyInit,
      });
      const text = await response.text();
      const isStored = path.startsWith('/api/inquiries') && response.status === 201;
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (isStored) stored += 1;
      if (isStored && files) sentFiles.set(/\b[\dA-Z]{5}-[\dA-Z]{3}\b/.exec(text)![0], files);
      if (!isStored && files?.length) refusedUploads.add(response.status);
      expect(response.status).toBeLessThan(500);
      expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|SELECT|INSERT/);
      expect(/^(?:\{.*\}|<html>.*<\/html>)$/s.test(text)).toBe(true);
    }),
    { numRuns: countCases(3000) },
  );
  const [counts] = await context.database.query<{ inquiries: number; unmailed: number; uncounted: number }>(
    `SELECT (SELECT count(*)::int FROM inquiry) AS inquiries,
       (SELECT count(*)::int FROM inquiry, inquiry_count WHERE number > last) AS uncounted,
       (SELECT count(*)::int FROM inquiry WHERE NOT suspected AND number NOT IN (SELECT about FROM outbox)) AS unmailed`,
  );
  expect(counts).toEqual({ inquiries: stored, uncounted: 0, unmailed: 0 });
  expect([201, 400, 415, 422].filter((status) => statuses[status] === undefined)).toEqual([]);
  for (const [reference, files] of sentFiles)
    expect((await context.app.store.getFiles(reference)).map(({ bytes }) => Buffer.from(bytes))).toEqual(
      files.map((bytes) => Buffer.from(bytes)),
    );
  expect([...sentFiles.values()].filter((files) => files.length > 1).length).toBeGreaterThan(2);
  expect([...refusedUploads]).toEqual(expect.arrayContaining([400, 422]));
  expect(context.app.logLines).toEqual([]);
});
