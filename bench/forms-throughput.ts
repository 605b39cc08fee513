import {
  startServerProcess,
  createInquiryBody,
  createSubscriberBody,
  runLoad,
  writeTestFormsSite,
} from '../src/server/server-process.fixture';
import { databaseKinds } from '../src/server/forms/store/databases.fixture';

const requestCount = 4000;
const connections = 20;

async function measure(name: string, url: string, path: string, createBody: (index: number) => object): Promise<void> {
  const times: number[] = [];
  const starts = new Map<number, number>();
  await runLoad(url, { count: 300, connections, path, body: (index) => createBody(index + 1_000_000) });
  const startedAt = performance.now();
  const responses = await runLoad(url, {
    count: requestCount,
    connections,
    path,
    body: (index) => {
      starts.set(index, performance.now());
      return createBody(index);
    },
    onResponse: ({ index }) => times.push(performance.now() - starts.get(index)!),
  });
  const perSecond = Math.round((requestCount / (performance.now() - startedAt)) * 1000);
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
  const failed = responses.filter(({ status }) => status !== 201).length;
  console.log(`${name.padEnd(12)} ${path.padEnd(11)} ${perSecond} requests/s, p99 ${p99.toFixed(0)} ms, ${failed} failed`);
}

/**
 * `npx tsx bench/forms-throughput.ts`: requests per second and the 99th percentile of the service of `npm start`, on each database, beside a
 * handler that stores nothing.
 */
async function main(): Promise<void> {
  const site = writeTestFormsSite();
  const empty = await startServerProcess(site.folder, {}, 'bench/empty-service.ts');
  await measure('nothing', empty.url, 'inquiries', createInquiryBody);
  await measure('nothing', empty.url, 'newsletter', createSubscriberBody);
  await empty.stop('SIGKILL');
  for (const [kind, openDatabases] of databaseKinds) {
    const databases = await openDatabases();
    const location = await databases.createLocation();
    const server = await startServerProcess(site.folder, kind === 'embedded' ? { DATA_DIR: location } : { DATABASE_URL: location });
    await measure(kind, server.url, 'inquiries', createInquiryBody);
    await measure(kind, server.url, 'newsletter', createSubscriberBody);
    await server.stop('SIGTERM');
    await databases.close();
  }
  site.remove();
}

void main();
