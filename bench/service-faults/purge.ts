import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createTestApp } from '../../src/server/forms/app.fixture';
import { inquiryFields } from '../../src/server/forms/api/service-content.fixture';
import { startSmtpServer } from '../../src/server/forms/smtp-server.fixture';
import type { TestDatabases } from '../../src/server/forms/store/databases.fixture';
import { createInquiryBody, runLoad, startServerProcess, writeTestFormsSite } from '../../src/server/server-process.fixture';

/** The index entries are written when all rows are there, which is many times faster. A thousand rows end at the same moment. */
const createRowsSql = (count: number) => `
  ALTER TABLE hit DROP CONSTRAINT hit_pkey; DROP INDEX hit_ends_at;
  INSERT INTO hit SELECT md5(n::text), began_at, began_at + interval '10 minutes', 1
  FROM generate_series(1, ${count}) AS n, LATERAL (SELECT '2026-01-01'::timestamptz + n / 1000 * interval '1 minute' AS began_at) AS began;
  ALTER TABLE hit ADD PRIMARY KEY (subject, began_at); CREATE INDEX hit_ends_at ON hit (ends_at)`;

/** An expired row of each other kind, and a purge a moment ago: so few are then deleted whatever their share. */
const createOthersSql = `
  INSERT INTO purge_run (at) VALUES (now());
  INSERT INTO subscriber (id, email, created_at) VALUES (gen_random_uuid(), 'old@sample.example', '2020-01-01');
  INSERT INTO outbox (id, state, due_at, ended_at) VALUES (gen_random_uuid(), 'sent', '2020-01-01', '2020-01-01');
  INSERT INTO secret VALUES ('salt 2020-01-01', 'x');
  INSERT INTO timing VALUES ('2020-01-01', 'lcp', 'home', '4g', 1, 1);
  INSERT INTO script_error VALUES ('2020-01-01', 'home', 'a.js:1:1', 1);
  UPDATE inquiry SET received_at = '2020-01-01'`;
const countOthersSql = `SELECT (SELECT count(*) FROM subscriber) + (SELECT count(*) FROM outbox WHERE ended_at < '2021-01-01')
  + (SELECT count(*) FROM secret WHERE name = 'salt 2020-01-01') + (SELECT count(*) FROM timing) + (SELECT count(*) FROM script_error)
  + (SELECT count(*) FROM inquiry WHERE received_at < '2021-01-01') AS count`;

/** Each run of the purge ends with a VACUUM of the table. */
const hitsSql = `SELECT EXISTS (SELECT FROM hit WHERE ends_at < now() - interval '1 hour') AS "isLeft", vacuum_count AS runs,
  pg_total_relation_size('hit') / 1e6 AS megabytes FROM pg_stat_user_tables WHERE relname = 'hit'`;

async function writeExpiredRows(databases: TestDatabases, rowCount: number): Promise<{ client: Client; location: string }> {
  const { database, location } = await databases.open();
  const app = createTestApp(database, {});
  await app.post('/api/inquiries', { ...inquiryFields, _key: randomUUID() });
  await app.close();
  const client = new Client({ connectionString: location });
  await client.connect();
  await client.query(createOthersSql);
  await client.query(createRowsSql(rowCount));
  return { client, location };
}

/** Starts the service on a database with expired rows of rate limits, sends inquiries until its purge has deleted the rows, and describes it. */
export async function purgeRows(databases: TestDatabases, rowCount: number): Promise<string> {
  const { client, location } = await writeExpiredRows(databases, rowCount);
  const query = async <T>(sql: string): Promise<T> => (await client.query(sql)).rows[0] as T;
  const readHits = () => query<{ isLeft: boolean; runs: string; megabytes: string }>(hitsSql);
  const { megabytes } = await readHits();
  const smtp = await startSmtpServer();
  const site = writeTestFormsSite();
  const env = { DATABASE_URL: location, SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' };
  const server = await startServerProcess(site.folder, env);
  const startedAt = performance.now();
  const getSeconds = (from = startedAt) => (performance.now() - from) / 1000;
  const answerTimes: number[] = [];
  const mailTimes: number[] = [];
  let othersGone: number | undefined;
  let refused = 0;
  while ((await readHits()).isLeft) {
    const sentAt = performance.now();
    const [answer] = await runLoad(server.url, {
      count: 1,
      connections: 1,
      path: 'inquiries',
      body: () => createInquiryBody(answerTimes.length),
    });
    answerTimes.push(getSeconds(sentAt));
    const { reference } = answer!.body;
    if (reference === undefined) refused += 1;
    else {
      while (!smtp.messages.some((message) => message.includes(reference))) await pause(50);
      mailTimes.push(getSeconds(sentAt));
    }
    if (othersGone === undefined && (await query<{ count: string }>(countOthersSql)).count === '0') othersGone = getSeconds();
  }
  const seconds = getSeconds();
  const { runs } = await readHits();
  await server.stop('SIGTERM');
  await client.end();
  await smtp.close();
  site.remove();
  const logged = server.getOutput().match(/^.*(?:forms|watchdog):.*$/gm);
  return [
    `${rowCount} expired rows of limits, ${Number(megabytes).toFixed(0)} MB, were gone after ${seconds.toFixed(0)} s and ${runs} runs`,
    `the expired rows of the six other kinds were gone after ${othersGone?.toFixed(1)} s`,
    `${mailTimes.length} inquiries were stored and mailed meanwhile, ${refused} were not: the slowest answer took ` +
      `${Math.max(...answerTimes).toFixed(1)} s, the slowest mail ${Math.max(...mailTimes).toFixed(1)} s`,
    `logged: ${logged?.join(' ') ?? 'nothing'}`,
  ].join('\n- ');
}
