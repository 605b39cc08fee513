import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inquiryFields } from '../src/server/forms/api/service-content.fixture';
import { startSmtpServer } from '../src/server/forms/mail/smtp-server.fixture';
import { bundleFunctions, writeFunctionFolder } from './functions.fixture';
import { createPostgresDatabases } from '../src/server/forms/store/databases.fixture';

const databases = createPostgresDatabases();
const folder = writeFunctionFolder();

beforeAll(() => bundleFunctions(folder));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs code next to the bundled functions in its own process, as the host does, and returns its output. */
async function runScript(code: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}

/** Code that loads the API function and lets it connect: on a busy machine, that takes longer than the deadline of a request. */
const loadingCode = `
    const { default: api } = await import('./api.mjs');
    const call = (path, init) =>
      api(new Request('https://narra.example' + path, init), { ip: '203.0.113.7', deploy: { context: 'production' } });
    for (let tries = 0; tries < 20 && (await call('/api/health')).status === 503; tries += 1);`;

/** Calls the API function, and returns the status and the body of each response. */
async function callApi(requests: [path: string, body?: object][], env: Record<string, string>): Promise<[number, unknown][]> {
  const code = `${loadingCode}
    const responses = [];
    for (const [path, body] of ${JSON.stringify(requests)}) {
      const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await call(path, init);
      responses.push([response.status, await response.json()]);
    }
    process.stdout.write(JSON.stringify(responses), () => process.exit());`;
  const stdout = await runScript(code, env);
  return JSON.parse(stdout.slice(stdout.indexOf('[['))) as [number, unknown][];
}

/** Calls the scheduled function as the host does, and returns its schedule, status and output. */
const callScheduled = (env: Record<string, string>): Promise<string> =>
  runScript(
    `
    const { default: outbox, config } = await import('./outbox.mjs');
    const body = JSON.stringify({ next_run: '2026-11-21T00:32:00.000Z' });
    const request = new Request('https://narra.example/.netlify/functions/outbox', { method: 'POST', body });
    const response = await outbox(request, { deploy: { context: 'production' } });
    process.stdout.write(config.schedule + ' ' + response.status + await response.text(), () => process.exit());`,
    env,
  );

test('[W4] the bundled API function stores the files of an inquiry', async () => {
  const { database, location } = await databases.open();
  const code = `${loadingCode}
    const body = new FormData();
    for (const [name, value] of ${JSON.stringify(Object.entries(inquiryFields))}) body.append(name, value);
    body.append('files', new File(['%PDF-1.7', new Uint8Array(3_900_000)], 'plan.pdf'));
    const response = await call('/api/inquiries', { method: 'POST', body });
    process.stdout.write(String(response.status), () => process.exit());`;
  expect(await runScript(code, { DATABASE_URL: location })).toBe('201');
  expect(await database.query('SELECT name, type, length(bytes) AS length FROM inquiry_file')).toEqual([
    { name: 'plan.pdf', type: 'application/pdf', length: 3_900_008 },
  ]);
  await database.close();
});

test('[A1, A4] the bundled functions store an inquiry in PostgreSQL once, and send its mail once', async () => {
  const smtp = await startSmtpServer();
  const env = { DATABASE_URL: await databases.createLocation(), SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' };
  const responses = await callApi([['/api/inquiries/', inquiryFields], ['/api/inquiries', inquiryFields], ['/api/health/']], env);
  expect(responses.map(([status]) => status)).toEqual([201, 200, 200]);
  expect(responses[1]![1]).toEqual(responses[0]![1]);
  expect(responses[2]![1]).toMatchObject({ database: 'ok', outbox: { waiting: 1 } });
  expect([await callScheduled(env), await callScheduled(env)]).toEqual(Array(2).fill('*/15 * * * * 204'));
  expect(smtp.messages).toHaveLength(1);
  await smtp.close();
});
