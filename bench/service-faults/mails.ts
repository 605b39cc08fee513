import { setTimeout as pause } from 'node:timers/promises';
import { startSmtpServer } from '../../src/server/forms/smtp-server.fixture';
import type { TestDatabases } from '../../src/server/forms/store/databases.fixture';
import { createFormsStore } from '../../src/server/forms/store/store';
import { startServerProcess, writeTestFormsSite } from '../../src/server/server-process.fixture';

const createMailsSql = (count: number) => `INSERT INTO outbox (id, mail, due_at)
  SELECT gen_random_uuid(), jsonb_build_object('to', 'v' || n || '@sample.example', 'subject', 'Sample', 'text', repeat('Text of a mail. ', 60)),
    now() - interval '1 hour' + n * interval '10 ms' FROM generate_series(1, ${count}) AS n`;

/** Stops the service while many mails wait, and describes how long that and a claim take, and whether the state of each mail is known. */
export async function stopAmongMails(databases: TestDatabases, count: number): Promise<string> {
  const { database, location } = await databases.open();
  const store = createFormsStore(database);
  await store.ping();
  await database.exec(createMailsSql(count));
  const times: number[] = [];
  for (let index = 0; index < 100; index += 1) {
    const startedAt = performance.now();
    await store.claimMail(new Date(), new Date(), 'visitor');
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  await store.close();
  const smtp = await startSmtpServer();
  smtp.behaviors.push(...Array<'delay'>(count).fill('delay'));
  const site = writeTestFormsSite();
  const env = { SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example', [databases.isServer ? 'DATABASE_URL' : 'DATA_DIR']: location };
  const server = await startServerProcess(site.folder, env);
  while (smtp.messages.length < 20) await pause(10);
  const stoppedAt = performance.now();
  const status = await server.stop('SIGTERM');
  const stopTime = performance.now() - stoppedAt;
  const opened = await databases.open(location);
  const [row] = await opened.database.query<{ sent: number }>(`SELECT count(*)::int AS sent FROM outbox WHERE state = 'sent'`);
  await opened.database.close();
  await smtp.close();
  site.remove();
  return [
    `${databases.isServer ? 'PostgreSQL' : 'embedded'}, ${count} waiting mails: SIGTERM ended the service after ${stopTime.toFixed(0)} ms with status ${status}`,
    `a claim took ${times[50]!.toFixed(1)} ms, the slowest of a hundred ${times[99]!.toFixed(1)} ms`,
    `the mail server had taken ${smtp.messages.length} mails, ${row!.sent} are marked as sent`,
  ].join('; ');
}
