import { describe, expect, test } from '@jest/globals';
import { getPageKind } from './api/timings';
import { createTestApp } from './app.fixture';
import { DatabaseUnavailable } from './model/database-unavailable';
import { getBucket } from './model/timings';
import { databaseKinds } from './store/databases.fixture';
import { useTestApp } from './use-test-app.fixture';

const day = '2026-11-21';
const report = { path: '/article/8/setting-out', net: '4g', ttfb: '120.4', lcp: '1800', inp: '48', cls: '0.05', error: 'app-0f.js:1:23' };

describe.each(databaseKinds)('[A2] on the %s database', (_, openDatabases) => {
  const context = useTestApp(openDatabases);

  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    context.app.request('/api/timings', { method: 'POST', headers, body: new URLSearchParams(fields) });

  test('[A8] the reports of pages are counted in histograms of the day, and nothing of the visitor is stored', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(report)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(204));
    await send({ path: '/', net: 'undefined', cls: 'undefined', ttfb: '5e-7', inp: '-3', lcp: '1e9' });
    const counts = await context.app.store.listTimings(day, day);
    expect(counts).toHaveLength(5);
    expect(counts).toContainEqual({ day, metric: 'cls', page: 'article/*', connection: '4g', bucket: getBucket(50), count: 20 });
    expect(counts).toContainEqual({ day, metric: 'ttfb', page: 'home', connection: 'unknown', bucket: 0, count: 1 });
    expect(await context.app.store.listErrors(day, day)).toEqual([{ day, page: 'article/*', error: 'app-0f.js:1:23', count: 20 }]);
    // Not even a hash of the address.
    expect(await context.database.query('SELECT * FROM hit')).toEqual([]);
  });

  test('[A8] a visitor who does not want to be counted is not', async () => {
    for (const name of ['dnt', 'sec-gpc']) expect((await send(report, { [name]: '1' })).status).toBe(204);
    expect(await context.app.store.listTimings(day, day)).toEqual([]);
  });

  test('[A8] a made-up error is not stored, and a day keeps a limited number of errors', async () => {
    for (const error of ['visitor@sample.example', 'app.js:1:1 Maria', `${'a'.repeat(200)}.js:1:1`, '<script>:1'])
      await send({ ...report, error });
    expect(await context.app.store.listErrors(day, day)).toEqual([]);
    await context.database.exec(`INSERT INTO script_error SELECT '${day}', 'home', 'made-up-' || n, 1 FROM generate_series(1, 200) AS n`);
    await send({ ...report, path: '/', error: 'new.js:1:1' });
    await send({ ...report, path: '/', error: 'made-up-1:1:1' });
    expect(await context.app.store.listErrors(day, day)).toHaveLength(200);
  });

  test('[A8] what is no report is refused, and so is more than a network can send in ten minutes', async () => {
    for (const fields of [{}, { ...report, email: 'visitor@sample.example' }])
      expect((await send(fields as Record<string, string>)).status).toBe(422);
    expect((await send(report, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    context.app = createTestApp(context.database, { LIMIT_PER_ADDRESS: '2' });
    expect([await send(report), await send(report), await send(report)].map(({ status }) => status)).toEqual([204, 204, 429]);
    context.advanceClock(600_000);
    expect([await send(report), await send(report), await send(report)].map(({ status }) => status)).toEqual([204, 204, 429]);
    // The clock was ahead.
    context.advanceClock(-600_000_000);
    expect((await send(report)).status).toBe(204);
  });

  test('[A8] the counts are deleted after four hundred days', async () => {
    await send(report);
    await context.app.store.purge(730, new Date('2027-12-25T00:00:00Z'), { isForced: true });
    expect(await context.app.store.listTimings(day, day)).not.toEqual([]);
    await context.app.store.purge(730, new Date('2027-12-28T00:00:00Z'), { isForced: true });
    expect([await context.app.store.listTimings(day, day), await context.app.store.listErrors(day, day)]).toEqual([[], []]);
  });

  test('[A1] /api/metrics has the requests, the outbox and the database, for those who have the token', async () => {
    context.app = createTestApp(context.database, { METRICS_TOKEN: 'token', LIMIT_PER_ADDRESS: '1' });
    await context.postInquiry();
    await context.postInquiry();
    await context.app.request('/api/nothing?visitor@sample.example');
    context.advanceClock(90_000);
    const response = await context.app.request('/api/metrics', { headers: { authorization: 'Bearer token' } });
    const lines = (await response.text()).split('\n');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'forms_requests_total{route="inquiries",status="201"} 1',
        'forms_requests_total{route="inquiries",status="429"} 1',
        'forms_requests_total{route="other",status="404"} 1',
        'forms_outbox_mails{state="waiting"} 1',
        'forms_outbox_oldest_seconds 90',
        'forms_database_up 1',
        'forms_build_info{id="unknown"} 1',
      ]),
    );
    expect(lines.slice(-2)).toEqual(['# EOF', '']);
    expect(lines.join()).not.toMatch(/visitor|sample/);
  });

  test('[A1] without the token, /api/metrics does not exist', async () => {
    const open = context.app;
    const closed = createTestApp(context.database, { METRICS_TOKEN: 'token' });
    expect((await open.request('/api/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
    for (const authorization of ['', 'Bearer toke', 'token']) {
      expect((await closed.request('/api/metrics', { headers: { authorization } })).status).toBe(404);
    }
  });
});

test('[A8] [X3] without a database a report is dropped, and the browser sees no failure', async () => {
  const reject = () => Promise.reject(new DatabaseUnavailable('no answer'));
  const app = createTestApp({ query: reject, exec: reject, transaction: reject, close: () => Promise.resolve() });
  const response = await app.request('/api/timings', { method: 'POST', body: new URLSearchParams(report) });
  expect([response.status, app.logLines]).toEqual([204, []]);
});

test.each([
  ['/', 'home'],
  ['', 'home'],
  ['/careers/', 'careers'],
  ['/brand-partners/agape', 'brand-partners/*'],
  ['/nobody/knows', 'other'],
  ['/__proto__', 'other'],
])('[A8] the page at %j counts as %s', (path, kind) => {
  expect(getPageKind(path)).toBe(kind);
});
