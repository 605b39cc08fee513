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

/** Sends inquiries without end. `reach` waits for so many more answers of a status, `answers` ends it and gives all. */
function startEndlessLoad(url: string, connections: number) {
  const heard: number[] = [];
  let isOver = false;
  const note = ({ status }: { status: number }) => void heard.push(status);
  const loading = runLoad(url, {
    count: Infinity,
    connections,
    path: 'inquiries',
    body: createInquiryBody,
    isOver: () => isOver,
    heard: note,
  });
  const count = (status: number) => heard.filter((one) => one === status).length;
  return {
    reach: async (status: number, more: number) => {
      const enough = count(status) + more;
      while (count(status) < enough) await pause(20);
    },
    answers: () => {
      isOver = true;
      return loading;
    },
  };
}

/** Personal data that the load sends. */
const personalDataPattern = /person\d|sample\.example|terrazzo|127\.0\.0\.1/i;

describe.each(databaseKinds)('on the %s database', (kind, openDatabases) => {
  let databases: TestDatabases;
  let server: ServerProcess;
  const envOf = (place: string): Record<string, string> => (kind === 'embedded' ? { DATA_DIR: place } : { DATABASE_URL: place });
  const stored = async (place: string) => {
    const { database } = await databases.open(place);
    const store = createStore(database);
    const [subscribers, inquiries] = [await store.listSubscribers(), await store.listInquiries(false)];
    await database.close();
    return { subscribers, inquiries };
  };

  beforeAll(async () => {
    databases = await openDatabases();
  });
  afterAll(() => databases.close());

  test('[A3] of many that subscribe at once, some twice, none is lost and none is double', async () => {
    const place = await databases.createLocation();
    server = await startServerProcess(site.folder, envOf(place));
    const answers = await runLoad(server.url, {
      count: 400,
      connections: 20,
      path: 'newsletter',
      body: (at) => createSubscriberBody(Math.floor(at / 2)),
    });
    await server.stop('SIGTERM');
    const by = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([by(201), by(409)]).toEqual([200, 200]);
    expect((await stored(place)).subscribers).toHaveLength(200);
    expect(server.getOutput()).not.toMatch(personalDataPattern);
  });

  test('[A3] a server killed in the middle of a load has every write that it acknowledged', async () => {
    const place = await databases.createLocation();
    server = await startServerProcess(site.folder, envOf(place));
    const { answers, reach } = startEndlessLoad(server.url, 10);
    await reach(201, 60);
    await server.stop('SIGKILL');
    const acknowledged = (await answers()).filter(({ status }) => status === 201);
    server = await startServerProcess(site.folder, envOf(place));
    const again = await runLoad(server.url, {
      count: acknowledged.length,
      connections: 10,
      path: 'inquiries',
      body: (at) => createInquiryBody(acknowledged[at]!.at),
    });
    await server.stop('SIGTERM');
    const references = new Map(acknowledged.map(({ at, body }) => [at, body.reference]));
    expect(again.filter(({ at, status, body }) => status !== 200 || body.reference !== references.get(acknowledged[at]!.at))).toEqual([]);
    const { inquiries } = await stored(place);
    expect(new Set(inquiries.map(({ reference }) => reference)).size).toBe(inquiries.length);
    expect(inquiries.length).toBeGreaterThanOrEqual(acknowledged.length);
    expect(server.getOutput()).not.toMatch(personalDataPattern);
  });
});

describe('while the database server is stopped and started', () => {
  test('[A3] everything is answered 503 in words, then the service recovers by itself', async () => {
    const [, openDatabases] = databaseKinds[1];
    const databases = await openDatabases();
    const place = await databases.createLocation();
    const server = await startServerProcess(site.folder, { DATABASE_URL: place });
    const { answers: all, reach } = startEndlessLoad(server.url, 20);
    await reach(201, 40);
    await databases.server!.stop();
    const health = await fetch(`${server.url}/api/health`);
    await reach(503, 40);
    await databases.server!.start();
    while ((await fetch(`${server.url}/api/health`)).status !== 200) await pause(50);
    await reach(201, 20);
    const answers = await all();
    const refused = answers.filter(({ status }) => status === 503);
    const { database } = await databases.open(place);
    const inquiries = new Set((await createStore(database).listInquiries(false)).map(({ reference }) => reference));
    await server.stop('SIGTERM');
    await database.close();
    await databases.close();
    expect(health.status).toBe(503);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
    expect(refused.every(({ body }) => body.error === 'Words for away')).toBe(true);
    expect(answers.filter(({ status, body }) => status === 201 && !inquiries.has(body.reference!))).toEqual([]);
    expect(server.getOutput()).not.toMatch(personalDataPattern);
  });
});
