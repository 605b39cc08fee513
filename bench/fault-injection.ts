import { setTimeout as pause } from 'node:timers/promises';
import {
  type LoadResponse,
  createInquiryBody,
  runLoad,
  startServerProcess,
  createSubscriberBody,
  writeTestFormsSite,
} from '../src/server/server-process.fixture';
import { type TestDatabases, databaseKinds } from '../src/server/forms/store/databases.fixture';
import { createStore, type Store } from '../src/server/forms/store/store';

const site = writeTestFormsSite();
const countByStatus = (responses: readonly LoadResponse[], status: number) =>
  responses.filter((response) => response.status === status).length;

async function readStore<T>(databases: TestDatabases, location: string, read: (store: Store) => Promise<T>): Promise<T> {
  const { database } = await databases.open(location);
  return read(createStore(database)).finally(() => database.close());
}

async function measureSubscribes(kind: string, databases: TestDatabases, env: (location: string) => Record<string, string>): Promise<void> {
  const location = await databases.createLocation();
  const server = await startServerProcess(site.folder, env(location));
  const startedAt = performance.now();
  const responses = await runLoad(server.url, {
    count: 2000,
    connections: 50,
    path: 'newsletter',
    body: (index) => createSubscriberBody(index % 1400),
  });
  const duration = performance.now() - startedAt;
  await server.stop('SIGTERM');
  const stored = await readStore(databases, location, (store) => store.listSubscribers());
  console.log(
    `${kind}: 2000 subscribes of 1400 addresses from 50 connections in ${(duration / 1000).toFixed(1)} s: ${countByStatus(responses, 201)} new, ${countByStatus(responses, 409)} already, ${stored.length} stored`,
  );
}

async function measureKills(kind: string, databases: TestDatabases, env: (location: string) => Record<string, string>): Promise<void> {
  const location = await databases.createLocation();
  const acknowledged: LoadResponse[] = [];
  for (let round = 0; round < 4; round += 1) {
    const server = await startServerProcess(site.folder, env(location));
    let isOver = false;
    const firstIndex = round * 1_000_000;
    const loading = runLoad(server.url, {
      count: 1_000_000,
      connections: 20,
      path: 'inquiries',
      body: (index) => createInquiryBody(firstIndex + index),
      isOver: () => isOver,
    });
    await pause(5000);
    await server.stop('SIGKILL');
    isOver = true;
    acknowledged.push(...(await loading).filter(({ status }) => status === 201));
  }
  const stored = await readStore(databases, location, (store) => store.listInquiries(false));
  const references = new Set(stored.map(({ reference }) => reference));
  const lost = acknowledged.filter(({ body }) => !references.has(body.reference!)).length;
  console.log(
    `${kind}: 4 kills under load: ${acknowledged.length} acknowledged, ${stored.length} stored, ${lost} lost, ${stored.length - references.size} double`,
  );
}

async function measureOutages(databases: TestDatabases): Promise<void> {
  const location = await databases.createLocation();
  const server = await startServerProcess(site.folder, { DATABASE_URL: location });
  let isOver = false;
  const loading = runLoad(server.url, {
    count: 10_000_000,
    connections: 20,
    path: 'inquiries',
    body: createInquiryBody,
    isOver: () => isOver,
  });
  const recoveries: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await pause(2000);
    await databases.server!.stop();
    await pause(2000);
    await databases.server!.start();
    const startedAt = performance.now();
    while ((await fetch(`${server.url}/api/health`)).status !== 200) await pause(10);
    recoveries.push(performance.now() - startedAt);
  }
  isOver = true;
  const responses = await loading;
  await server.stop('SIGTERM');
  const references = new Set(
    (await readStore(databases, location, (store) => store.listInquiries(false))).map(({ reference }) => reference),
  );
  const lost = responses.filter(({ status, body }) => status === 201 && !references.has(body.reference!)).length;
  const others = responses.length - countByStatus(responses, 201) - countByStatus(responses, 503);
  console.log(
    `PostgreSQL: 3 outages of 2 s: ${countByStatus(responses, 201)} stored, ${countByStatus(responses, 503)} answered 503, ${others} otherwise, ${lost} lost; back after ${recoveries.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`,
  );
}

/** `npx tsx bench/fault-injection.ts`: runs the faults of src/server/main-fault-injection.test.ts at full size and prints the results. */
async function main(): Promise<void> {
  for (const [kind, openDatabases] of databaseKinds) {
    const databases = await openDatabases();
    const env = (location: string): Record<string, string> => (kind === 'embedded' ? { DATA_DIR: location } : { DATABASE_URL: location });
    await measureSubscribes(kind, databases, env);
    await measureKills(kind, databases, env);
    if (databases.server) await measureOutages(databases);
    await databases.close();
  }
  site.remove();
}

void main();
