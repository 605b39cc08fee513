// npx tsx bench/service-faults.ts: the faults of src/server/faults.test.ts at full size, each with its figures.
import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, inquiryOf, load, startServer, subscriberOf, writeFormsSite } from '../src/server/running.fixture';
import { type Databases, kindsOfDatabase } from '../src/server/store/databases.fixture';
import { createStore, type Store } from '../src/server/store/store';

const site = writeFormsSite();
const count = (answers: readonly Answered[], status: number) => answers.filter((answer) => answer.status === status).length;

async function look<T>(databases: Databases, place: string, ask: (store: Store) => Promise<T>): Promise<T> {
  const { database } = await databases.open(place);
  return ask(createStore(database)).finally(() => database.close());
}

async function subscribes(kind: string, databases: Databases, env: (place: string) => Record<string, string>): Promise<void> {
  const place = await databases.newPlace();
  const server = await startServer(site.folder, env(place));
  const began = performance.now();
  const answers = await load(server.url, { count: 2000, connections: 50, path: 'newsletter', body: (at) => subscriberOf(at % 1400) });
  const took = performance.now() - began;
  await server.end('SIGTERM');
  const stored = await look(databases, place, (store) => store.subscribers());
  console.log(
    `${kind}: 2000 subscribes of 1400 addresses from 50 connections in ${(took / 1000).toFixed(1)} s: ${count(answers, 201)} new, ${count(answers, 409)} already, ${stored.length} stored`,
  );
}

async function kills(kind: string, databases: Databases, env: (place: string) => Record<string, string>): Promise<void> {
  const place = await databases.newPlace();
  const acknowledged: Answered[] = [];
  for (let round = 0; round < 4; round += 1) {
    const server = await startServer(site.folder, env(place));
    let isOver = false;
    const from = round * 1_000_000;
    const loading = load(server.url, {
      count: 1_000_000,
      connections: 20,
      path: 'inquiries',
      body: (at) => inquiryOf(from + at),
      isOver: () => isOver,
    });
    await pause(5000);
    await server.end('SIGKILL');
    isOver = true;
    acknowledged.push(...(await loading).filter(({ status }) => status === 201));
  }
  const stored = await look(databases, place, (store) => store.inquiries(false));
  const references = new Set(stored.map(({ reference }) => reference));
  const lost = acknowledged.filter(({ body }) => !references.has(body.reference!)).length;
  console.log(
    `${kind}: 4 kills under load: ${acknowledged.length} acknowledged, ${stored.length} stored, ${lost} lost, ${stored.length - references.size} double`,
  );
}

async function outages(databases: Databases): Promise<void> {
  const place = await databases.newPlace();
  const server = await startServer(site.folder, { DATABASE_URL: place });
  let isOver = false;
  const loading = load(server.url, { count: 10_000_000, connections: 20, path: 'inquiries', body: inquiryOf, isOver: () => isOver });
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
  await server.end('SIGTERM');
  const references = new Set((await look(databases, place, (store) => store.inquiries(false))).map(({ reference }) => reference));
  const lost = answers.filter(({ status, body }) => status === 201 && !references.has(body.reference!)).length;
  const others = answers.length - count(answers, 201) - count(answers, 503);
  console.log(
    `PostgreSQL: 3 outages of 2 s: ${count(answers, 201)} stored, ${count(answers, 503)} answered 503, ${others} otherwise, ${lost} lost; back after ${recoveries.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`,
  );
}

async function main(): Promise<void> {
  for (const [kind, openDatabases] of kindsOfDatabase) {
    const databases = await openDatabases();
    const env = (place: string): Record<string, string> => (kind === 'embedded' ? { DATA_DIR: place } : { DATABASE_URL: place });
    await subscribes(kind, databases, env);
    await kills(kind, databases, env);
    if (databases.server) await outages(databases);
    await databases.close();
  }
  site.remove();
}

void main();
