import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSampleFile, toFormData } from './forms/app.fixture';
import { databaseKinds, type TestDatabases } from './forms/store/databases.fixture';
import { createStore } from './forms/store/store';
import { createInquiryBody, type ServerProcess, startServerProcess, writeTestFormsSite } from './server-process.fixture';

let site: ReturnType<typeof writeTestFormsSite>;

beforeAll(() => {
  site = writeTestFormsSite();
});
afterAll(() => site.remove());

const fileSizes = [900_000, 400_000];
const files = fileSizes.map((size, index) => createSampleFile(`person-room-${index}.jpg`, size));
const createBody = (index: number) =>
  toFormData(Object.fromEntries(Object.entries(createInquiryBody(index)).map(([name, value]) => [name, String(value)])), files);

async function upload(url: string, index: number): Promise<{ status: number; reference?: string }> {
  try {
    const response = await fetch(`${url}/api/inquiries/`, { method: 'POST', body: createBody(index) });
    return { status: response.status, ...((await response.json()) as { reference?: string }) };
  } catch {
    return { status: 0 };
  }
}

/** Sends half of an upload, and returns a function that cuts the connection. */
async function startUpload(url: string): Promise<() => void> {
  const response = new Response(createBody(999_999));
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { 'content-type': response.headers.get('content-type')!, 'content-length': body.length };
  const sending = request(`${url}/api/inquiries/`, { method: 'POST', headers }).on('error', () => undefined);
  if (!sending.write(body.subarray(0, body.length / 2))) await once(sending, 'drain');
  return () => sending.destroy();
}

describe.each(databaseKinds)('on the %s database', (kind, openDatabases) => {
  let databases: TestDatabases;
  const start = (location: string): Promise<ServerProcess> =>
    startServerProcess(site.folder, kind === 'embedded' ? { DATA_DIR: location } : { DATABASE_URL: location });

  beforeAll(async () => {
    databases = await openDatabases();
  });
  afterAll(() => databases.close());

  test('[W4] a server killed during uploads keeps all files of what it acknowledged, and nothing in part', async () => {
    const location = await databases.createLocation();
    const killed = await start(location);
    const acknowledged = new Map<number, string>();
    let next = 0;
    let isOver = false;
    const connection = async () => {
      while (!isOver) {
        const index = next++;
        const { status, reference } = await upload(killed.url, index);
        if (status === 201) acknowledged.set(index, reference!);
      }
    };
    const connections = Array.from({ length: 4 }, connection);
    const cuts = await Promise.all([startUpload(killed.url), startUpload(killed.url)]);
    while (acknowledged.size < 12) await pause(10);
    cuts[0]();
    expect((await fetch(`${killed.url}/api/health`)).status).toBe(200);
    await killed.stop('SIGKILL');
    isOver = true;
    await Promise.all(connections);
    cuts[1]();

    const server = await start(location);
    for (const [index, reference] of acknowledged) expect(await upload(server.url, index)).toEqual({ status: 200, reference });
    await server.stop('SIGTERM');
    const { database } = await databases.open(location);
    const store = createStore(database);
    const inquiries = await store.listInquiries(false);
    for (const { reference } of inquiries) expect((await store.getFiles(reference)).map(({ bytes }) => bytes.length)).toEqual(fileSizes);
    expect(inquiries.some(({ values }) => values['name'] === 'Person999999 Sample')).toBe(false);
    expect(inquiries.length).toBeGreaterThanOrEqual(acknowledged.size);
    expect((await store.countOutbox()).waiting).toBe(inquiries.length);
    await database.close();
    expect(killed.getOutput() + server.getOutput()).not.toMatch(/person|sample\.example|terrazzo|127\.0\.0\.1/i);
  });
});
