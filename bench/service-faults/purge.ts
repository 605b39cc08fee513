import { Client } from 'pg';
import type { TestDatabases } from '../../src/server/forms/store/databases.fixture';
import { createSampleInquiry, createSampleMail } from '../../src/server/forms/store/inquiry.fixture';
import { createStore } from '../../src/server/forms/store/store';

const dayMs = 86_400_000;

/** Purges expired rows of rate limits as the service does, five seconds at a time, and describes it. An expired inquiry waits among them. */
export async function purgeRows(databases: TestDatabases, rowCount: number): Promise<string> {
  const { database, location } = await databases.open();
  const store = createStore(database);
  await store.addInquiry(createSampleInquiry('old'), createSampleMail, new Date(Date.now() - 800 * dayMs));
  const client = new Client({ connectionString: location });
  await client.connect();
  await client.query(`INSERT INTO hit SELECT md5(n::text), '2026-01-01', '2026-01-02', 1 FROM generate_series(1, ${rowCount}) AS n`);
  const startedAt = performance.now();
  let rounds = 0;
  let inquiryRounds = 0;
  let left = rowCount;
  while (left > 0) {
    await store.purge(730, new Date(), 5000);
    rounds += 1;
    if (inquiryRounds === 0 && (await store.listInquiries(false)).length === 0) inquiryRounds = rounds;
    left = Number((await client.query<{ count: string }>('SELECT count(*) FROM hit')).rows[0]!.count);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await client.end();
  await store.close();
  return `${rowCount} expired rows: gone after ${rounds} runs of 5 s (${seconds.toFixed(0)} s); the expired inquiry was gone after run ${inquiryRounds}`;
}
