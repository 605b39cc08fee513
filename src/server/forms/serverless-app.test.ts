import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { build, type Metafile } from 'esbuild';
import { sampleContent, inquiryFields } from './api/service-content.fixture';
import { getMailHeader, startSmtpServer } from './mail/smtp-server.fixture';
import { openPostgres } from './store/postgres';
import { type PostgresServer, startPostgres } from './store/postgres.fixture';

let folder: string;
let server: PostgresServer;
let metafile: Metafile;

/** Runs code next to the bundled functions in its own process, as the host does, and returns its output. */
async function runScript(code: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}

/** Code that loads the API function and lets it connect: on a busy machine, that takes longer than the deadline of a request. */
const getLoadingCode = (context: string) => `
    const { default: api } = await import('./api.mjs');
    const call = (path, init) =>
      api(new Request('https://narra.example' + path, init), { ip: '203.0.113.7', deploy: { context: '${context}' } });
    for (let tries = 0; tries < 20 && (await call('/api/health')).status === 503; tries += 1);`;

/** Calls the API function, and returns the status and the body of each response. */
async function callApi(
  requests: [path: string, body?: object][],
  env: Record<string, string>,
  context = 'production',
): Promise<[number, unknown][]> {
  const code = `${getLoadingCode(context)}
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
const callScheduled = (env: Record<string, string>, context = 'production'): Promise<string> =>
  runScript(
    `
    const { default: outbox, config } = await import('./outbox.mjs');
    const body = JSON.stringify({ next_run: '2026-11-21T00:32:00.000Z' });
    const request = new Request('https://narra.example/.netlify/functions/outbox', { method: 'POST', body });
    const response = await outbox(request, { deploy: { context: '${context}' } });
    process.stdout.write(config.schedule + ' ' + response.status + await response.text(), () => process.exit());`,
    env,
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'function-'));
  mkdirSync(join(folder, '.service'));
  writeFileSync(join(folder, '.service', 'content.json'), JSON.stringify(sampleContent));
  server = await startPostgres();
  const result = await build({
    entryPoints: ['netlify/functions/api.ts', 'netlify/functions/outbox.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['pg-native'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    metafile: true,
    logLevel: 'error',
  });
  metafile = result.metafile;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('[A1] the bundled functions do not contain the embedded database', () => {
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((path) => path.includes('node_modules/pg/'))).toBe(true);
  expect(inputs.filter((path) => /pglite|embedded|\.wasm/.test(path))).toEqual([]);
  const sizes = Object.values(metafile.outputs).map(({ bytes }) => bytes);
  expect(Math.max(...sizes)).toBeLessThan(3_000_000);
});

test('[W4] the bundled API function stores the files of an inquiry', async () => {
  const databaseUrl = await server.createDatabase();
  const code = `${getLoadingCode('production')}
    const body = new FormData();
    for (const [name, value] of ${JSON.stringify(Object.entries(inquiryFields))}) body.append(name, value);
    body.append('files', new File(['%PDF-1.7', new Uint8Array(3_900_000)], 'plan.pdf'));
    const response = await call('/api/inquiries', { method: 'POST', body });
    process.stdout.write(String(response.status), () => process.exit());`;
  expect(await runScript(code, { DATABASE_URL: databaseUrl })).toBe('201');
  const database = openPostgres(databaseUrl);
  expect(await database.query('SELECT name, type, length(bytes) AS length FROM inquiry_file')).toEqual([
    { name: 'plan.pdf', type: 'application/pdf', length: 3_900_008 },
  ]);
  await database.close();
});

test('[A1] the bundled API function stores inquiries in PostgreSQL', async () => {
  const env = { DATABASE_URL: await server.createDatabase() };
  const responses = await callApi(
    [['/api/inquiries/', inquiryFields], ['/api/inquiries', inquiryFields], ['/api/health/'], ['/api/newsletter', { email: '' }], ['/api']],
    env,
  );
  expect(responses.map(([status]) => status)).toEqual([201, 200, 200, 422, 404]);
  expect(responses[1]![1]).toEqual(responses[0]![1]);
  expect(responses[2]![1]).toMatchObject({ database: 'ok', outbox: { waiting: 1 } });
});

test('[C4] a deploy preview never uses the production database', async () => {
  const [production, preview] = [await server.createDatabase(), await server.createDatabase()];
  const posts: [string, object][] = [['/api/newsletter', { email: 'visitor@sample.example' }]];
  expect(await callApi(posts, { DATABASE_URL: production }, 'deploy-preview')).toEqual([[503, { error: 'Words for preview' }]]);
  expect(await callApi(posts, { DATABASE_URL: production, PREVIEW_DATABASE_URL: preview }, 'deploy-preview')).toMatchObject([[201, {}]]);
  expect(await callApi(posts, { DATABASE_URL: production })).toMatchObject([[201, {}]]);
});

test('[A4] the scheduled function sends waiting mails once, and sends none on a preview', async () => {
  const smtp = await startSmtpServer();
  const env = { DATABASE_URL: await server.createDatabase(), SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' };
  const [[, stored] = []] = await callApi([['/api/inquiries', inquiryFields]], env);
  const { reference } = stored as { reference: string };
  const readHealth = async () => (await callApi([['/api/health']], env))[0]![1];
  try {
    const preview = { ...env, PREVIEW_DATABASE_URL: env.DATABASE_URL };
    expect(await callScheduled(preview, 'deploy-preview')).toBe('*/2 * * * * 204');
    expect([smtp.messages.length, await readHealth()]).toEqual([0, expect.objectContaining({ outbox: { waiting: 1, dead: 0 } })]);
    expect([await callScheduled(env), await callScheduled(env)]).toEqual(Array(2).fill('*/2 * * * * 204'));
    expect(smtp.messages).toHaveLength(1);
    expect([getMailHeader(smtp.messages[0]!, 'To'), getMailHeader(smtp.messages[0]!, 'Subject')]).toEqual([
      'staff@narra.example',
      `Inquiry ${reference}: A Sample`,
    ]);
    expect(smtp.messages[0]).toContain('A wall of terrazzo.');
    expect(await readHealth()).toMatchObject({ outbox: { waiting: 0, dead: 0 } });
  } finally {
    await smtp.close();
  }
});

test('[A4] the scheduled function keeps a mail that the server does not accept', async () => {
  const smtp = await startSmtpServer();
  const env = { DATABASE_URL: await server.createDatabase(), SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' };
  await callApi([['/api/inquiries', inquiryFields]], env);
  await smtp.close();
  expect(await callScheduled(env)).toMatch(/failed \(ESOCKET\), to be tried again\s+\*\/2 \* \* \* \* 204$/);
  expect((await callApi([['/api/health']], env))[0]![1]).toMatchObject({ outbox: { waiting: 1, dead: 0 } });
});

test('[A4] the scheduled function sends waiting mails while the purge fails', async () => {
  const smtp = await startSmtpServer();
  const env = { DATABASE_URL: await server.createDatabase(), SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' };
  await callApi([['/api/inquiries', inquiryFields]], env);
  const database = openPostgres(env.DATABASE_URL);
  await database.exec('ALTER TABLE hit RENAME TO hit_away');
  await database.close();
  expect(await callScheduled(env)).toMatch(/purge failed: .*42P01[^]*204$/);
  expect(smtp.messages).toHaveLength(1);
  await smtp.close();
});
