// npx tsx bench/fault-injection.ts: the faults of src/server/main-fault-injection.test.ts at full size, each with its figures.
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
const countByStatus = (answers: readonly LoadResponse[], status: number) => answers.filter((answer) => answer.status === status).length;

async function readStore<T>(databases: TestDatabases, place: string, ask: (store: Store) => Promise<T>): Promise<T> {
  const { database } = await databases.open(place);
  return ask(createStore(database)).finally(() => database.close());
}

async function measureSubscribes(kind: string, databases: TestDatabases, env: (place: string) => Record<string, string>): Promise<void> {
  const place = await databases.createLocation();
  const server = await startServerProcess(site.folder, env(place));
  const began = performance.now();
  const answers = await runLoad(server.url, {
    count: 2000,
    connections: 50,
    path: 'newsletter',
    body: (at) => createSubscriberBody(at % 1400),
  });
  const took = performance.now() - began;
  await server.stop('SIGTERM');
  const stored = await readStore(databases, place, (store) => store.listSubscribers());
  console.log(
    `${kind}: 2000 subscribes of 1400 addresses from 50 connections in ${(took / 1000).toFixed(1)} s: ${countByStatus(answers, 201)} new, ${countByStatus(answers, 409)} already, ${stored.length} stored`,
  );
}

async function measureKills(kind: string, databases: TestDatabases, env: (place: string) => Record<string, string>): Promise<void> {
  const place = await databases.createLocation();
  const acknowledged: LoadResponse[] = [];
  for (let round = 0; round < 4; round += 1) {
    const server = await startServerProcess(site.folder, env(place));
    let isOver = false;
    const from = round * 1_000_000;
    const loading = runLoad(server.url, {
      count: 1_000_000,
      connections: 20,
      path: 'inquiries',
      body: (at) => createInquiryBody(from + at),
      isOver: () => isOver,
    });
    await pause(5000);
    await server.stop('SIGKILL');
    isOver = true;
    acknowledged.push(...(await loading).filter(({ status }) => status === 201));
  }
  const stored = await readStore(databases, place, (store) => store.listInquiries(false));
  const references = new Set(stored.map(({ reference }) => reference));
  const lost = acknowledged.filter(({ body }) => !references.has(body.reference!)).length;
  console.log(
    `${kind}: 4 kills under load: ${acknowledged.length} acknowledged, ${stored.length} stored, ${lost} lost, ${stored.length - references.size} double`,
  );
}

async function measureOutages(databases: TestDatabases): Promise<void> {
  const place = await databases.createLocation();
  const server = await startServerProcess(site.folder, { DATABASE_URL: place });
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
    const began = performance.now();
    while ((await fetch(`${server.url}/api/health`)).status !== 200) await pause(10);
    recoveries.push(performance.now() - began);
  }
  isOver = true;
  const answers = await loading;
  await server.stop('SIGTERM');
  const references = new Set((await readStore(databases, place, (store) => store.listInquiries(false))).map(({ reference }) => reference));
  const lost = answers.filter(({ status, body }) => status === 201 && !references.has(body.reference!)).length;
  const others = answers.length - countByStatus(answers, 201) - countByStatus(answers, 503);
  console.log(
    `PostgreSQL: 3 outages of 2 s: ${countByStatus(answers, 201)} stored, ${countByStatus(answers, 503)} answered 503, ${others} otherwise, ${lost} lost; back after ${recoveries.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`,
  );
}

async function main(): Promise<void> {
  for (const [kind, openDatabases] of databaseKinds) {
    const databases = await openDatabases();
    const env = (place: string): Record<string, string> => (kind === 'embedded' ? { DATA_DIR: place } : { DATABASE_URL: place });
    await measureSubscribes(kind, databases, env);
    await measureKills(kind, databases, env);
    if (databases.server) await measureOutages(databases);
    await databases.close();
  }
  site.remove();
}

void main();
