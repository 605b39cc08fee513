// npx tsx bench/service.ts: requests a second and the 99th percentile of the inquiries' handler, on both databases and with no storage.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { appOn } from '../src/server/app.fixture';
import { inquiryOf, load, subscriberOf } from '../src/server/running.fixture';
import type { Database } from '../src/server/store/database';
import { kindsOfDatabase } from '../src/server/store/databases.fixture';

const count = 4000;
const connections = 20;
const unlimited = { LIMIT_PER_ADDRESS: '99999999', LIMIT_PER_EMAIL: '99999999' };

let last = 0;
const rows = (sql: string): object[] => {
  if (sql.startsWith('SELECT value')) return [{ value: 'a'.repeat(64) }];
  if (sql.startsWith('UPDATE inquiry_count')) return [{ last: (last += 1) }];
  return /RETURNING (?:id|number)/.test(sql) ? [{ id: 'id', number: last }] : [];
};
const query = <T>(sql: string): Promise<T[]> => Promise.resolve(rows(sql) as T[]);
const nothing: Database = {
  query,
  run: () => Promise.resolve(),
  transaction: (work) => work({ query }),
  close: () => Promise.resolve(),
};

async function measure(name: string, database: Database): Promise<void> {
  const app = appOn(database, unlimited);
  const listener = getRequestListener((request) => app.fetch(request, { address: '203.0.113.7' }));
  const server = createServer((request, response) => void listener(request, response)).listen(0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [path, body] of [
    ['inquiries', inquiryOf],
    ['newsletter', subscriberOf],
  ] as const) {
    await load(url, { count: 300, connections, path, body: (at) => body(at + 1_000_000) });
    const times: number[] = [];
    const began = performance.now();
    const starts = new Map<number, number>();
    const answers = await load(url, {
      count,
      connections,
      path,
      body: (at) => {
        starts.set(at, performance.now());
        return body(at);
      },
      heard: ({ at }) => times.push(performance.now() - starts.get(at)!),
    });
    const took = performance.now() - began;
    const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
    const wrong = answers.filter(({ status }) => status !== 201).length;
    console.log(
      `${name.padEnd(12)} ${path.padEnd(11)} ${Math.round((count / took) * 1000)} requests/s, p99 ${p99.toFixed(0)} ms${wrong > 0 ? `, ${wrong} wrong` : ''}`,
    );
  }
  server.closeAllConnections();
  server.close();
}

async function main(): Promise<void> {
  await measure('no storage', nothing);
  for (const [kind, openDatabases] of kindsOfDatabase) {
    const databases = await openDatabases();
    const { database } = await databases.open();
    await measure(kind, database);
    await database.close();
    await databases.close();
  }
}

void main();
