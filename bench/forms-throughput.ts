import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createTestApp } from '../src/server/forms/app.fixture';
import { createInquiryBody, runLoad, createSubscriberBody } from '../src/server/server-process.fixture';
import type { Database } from '../src/server/forms/store/database';
import { databaseKinds } from '../src/server/forms/store/databases.fixture';

const requestCount = 4000;
const connections = 20;
const noLimitsEnv = { LIMIT_PER_ADDRESS: '99999999', LIMIT_PER_EMAIL: '99999999' };

let lastNumber = 0;
const getStubRows = (sql: string): object[] => {
  if (sql.startsWith('SELECT value')) return [{ value: 'a'.repeat(64) }];
  if (sql.startsWith('UPDATE inquiry_count')) return [{ last: (lastNumber += 1) }];
  return /RETURNING (?:id|number)/.test(sql) ? [{ id: 'id', number: lastNumber }] : [];
};
const query = <T>(sql: string): Promise<T[]> => Promise.resolve(getStubRows(sql) as T[]);
const stubDatabase: Database = {
  query,
  exec: () => Promise.resolve(),
  transaction: (work) => work({ query }),
  close: () => Promise.resolve(),
};

async function measure(name: string, database: Database): Promise<void> {
  const app = createTestApp(database, noLimitsEnv);
  const listener = getRequestListener((request) => app.fetch(request, { clientIp: '203.0.113.7' }));
  const server = createServer((request, response) => void listener(request, response)).listen(0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [path, body] of [
    ['inquiries', createInquiryBody],
    ['newsletter', createSubscriberBody],
  ] as const) {
    await runLoad(url, { count: 300, connections, path, body: (index) => body(index + 1_000_000) });
    const times: number[] = [];
    const startedAt = performance.now();
    const starts = new Map<number, number>();
    const responses = await runLoad(url, {
      count: requestCount,
      connections,
      path,
      body: (index) => {
        starts.set(index, performance.now());
        return body(index);
      },
      onResponse: ({ index }) => times.push(performance.now() - starts.get(index)!),
    });
    const duration = performance.now() - startedAt;
    const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
    const failed = responses.filter(({ status }) => status !== 201).length;
    console.log(
      `${name.padEnd(12)} ${path.padEnd(11)} ${Math.round((requestCount / duration) * 1000)} requests/s, p99 ${p99.toFixed(0)} ms${failed > 0 ? `, ${failed} failed` : ''}`,
    );
  }
  server.closeAllConnections();
  server.close();
}

/** `npx tsx bench/forms-throughput.ts`: requests per second and the 99th percentile of the form handlers, on each database and without one. */
async function main(): Promise<void> {
  await measure('no storage', stubDatabase);
  for (const [kind, openDatabases] of databaseKinds) {
    const databases = await openDatabases();
    const { database } = await databases.open();
    await measure(kind, database);
    await database.close();
    await databases.close();
  }
}

void main();
