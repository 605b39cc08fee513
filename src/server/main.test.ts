import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStream } from './forms/app.fixture';
import { createEmbeddedDatabases } from './forms/store/databases.fixture';
import { runScript, type ServerProcess, startServerProcess, writeTestFormsSite } from './server-process.fixture';

const databases = createEmbeddedDatabases();
let site: ReturnType<typeof writeTestFormsSite>;
let server: ServerProcess;
let dataDir: string;

beforeAll(async () => {
  site = writeTestFormsSite({ 'index.html': 'home', _redirects: '/a /b 302 Country=ph' });
  dataDir = await databases.createLocation();
  server = await startServerProcess(site.folder, { DATA_DIR: dataDir, TRUST_PROXY: '1', LIMIT_PER_ADDRESS: '3' });
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await databases.close();
  site.remove();
});

const postNewsletter = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/newsletter/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

const runCommand = (...args: string[]) => runScript(site.folder, { DATA_DIR: dataDir }, 'src/server/operate.ts', ...args);

test('[A1] npm start serves the API and the site on one port', async () => {
  expect(await (await fetch(server.url)).text()).toBe('home');
  expect((await postNewsletter('{"email":"visitor@sample.example"}')).status).toBe(201);
  expect((await fetch(`${server.url}/api/newsletter/`)).status).toBe(405);
  expect((await fetch(`${server.url}/apiary`)).headers.get('content-type')).toContain('text/plain');
});

test('[A1] a request of HTTP/1.0 without a host gets a page, and an answer of the API', async () => {
  for (const [path, body] of [
    ['/', 'home'],
    ['/api/alive', '{"status":"ok"}'],
  ] as const) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 200 .*${body}$`, 's'));
  }
});

test('[A3] a large streamed body gets a 413, and an endless one is cut off', async () => {
  expect((await postNewsletter(createStream(500_000))).status).toBe(413);
  const endless = await postNewsletter(createStream(200_000_000)).then(
    ({ status }) => status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(endless);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('[A5] behind our own proxy, visitors are distinguished by the address that the proxy appended', async () => {
  const subscribeFrom = async (address: string, number: number) =>
    (await postNewsletter(`{"email":"v${number}@sample.example"}`, { 'x-forwarded-for': `198.51.100.${number}, ${address}` })).status;
  const statuses = [];
  for (const number of [1, 2, 3, 4]) statuses.push(await subscribeFrom('203.0.113.9', number));
  expect([...statuses, await subscribeFrom('203.0.113.10', 5)]).toEqual([201, 201, 201, 429, 201]);
});

test('[A1, A5] /api/health tells that the proxy does not append the address of its visitor', async () => {
  const ask = async (forwarded: string): Promise<unknown> =>
    (await fetch(`${server.url}/api/health`, { headers: { 'x-forwarded-for': forwarded } })).json();
  const right = { status: 'ok', mails: 'ok' };
  expect([await ask('192.0.2.1, 203.0.113.7'), await ask('192.0.2.1')]).toEqual([right, { ...right, proxy: 'wrong' }]);
});

test('[A2, A11] a second service on the same data folder exits with instructions, and the first keeps running', async () => {
  const { status, stderr } = await runScript(site.folder, { PORT: '0', DATA_DIR: dataDir }, 'src/server/main.ts');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/in use by another process.*set DATA_DIR.*set DATABASE_URL/)]);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('[A11] the commands of the operator work while the service runs', async () => {
  const [list, backup] = await Promise.all([
    runCommand('inbox', 'export', '--csv', '--subscribers'),
    runCommand('backup', 'running.ndjson'),
  ]);
  expect([list.stdout, backup.stdout]).toEqual([
    expect.stringContaining('visitor@sample.example'),
    expect.stringMatching(/^Wrote \d+ rows to .*\/running\.ndjson\.$/m),
  ]);
  expect(readFileSync(join(site.folder, 'running.ndjson'), 'utf8')).toContain('visitor@sample.example');
  const wrong = await runCommand('restore', 'running.ndjson');
  expect([wrong.status, wrong.stderr]).toEqual([1, 'The database has data: restore a backup into an empty one.\n']);
});

test('[A6] the service purges, and npm run inbox reads the database when no other process uses it', async () => {
  await server.stop('SIGTERM');
  const { database } = await databases.open(dataDir);
  expect(await database.query('SELECT retention_days FROM purge_run')).toEqual([{ retention_days: 730 }]);
  await database.close();
  const { stdout, status } = await runCommand('inbox', 'export', '--csv', '--subscribers');
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^\uFEFF[^]*visitor@sample\.example",.*,"https:\/\/narra\.example\/api\/newsletter\/leave\?of=/),
  ]);
  // The service has left where its links lead, so no build is needed.
  rmSync(join(site.folder, '.service'), { recursive: true });
  expect(await runCommand('inbox', 'export', '--csv', '--subscribers')).toEqual({ status: 0, stdout, stderr: '' });
});

test('[A12] npm start with wrong settings names them all and does not start', async () => {
  const { status, stderr } = await runScript(site.folder, { PORT: 'http', SITE_URL: 'narra.example' }, 'src/server/main.ts');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^PORT is "http": .*\nSITE_URL is "narra.example": .*\n$/)]);
});

test('npm start prints its URL, the unsupported rules and that there are no forms, and exits on SIGTERM', async () => {
  const formless = await startServerProcess(site.folder, {});
  expect(await (await fetch(formless.url)).text()).toBe('home');
  expect(await formless.stop('SIGTERM')).toBe(0);
  const lines = formless.getOutput().trim().split('\n');
  expect(lines.sort()).toEqual([
    expect.stringMatching(/^The site is at http:\/\/localhost:\d+$/),
    'There is no .service/content.json, so the forms lead nowhere: run "npm run build".',
    '_redirects: "/a /b 302 Country=ph" is not supported',
  ]);
});
