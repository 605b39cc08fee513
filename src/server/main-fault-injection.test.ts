import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createInquiryBody,
  runLoad,
  type ServerProcess,
  startServerProcess,
  createSubscriberBody,
  writeTestFormsSite,
} from './server-process.fixture';
import { type TestDatabases, databaseKinds } from './forms/store/databases.fixture';
import { createStore } from './forms/store/store';

let site: ReturnType<typeof writeTestFormsSite>;

beforeAll(() => {
  site = writeTestFormsSite();
});
afterAll(() => site.remove());

/** Sends inquiries until `stop` is called, which returns all responses. `waitFor` waits for a number of further responses with a status. */
function startEndlessLoad(url: string, connections: number) {
  const statuses: number[] = [];
  let isOver = false;
  const loading = runLoad(url, {
    count: Infinity,
    connections,
    path: 'inquiries',
    body: createInquiryBody,
    isOver: () => isOver,
    onResponse: ({ status }) => statuses.push(status),
  });
  const count = (status: number) => statuses.filter((other) => other === status).length;
  return {
    waitFor: async (status: number, more: number) => {
      const total = count(status) + more;
      while (count(status) < total) await pause(20);
    },
    stop: () => {
      isOver = true;
      return loading;
    },
  };
}

/** The personal data that the load sends. */
const personalDataPattern = /person\d|sample\.example|terrazzo|127\.0\.0\.1/i;

describe.each(databaseKinds)('on the %s database', (kind, openDatabases) => {
  let databases: TestDatabases;
  let server: ServerProcess;
  const createEnv = (location: string): Record<string, string> =>
    kind === 'embedded' ? { DATA_DIR: location } : { DATABASE_URL: location };
  const readStored = async (location: string) => {
    const { database } = await databases.open(location);
    const store = createStore(database);
    const [subscribers, inquiries] = [await store.listSubscribers(), await store.listInquiries(false)];
    await database.close();
    return { subscribers, inquiries };
  };

  beforeAll(async () => {
    databases = await openDatabases();
  });
  afterAll(() => databases.close());

  test('[A3] parallel subscribes, some of them repeated, lose no address and store none twice', async () => {
    const location = await databases.createLocation();
    server = await startServerProcess(site.folder, createEnv(location));
    const responses = await runLoad(server.url, {
      count: 400,
      connections: 20,
      path: 'newsletter',
      body: (index) => createSubscriberBody(Math.floor(index / 2)),
    });
    await server.stop('SIGTERM');
    const count = (status: number) => responses.filter((response) => response.status === status).length;
    expect([count(201), count(409)]).toEqual([200, 200]);
    expect((await readStored(location)).subscribers).toHaveLength(200);
    expect(server.getOutput()).not.toMatch(personalDataPattern);
  });

  test('[A3] a server killed under load keeps every write that it acknowledged', async () => {
    const location = await databases.createLocation();
    server = await startServerProcess(site.folder, createEnv(location));
    const load = startEndlessLoad(server.url, 10);
    await load.waitFor(201, 60);
    await server.stop('SIGKILL');
    const acknowledged = (await load.stop()).filter(({ status }) => status === 201);
    server = await startServerProcess(site.folder, createEnv(location));
    const retries = await runLoad(server.url, {
      count: acknowledged.length,
      connections: 10,
      path: 'inquiries',
      body: (index) => createInquiryBody(acknowledged[index]!.index),
    });
    await server.stop('SIGTERM');
    const references = acknowledged.map(({ body }) => body.reference);
    expect(retries.filter(({ index, status, body }) => status !== 200 || body.reference !== references[index])).toEqual([]);
    const { inquiries } = await readStored(location);
    expect(new Set(inquiries.map(({ reference }) => reference)).size).toBe(inquiries.length);
    expect(inquiries.length).toBeGreaterThanOrEqual(acknowledged.length);
    expect(server.getOutput()).not.toMatch(personalDataPattern);
  });
});

describe('while the database server is stopped and started', () => {
  test('[A3] every request gets a 503 with a message, and the service recovers on its own', async () => {
    const [, openDatabases] = databaseKinds[1];
    const databases = await openDatabases();
    const location = await databases.createLocation();
    const server = await startServerProcess(site.folder, { DATABASE_URL: location });
    const load = startEndlessLoad(server.url, 20);
    await load.waitFor(201, 40);
    await databases.server!.stop();
    const health = await fetch(`${server.url}/api/health`);
    await load.waitFor(503, 40);
    await databases.server!.start();
    while ((await fetch(`${server.url}/api/health`)).status !== 200) await pause(50);
    await load.waitFor(201, 20);
    const responses = await load.stop();
    const unavailable = responses.filter(({ status }) => status === 503);
    const { database } = await databases.open(location);
    const inquiries = new Set((await createStore(database).listInquiries(false)).map(({ reference }) => reference));
    await server.stop('SIGTERM');
    await database.close();
    await databases.close();
    expect(health.status).toBe(503);
    expect(unavailable.length).toBeGreaterThan(0);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 503]));
    expect(unavailable.every(({ body }) => body.error === 'Words for away')).toBe(true);
    expect(responses.filter(({ status, body }) => status === 201 && !inquiries.has(body.reference!))).toEqual([]);
    expect(server.getOutput()).not.toMatch(personalDataPattern);
  });
});
