import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createTestApp, type TestApp } from '../../src/server/forms/app.fixture';
import { inquiryFields } from '../../src/server/forms/api/service-content.fixture';
import { startSmtpServer } from '../../src/server/forms/mail/smtp-server.fixture';
import type { Database } from '../../src/server/forms/store/database';
import type { TestDatabases } from '../../src/server/forms/store/databases.fixture';

/** The runs that are measured, and the budget of each in milliseconds, which is that of the service. */
const maxRuns = 12;
const runBudget = 5000;

/** The index entries are written when all rows are there, which is many times faster. */
const createRowsSql = (count: number) => `
  ALTER TABLE hit DROP CONSTRAINT hit_pkey; DROP INDEX hit_ends_at;
  INSERT INTO hit SELECT md5(n::text), '2026-01-01', '2026-01-02', 1 FROM generate_series(1, ${count}) AS n;
  ALTER TABLE hit ADD PRIMARY KEY (subject, began_at); CREATE INDEX hit_ends_at ON hit (ends_at)`;

/** An expired row of each other kind. */
const createOthersSql = `
  INSERT INTO subscriber (id, email, created_at) VALUES (gen_random_uuid(), 'old@sample.example', '2020-01-01');
  INSERT INTO outbox (id, state, due_at, ended_at) VALUES (gen_random_uuid(), 'sent', '2020-01-01', '2020-01-01');
  INSERT INTO secret VALUES ('salt 2020-01-01', 'x');
  INSERT INTO timing VALUES ('2020-01-01', 'lcp', 'home', '4g', 1, 1);
  INSERT INTO script_error VALUES ('2020-01-01', 'home', 'a.js:1:1', 1);
  UPDATE inquiry SET received_at = '2020-01-01'`;
const countOthersSql = `SELECT (SELECT count(*) FROM subscriber) + (SELECT count(*) FROM outbox WHERE ended_at < '2021-01-01')
  + (SELECT count(*) FROM secret WHERE name = 'salt 2020-01-01') + (SELECT count(*) FROM timing) + (SELECT count(*) FROM script_error)
  + (SELECT count(*) FROM inquiry WHERE received_at < '2021-01-01') AS count`;

/** A database that notes how long each batch of hits takes, and how many rows it deletes. */
function watchBatches(database: Database, batches: { ms: number; rows: number }[]): Database {
  return {
    ...database,
    query: async <T>(sql: string, values?: readonly unknown[]) => {
      const startedAt = performance.now();
      const rows = await database.query<T>(sql, values);
      if (sql.startsWith('DELETE FROM hit')) batches.push({ ms: performance.now() - startedAt, rows: rows.length });
      return rows;
    },
  };
}

const postInquiry = (app: TestApp) => app.post('/api/inquiries', { ...inquiryFields, _key: randomUUID() });

/** Purges expired rows of rate limits as the service does, five seconds at a time, while inquiries arrive and are mailed; and describes it. */
export async function purgeRows(databases: TestDatabases, rowCount: number): Promise<string> {
  const { database, location } = await databases.open();
  const smtp = await startSmtpServer();
  const batches: { ms: number; rows: number }[] = [];
  const env = { LIMIT_PER_ADDRESS: '99999', LIMIT_PER_EMAIL: '99999', SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' };
  const app = createTestApp(watchBatches(database, batches), env);
  await postInquiry(app);
  await app.sendMails(1000);
  const client = new Client({ connectionString: location });
  await client.connect();
  await client.query(createOthersSql);
  await client.query(createRowsSql(rowCount));

  const startedAt = performance.now();
  let runs = 0;
  let othersGone = 0;
  let slowestMail = 0;
  const isLeft = () => batches.length === 0 || batches.at(-1)!.rows > 0;
  while (runs < maxRuns && isLeft()) {
    const ended = new AbortController();
    const purging = app.purge(runBudget).finally(() => ended.abort());
    runs += 1;
    while (!ended.signal.aborted) {
      const sentAt = performance.now();
      await postInquiry(app);
      await app.sendMails(1000);
      slowestMail = Math.max(slowestMail, performance.now() - sentAt);
    }
    await purging;
    const [row] = (await client.query<{ count: string }>(countOthersSql)).rows;
    if (othersGone === 0 && row!.count === '0') othersGone = runs;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await client.end();
  await app.close();
  await smtp.close();
  const times = batches.map(({ ms }) => ms).sort((a, b) => a - b);
  const deleted = batches.reduce((sum, { rows }) => sum + rows, 0);
  return [
    `${rowCount} expired rows of limits; ${runs} runs of 5 s took ${seconds.toFixed(0)} s and deleted ${deleted}`,
    `a batch took ${times[Math.floor(times.length / 2)]!.toFixed(0)} ms (median), ${times.at(-1)!.toFixed(0)} ms (slowest)`,
    `the expired rows of the six other kinds were gone after run ${othersGone}`,
    `${smtp.messages.length - 1} inquiries were stored and mailed meanwhile, the slowest in ${slowestMail.toFixed(0)} ms`,
    `logged: ${[...new Set(app.logLines)].join(' ') || 'nothing'}`,
  ].join('\n- ');
}
