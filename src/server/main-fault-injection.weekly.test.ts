import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSampleFile, toFormData } from './forms/app.fixture';
import {
  createInquiryBody,
  type LoadResponse,
  runLoad,
  type ServerProcess,
  startServerProcess,
  writeTestFormsSite,
} from './server-process.fixture';
import { createEmbeddedDatabases, createPostgresDatabases } from './forms/store/databases.fixture';
import { createFormsStore, type FormsStore } from './forms/store/store';

let site: ReturnType<typeof writeTestFormsSite>;
const databases = { embedded: createEmbeddedDatabases(), PostgreSQL: createPostgresDatabases() };
const kinds = ['embedded', 'PostgreSQL'] as const;

beforeAll(() => {
  site = writeTestFormsSite();
});
afterAll(async () => {
  site.remove();
  await databases.embedded.close();
});

const startServer = (kind: (typeof kinds)[number], location: string): Promise<ServerProcess> =>
  // Without an address of the staff only the newest hundred mails would wait.
  startServerProcess(site.folder, { STAFF_EMAIL: 'staff@narra.example', [kind === 'embedded' ? 'DATA_DIR' : 'DATABASE_URL']: location });

async function readStore<T>(kind: (typeof kinds)[number], location: string, read: (store: FormsStore) => Promise<T>): Promise<T> {
  const { database } = await databases[kind].open(location);
  return read(createFormsStore(database)).finally(() => database.close());
}

/** The personal data that the load sends. */
const personalDataPattern = /person|sample\.example|terrazzo|127\.0\.0\.1/i;

const fileSizes = [300_000, 100_000];
const files = fileSizes.map((size, index) => createSampleFile(`person-room-${index}.jpg`, size));
const firstUpload = 1_000_000;
const cutUpload = 2_000_000;
const createUpload = (index: number) =>
  toFormData(Object.fromEntries(Object.entries(createInquiryBody(index)).map(([name, value]) => [name, String(value)])), files);
/** From a million on, an inquiry has files. */
const createBody = (index: number) => (index >= firstUpload ? createUpload(index) : createInquiryBody(index));

/** Sends half of an upload, and returns a function that cuts the connection. */
async function startUpload(url: string): Promise<() => void> {
  const response = new Response(createUpload(cutUpload));
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { 'content-type': response.headers.get('content-type')!, 'content-length': body.length };
  const sending = request(`${url}/api/inquiries/`, { method: 'POST', headers }).on('error', () => undefined);
  if (!sending.write(body.subarray(0, body.length / 2))) await once(sending, 'drain');
  return () => sending.destroy();
}

/** Sends inquiries until `stop` is called, which returns all responses. `waitFor` waits for a number of further responses with a status. */
function startEndlessLoad(url: string, connections: number, first = 0) {
  const statuses: number[] = [];
  let isOver = false;
  const loading = runLoad(url, {
    count: Infinity,
    connections,
    path: 'inquiries',
    body: (index) => createBody(first + index),
    isOver: () => isOver,
    onResponse: ({ status }) => statuses.push(status),
  });
  const count = (status: number) => statuses.filter((other) => other === status).length;
  return {
    waitFor: async (status: number, more: number) => {
      const total = count(status) + more;
      while (count(status) < total) await pause(20);
    },
    stop: async (): Promise<LoadResponse[]> => {
      isOver = true;
      return (await loading).map((response) => ({ ...response, index: first + response.index }));
    },
  };
}

test.each(kinds)('[A2] [A3] [A11] [W4] a server killed under load keeps every write and file that it acknowledged: %s', async (kind) => {
  const location = await databases[kind].createLocation();
  const killed = await startServer(kind, location);
  const loads = [startEndlessLoad(killed.url, 8), startEndlessLoad(killed.url, 2, firstUpload)];
  const cuts = await Promise.all([startUpload(killed.url), startUpload(killed.url)]);
  await Promise.all([loads[0]!.waitFor(201, 50), loads[1]!.waitFor(201, 5)]);
  cuts[0]();
  expect((await fetch(`${killed.url}/api/health`)).status).toBe(200);
  await killed.stop('SIGKILL');
  const acknowledged = (await Promise.all(loads.map(({ stop }) => stop()))).flat().filter(({ status }) => status === 201);
  cuts[1]();

  const server = await startServer(kind, location);
  const retries = await runLoad(server.url, {
    count: acknowledged.length,
    connections: 10,
    path: 'inquiries',
    body: (index) => createBody(acknowledged[index]!.index),
  });
  await server.stop('SIGTERM');
  const references = acknowledged.map(({ body }) => body.reference);
  expect(retries.filter(({ index, status, body }) => status !== 200 || body.reference !== references[index])).toEqual([]);
  await readStore(kind, location, async (store) => {
    const inquiries = await store.listInquiries(false);
    expect(new Set(inquiries.map(({ reference }) => reference)).size).toBe(inquiries.length);
    expect(inquiries.length).toBeGreaterThanOrEqual(acknowledged.length);
    expect((await store.countOutbox()).waiting).toBe(inquiries.length);
    expect(inquiries.some(({ values }) => values['name'] === `Person${cutUpload} Sample`)).toBe(false);
    const uploads = inquiries.filter(({ values }) => /Person1\d{6} /.test(values['name']!));
    expect(uploads.length).toBeGreaterThanOrEqual(5);
    for (const { reference } of uploads) expect((await store.getFiles(reference)).map(({ bytes }) => bytes.length)).toEqual(fileSizes);
  });
  expect(killed.getOutput() + server.getOutput()).not.toMatch(personalDataPattern);
});
