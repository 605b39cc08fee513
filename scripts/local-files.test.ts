import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removeTestSite, writeTestSite } from '../src/server/host/host.fixture';
import { type RunningHost, startHost } from '../src/server/host/start-host';
import { createFileApi } from './local-files';

const site = writeTestSite({ 'index.html': 'home', '../content/news.yaml': 'title: Open', '../.env': 'SECRET=1' });
const folder = dirname(site);
let host: RunningHost;

beforeAll(async () => {
  process.env.GIT_REPO_DIRECTORY = folder;
  host = await startHost(site, 0, { api: await createFileApi(), address: '127.0.0.1' });
});
afterAll(async () => {
  delete process.env.GIT_REPO_DIRECTORY;
  await host.stop();
  removeTestSite(site);
});

/** Posts as the editing screen does, unless headers say otherwise; one that is undefined is left out. */
const post = (
  body: unknown,
  headers: Record<string, string | undefined> = {},
  method = 'POST',
  path = '/api/v1',
): Promise<[status: number, body: string]> =>
  new Promise((resolve, reject) => {
    const origin = `http://localhost:${host.port}`;
    const sent = { host: `localhost:${host.port}`, origin, 'content-type': 'application/json', ...headers };
    const kept = Object.fromEntries(Object.entries<string | undefined>(sent).filter(([, value]) => value !== undefined));
    request({ port: host.port, host: '127.0.0.1', path, method, headers: kept }, (response) => {
      text(response).then((answer) => resolve([response.statusCode!, answer]), reject);
    })
      .on('error', reject)
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });

const read = (path: string) => ({ action: 'getEntry', params: { branch: 'main', path } });
const write = (path: string, newPath?: string) => ({
  action: 'persistEntry',
  params: {
    branch: 'main',
    dataFiles: [{ slug: 'a', path, raw: 'written', newPath }],
    assets: [],
    options: { commitMessage: 'a', useWorkflow: false, status: 'draft' },
  },
});

test('[C5] the editing screen reads and writes the content of the repository', async () => {
  const [status, answer] = await post(read('content/news.yaml'));
  expect([status, JSON.parse(answer)]).toMatchObject([200, { data: 'title: Open' }]);
  expect((await post(write('content/articles/one.md')))[0]).toBe(200);
  expect(readFileSync(join(folder, 'content/articles/one.md'), 'utf8')).toBe('written');
});

test.each([
  ['of a page of another local port', { origin: 'http://localhost:3000' }],
  ['of a page of another site', { origin: 'https://elsewhere.example' }],
  ['of a file', { origin: 'null' }],
  ['without an origin', { origin: undefined }],
  ['of another name of this machine', { host: 'elsewhere.example', origin: 'http://elsewhere.example' }],
])('[C5] a request %s is refused, and so is its question whether it may ask', async (_, headers) => {
  expect(await post(write('content/foreign.yaml'), headers)).toEqual([403, expect.stringContaining('Only the editing screen')]);
  expect((await post('', { ...headers, 'access-control-request-method': 'POST' }, 'OPTIONS'))[0]).toBe(403);
  expect(existsSync(join(folder, 'content/foreign.yaml'))).toBe(false);
});

test.each([
  '.env',
  '.git/hooks/pre-commit',
  'package.json',
  'content/../.env',
  'contents/a.yaml',
  'content\\..\\.env',
  './.env',
  '/etc/passwd',
  '.',
  '',
])('[C5] the path %j is neither read nor written', async (path) => {
  const bodies = [
    read(path),
    write(path),
    write('content/news.yaml', path),
    { action: 'deleteFiles', params: { branch: 'main', paths: [path] } },
  ];
  const list = { action: 'entriesByFolder', params: { branch: 'main', folder: path, extension: '', depth: 9 } };
  for (const body of [...bodies, list, { action: 'getMedia', params: { branch: 'main', mediaFolder: path } }]) {
    const [status, answer] = await post(body);
    expect([status, answer]).toEqual([422, expect.stringContaining('content/ and static/ only')]);
  }
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe('SECRET=1');
});

test.each(['{', 'null', '"a"', '\u0000'])('[C5] the body %j gets a sentence, not a trace', async (body) => {
  expect(await post(body)).toEqual([400, '{"error":"The request is no JSON."}']);
});

test('[E9] the screen is told what the check finds in the files of the repository, and other pages are not', async () => {
  const [status, answer] = await post('', { origin: undefined, 'content-type': undefined }, 'GET', '/api/check');
  const faults = JSON.parse(answer) as { place: string }[];
  expect([status, faults.length > 0, faults.every(({ place }) => place.includes('content'))]).toEqual([200, true, true]);
  expect(await post('', {}, 'GET', '/api/check')).toEqual([403, expect.stringContaining('Only the editing screen')]);
});
