import { rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import type apiFunction from './functions/api';
import type outboxFunction from './functions/outbox';
import type { App } from '../src/server/forms/app';
import { inquiryFields } from '../src/server/forms/api/service-content.fixture';
import { getMailHeader, type SmtpServer, startSmtpServer } from '../src/server/forms/smtp-server.fixture';
import { bundleFunctions, writeFunctionFolder } from './functions.fixture';
import { createPostgresDatabases } from '../src/server/forms/store/databases.fixture';

const databases = createPostgresDatabases();
const folder = writeFunctionFolder();
const outerEnv = process.env;
let lines: string[];
const opened: (App | SmtpServer)[] = [];

beforeEach(() => {
  lines = [];
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterAll(async () => {
  for (const one of opened) await one.close();
  process.env = outerEnv;
  rmSync(folder, { recursive: true });
});

/** A mail server, which is closed when a test fails, too. */
async function openSmtp(): Promise<SmtpServer> {
  const smtp = await startSmtpServer();
  opened.push(smtp);
  return smtp;
}

/** Loads both functions, as an instance of a deploy does, on a host that lets them work on after an answer or not. */
async function loadFunctions(env: Record<string, string>, context: string, hasBackground = true) {
  process.env = { ...outerEnv, ...env };
  let api!: typeof apiFunction;
  let outbox!: typeof outboxFunction;
  await jest.isolateModulesAsync(async () => {
    ({ default: api } = await import('./functions/api'));
    ({ default: outbox } = await import('./functions/outbox'));
    opened.push((await import('../src/server/forms/serverless-app')).getServerlessApp(context));
  });
  /** What the function does after its answers. */
  const background: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void background.push(promise);
  const call = (path: string, init?: RequestInit) =>
    api(new Request(`https://narra.example/api/${path}`, init), {
      ip: '203.0.113.7',
      deploy: { context },
      ...(hasBackground && { waitUntil }),
    });
  const request = async (path: string, body?: object): Promise<[number, unknown]> => {
    const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await call(path, init);
    return [response.status, await response.json()];
  };
  const runOutbox = async () =>
    (await outbox(new Request('https://narra.example/.netlify/functions/outbox', { method: 'POST' }), { deploy: { context } })).status;
  return { call, request, background, runOutbox };
}

test('[A1, A4] one function has all paths of the API, the other runs each quarter of an hour', async () => {
  const functions = await Promise.all([import('./functions/api'), import('./functions/outbox')]);
  expect(functions.map(({ config }) => config)).toEqual([{ path: ['/api', '/api/*'] }, { schedule: '*/15 * * * *' }]);
});

test('[A1] the bundled functions do not contain the embedded database', async () => {
  const { inputs, outputs } = await bundleFunctions(folder);
  const paths = Object.keys(inputs);
  expect(paths.some((path) => path.includes('node_modules/pg/'))).toBe(true);
  expect(paths.filter((path) => /pglite|embedded|\.wasm/.test(path))).toEqual([]);
  expect(Math.max(...Object.values(outputs).map(({ bytes }) => bytes))).toBeLessThan(3_000_000);
});

test('[C4] a deploy preview never uses the production database', async () => {
  const [production, preview] = [await databases.open(), await databases.open()];
  const env = { DATABASE_URL: production.location };
  const post = async (more: object, context: string) =>
    (await loadFunctions({ ...env, ...more }, context)).request('newsletter', { email: 'visitor@sample.example' });
  for (const context of ['deploy-preview', 'branch-deploy']) expect(await post({}, context)).toEqual([503, { error: 'Words for preview' }]);
  // A visitor of the site is not told that it is a preview.
  const { request } = await loadFunctions({ DATABASE_URL: '' }, 'production');
  expect(await request('newsletter', { email: 'visitor@sample.example' })).toEqual([503, { error: 'Words for unavailable' }]);
  expect(await request('health')).toMatchObject([503, { database: 'not set' }]);
  expect(await post({ PREVIEW_DATABASE_URL: preview.location }, 'deploy-preview')).toMatchObject([201, {}]);
  expect(await post({}, 'production')).toMatchObject([201, {}]);
  for (const { database } of [production, preview]) {
    expect(await database.query('SELECT email FROM subscriber')).toEqual([{ email: 'visitor@sample.example' }]);
    await database.close();
  }
  // The log of the preview is loud about it, the log of production has nothing to say.
  expect(lines.filter((line) => line.includes('REACH PREVIEWS'))).toEqual([
    expect.stringMatching(/^SECRETS OF PRODUCTION REACH PREVIEWS, .*: DATABASE_URL\. This preview does not use them\./),
    ...Array(2).fill(expect.stringContaining(': DATABASE_URL. ')),
  ]);
});

test('[A12] a function with wrong settings takes no form, and says in its log which they are and in /api/health that they are', async () => {
  const { database, location } = await databases.open();
  const { request, runOutbox } = await loadFunctions({ DATABASE_URL: location, STAFF_EMAIL: 'staff', PORT: 'x' }, 'production');
  expect(await request('inquiries', inquiryFields)).toEqual([503, { error: 'Words for unavailable' }]);
  expect(await request('health')).toEqual([503, { status: 'unavailable', database: 'wrong settings' }]);
  expect(await request('alive')).toEqual([200, { status: 'ok' }]);
  await expect(runOutbox()).rejects.toThrow('wrong settings');
  expect(lines.filter((line) => line.includes('STAFF_EMAIL'))).toEqual([
    expect.stringMatching(/^STAFF_EMAIL is "staff": it must be one address, such as staff@narra\.example\.\nPORT is "x": it must .*$/),
  ]);
  await database.close();
});

test('[A4] a post is answered before its mail is sent, which needs no run of the schedule; what leaves no mail asks for none', async () => {
  const smtp = await openSmtp();
  const { database, location } = await databases.open();
  const env = { DATABASE_URL: location, PREVIEW_DATABASE_URL: location, SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' };
  const { request, background } = await loadFunctions(env, 'production');
  const refused = await request('newsletter', { email: '' });
  expect([refused[0], (await request('health'))[0], background.length]).toEqual([422, 200, 0]);
  const [status] = await request('inquiries', inquiryFields);
  expect([status, smtp.messages.length, background.length]).toEqual([201, 0, 1]);
  await Promise.all(background);
  expect(smtp.messages.map((message) => getMailHeader(message, 'To'))).toEqual(['staff@narra.example']);
  const preview = await loadFunctions(env, 'deploy-preview');
  await preview.request('inquiries', { ...inquiryFields, message: 'Another' });
  await Promise.all(preview.background);
  expect([preview.background.length, smtp.messages.length]).toEqual([1, 1]);
  await database.close();
});

test('[A1, A4] the functions store inquiries and send each mail once, on no preview', async () => {
  const smtp = await openSmtp();
  const { database, location } = await databases.open();
  const env = { DATABASE_URL: location, PREVIEW_DATABASE_URL: location, SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' };
  const preview = await loadFunctions(env, 'deploy-preview', false);
  const { call, request, runOutbox } = await loadFunctions(env, 'production', false);
  const [status, stored] = await request('inquiries/', inquiryFields);
  expect([status, await request('inquiries', inquiryFields)]).toEqual([201, [200, stored]]);
  expect([(await request('newsletter', { email: '' }))[0], (await request(''))[0]]).toEqual([422, 404]);
  expect(await (await call('', { headers: { accept: 'text/html' } })).text()).toMatch(/, in the shell$/);
  expect([await preview.runOutbox(), smtp.messages.length]).toEqual([204, 0]);
  expect((await request('health/'))[1]).toEqual({ status: 'ok', mails: 'ok' });
  // The mails are sent while the purge fails.
  await database.exec('ALTER TABLE hit RENAME TO hit_away');
  expect([await runOutbox(), await runOutbox()]).toEqual([204, 204]);
  expect(lines.join('\n')).toMatch(/purge failed: .*42P01/);
  await database.exec('ALTER TABLE hit_away RENAME TO hit');
  expect(smtp.messages.map((message) => [getMailHeader(message, 'To'), getMailHeader(message, 'Subject')])).toEqual([
    ['staff@narra.example', `Inquiry ${(stored as { reference: string }).reference}: A Sample`],
  ]);
  await database.close();
});
