import { availableParallelism, loadavg } from 'node:os';
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
  times.sort((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)]!.toFixed(0));
  const failed = responses.filter(({ status }) => status !== 201).length;
  console.log(`| ${path} | ${name} | ${perSecond} | ${p50} ms | ${p99} ms | ${failed} |`);
}

/**
 * `npx tsx bench/forms-throughput.ts`: a table of the requests per second and the times of posts to the service of `npm start`, on each
 * database.
 */
async function main(): Promise<void> {
  console.log(
    `Load average ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors; ${requestCount} posts, ${connections} at a time.`,
  );
  console.log('| form | database | posts a second | p50 | p99 | not stored |\n| --- | --- | --- | --- | --- | --- |');
  const site = writeTestFormsSite();
  for (const [kind, openDatabases] of databaseKinds) {
    const databases = openDatabases();
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
