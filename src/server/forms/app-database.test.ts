import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type App, createApp } from './app';
import { createTestApp, type TestApp, readAnswer } from './app.fixture';
import { inquiryFields, sampleContent } from './api/service-content.fixture';
import { DatabaseUnavailable } from './model/database-unavailable';
import { readSettings } from './model/settings';
import { createPostgresDatabases } from './store/databases.fixture';
import type { Database } from './store/database';
import { openPostgres } from './store/postgres';

const databases = createPostgresDatabases();

const readHealth = async (app: TestApp): Promise<[number, unknown]> => {
  const response = await app.request('/api/health');
  return [response.status, await response.json()];
};
const unavailable = (problem: string) => [503, { status: 'unavailable', database: problem }];

test('[W8, A3] without a database there is no notice, and no error', async () => {
  const reject = () => Promise.reject(new DatabaseUnavailable('no answer'));
  const app = createTestApp({ query: reject, exec: reject, transaction: reject, close: () => Promise.resolve() });
  expect(await readAnswer(app.request('/api/notices'))).toEqual([200, {}]);
});

test('[A3] a database that takes no writes gets a 503, and /api/health says why', async () => {
  const { database, location } = await databases.open();
  const writable = createTestApp(database);
  expect((await writable.post('/api/inquiries', inquiryFields)).status).toBe(201);
  await database.exec(`ALTER DATABASE ${new URL(location).pathname.slice(1)} SET default_transaction_read_only = on`);
  await database.close();
  const app = createTestApp(openPostgres(location));
  expect((await app.post('/api/inquiries', { ...inquiryFields, message: 'Another' })).status).toBe(503);
  expect(await readHealth(app)).toEqual(unavailable('read-only'));
  await app.close();
});

test('[A3] a database without the tables gets a 503, and /api/health says why', async () => {
  const { database } = await databases.open();
  const app = createTestApp(database);
  await app.store.migrate();
  await database.exec('ALTER TABLE outbox RENAME TO outbox_away');
  expect((await app.post('/api/inquiries', inquiryFields)).status).toBe(503);
  expect(await readHealth(app)).toEqual(unavailable('not migrated'));
  await database.exec('ALTER TABLE outbox_away RENAME TO outbox');
  expect((await app.post('/api/inquiries', inquiryFields)).status).toBe(201);
  await database.close();
});

test('[A12, A6] what comes while the clock is years behind is kept as long as what comes after the build', async () => {
  const { database } = await databases.open();
  const app = createTestApp(database);
  const { now } = app.clock;
  app.clock.now = new Date('2020-01-01T00:00:00Z');
  expect((await app.post('/api/inquiries', inquiryFields)).status).toBe(201);
  for (let count = 0; count < 2; count += 1) await app.purge();
  expect(app.logLines).toEqual([expect.stringMatching(/^forms: purge refused: .*clocks/)]);
  const purge = (at: Date) => app.store.purge(730, at, { isForced: true });
  expect(await purge(now)).toMatchObject({ inquiries: 0 });
  expect(await purge(new Date('2028-11-20T00:00:00Z'))).toMatchObject({ inquiries: 1 });
  await app.close();
});

test('[A2, A3] an inquiry whose connection is cut gets a 503 and stores nothing, and its retry is stored once', async () => {
  const { database, location } = await databases.open();
  const app = createTestApp(database);
  await app.store.migrate();
  const post = () => app.post('/api/inquiries', inquiryFields);
  const other = openPostgres(location);
  const { posted } = await other.transaction(async (tx) => {
    await tx.query('LOCK TABLE inquiry_count');
    const posted = post();
    let cut: unknown[] = [];
    while (cut.length === 0) {
      await pause(10);
      cut = await tx.query('SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted');
    }
    return { posted };
  });
  expect((await posted).status).toBe(503);
  expect(await app.store.listInquiries(false)).toEqual([]);
  expect([(await post()).status, (await post()).status]).toEqual([201, 200]);
  await Promise.all([other.close(), app.close()]);
});

describe('with a clock that the test advances', () => {
  const hang = () => new Promise<never>(() => undefined);
  const answerLate = <T>() => new Promise<T[]>((resolve) => setTimeout(() => resolve([{} as T]), 3000));
  let app: App;
  /** The status of the last request; 0 while there is none. */
  let status: number;

  const openApp = (query: Database['query']) => {
    app = createApp({
      database: { query, exec: hang, transaction: hang, close: () => Promise.resolve() },
      files: { content: sampleContent, shell: '', builtAt: new Date(0) },
      settings: readSettings({}),
      now: () => new Date(),
      log: () => undefined,
    });
  };
  beforeEach(() => {
    jest.useFakeTimers();
    status = 0;
    openApp(hang);
  });
  afterEach(() => void jest.useRealTimers());

  const ask = (path: string, init?: RequestInit) =>
    void app.fetch(new Request(`https://narra.example${path}`, init)).then((response) => (status = response.status));

  test('[A3] the deadline of a request is four seconds', async () => {
    ask('/api/health');
    await jest.advanceTimersByTimeAsync(3999);
    expect(status).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(status).toBe(503);
  });

  test('[A3] /api/health asks a slow database for all at once, within the time that a monitor waits', async () => {
    openApp(answerLate);
    ask('/api/health');
    await jest.advanceTimersByTimeAsync(3000);
    expect(status).toBe(200);
  });

  test('[A3, W4] the deadline begins when the whole body has arrived: a slow upload uses none of it', async () => {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 9000));
        controller.enqueue(Buffer.from(JSON.stringify(inquiryFields)));
        controller.close();
      },
    });
    ask('/api/inquiries', { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as RequestInit);
    await jest.advanceTimersByTimeAsync(12_999);
    expect(status).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(status).toBe(503);
  });
});
