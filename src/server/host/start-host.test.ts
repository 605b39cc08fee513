import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { removeTestSite, writeTestSite } from './host.fixture';
import { defaultLimits, type RunningHost, startHost } from './start-host';

// A second, so that a busy machine reads the complete request in time.
const short = {
  ...defaultLimits,
  headersTimeout: 1000,
  requestTimeout: 2000,
  keepAliveTimeout: 500,
  silenceTimeout: 60_000,
  lingerTimeout: 100,
};
/** Far longer than the limits of the test, and shorter than those of Node. */
const testLimit = 20_000;
const root = writeTestSite({ 'index.html': 'home' });
let host: RunningHost;
const sockets: Socket[] = [];

async function open(text = ''): Promise<Socket> {
  const socket = connect(host.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await host.stop();
});
afterAll(() => removeTestSite(root));

test(
  '[A3] connections without a request, with half a request or with a body that never ends are closed',
  async () => {
    host = await startHost(root, 0, { limits: short });
    const body = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nx';
    const texts = ['', 'GET / HTTP/1.1\r\nHo', body, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'];
    const responses = await Promise.all(texts.map(async (text) => readToEnd(await open(text))));
    expect(responses.map((response) => response.slice(9, 12))).toEqual(['408', '408', '405', '200']);
  },
  testLimit,
);

test('[A3] one address has at most so many connections, and gets another when one ends', async () => {
  host = await startHost(root, 0, { limits: { ...defaultLimits, maxPerAddress: 2 } });
  const [first] = [await open(), await open()];
  expect(await readToEnd(await open())).toBe('');
  first.destroy();
  await once(first, 'close');
  let response = '';
  while (!response.startsWith('HTTP/1.1 200'))
    response = await readToEnd(await open('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'));
  expect(response).toContain('home');
  expect(await Promise.race([1, 2].map(async () => readToEnd(await open())))).toBe('');
});

test('[A3] a host that stops answers the request that it has, and takes no other', async () => {
  const requests = new EventEmitter();
  const received = once(requests, 'request') as Promise<[ServerResponse]>;
  host = await startHost(root, 0, { limits: short, api: (_, response) => void requests.emit('request', response) });
  const reading = readToEnd(await open('GET /api/x HTTP/1.1\r\nHost: a\r\n\r\n'));
  const [response] = await received;
  const stopping = host.stop();
  await expect(fetch(`http://127.0.0.1:${host.port}/`)).rejects.toThrow('fetch failed');
  response.end('answered');
  expect(await reading).toContain('answered');
  await stopping;
});

test('[A3] a connection that asks for more and more without waiting for answers ends, and few requests of it are begun', async () => {
  let count = 0;
  host = await startHost(root, 0, { api: () => void (count += 1) });
  await readToEnd(await open('GET /api/x HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000)));
  expect(count).toBeLessThan(20);
  const answered = await startHost(root, 0, { api: (_, response) => void response.end('answer') });
  await host.stop();
  host = answered;
  const socket = await open();
  const reading = readToEnd(socket);
  for (let index = 0; index < 40; index += 1) {
    socket.write(`GET /api/x HTTP/1.1\r\nHost: a\r\n${index === 39 ? 'Connection: close\r\n' : ''}\r\n`);
    if (index < 39) await once(socket, 'data');
  }
  expect((await reading).split('answer')).toHaveLength(41);
});

test('[A3] two Host headers, or one that no host has, get a 400 with the error page', async () => {
  host = await startHost(root, 0, { api: (_, response) => void response.end('from the service') });
  const ask = async (path: string, ...hosts: string[]) =>
    readToEnd(await open(`GET ${path} HTTP/1.1\r\n${hosts.map((name) => `Host: ${name}\r\n`).join('')}Connection: close\r\n\r\n`));
  for (const path of ['/', '/api/alive', 'http://narra.example/api/alive']) {
    expect(await ask(path, 'narra.example:80')).toContain('HTTP/1.1 200 OK');
    for (const hosts of [['narra.example', 'elsewhere.example'], ['a@b'], ['a/b'], ['0x7f.1']])
      expect([hosts, (await ask(path, ...hosts)).slice(9, 12)]).toEqual([
        hosts,
        path.startsWith('http') && hosts.length === 1 ? '200' : '400',
      ]);
  }
});

test('[G1] the longest link of a board is answered, and a longer head of a request is not', async () => {
  host = await startHost(root, 0);
  const ask = async (length: number) =>
    (await readToEnd(await open(`GET /?b=${'a'.repeat(length)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`))).slice(9, 12);
  expect([await ask(24_000), await ask(33_000)]).toEqual(['200', '431']);
});

test('[A1, X4] a path leads to the service only if the service reads it as its own', async () => {
  host = await startHost(root, 0, { api: (request, response) => void response.end(`service ${request.url}`) });
  const ask = async (path: string) =>
    (await readToEnd(await open(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`))).split('\r\n');
  for (const path of ['/api', '/api/health?a=\\..', '/api/staff/../health', 'http://a/api/health'])
    expect((await ask(path)).at(-1)).toBe(`service ${path.replace('http://a', '')}`);
  for (const path of ['/api/../our-story', '/api/%2e%2e/our-story', '/api/..\\our-story', '/apiary', '/our-story/../api/health'])
    expect([path, ...(await ask(path)).filter((line) => /^HTTP|^service/.test(line))]).toEqual([path, 'HTTP/1.1 404 Not Found']);
});

test(
  '[A3] a response that nobody reads ends',
  async () => {
    const closed = new EventEmitter();
    const api: RequestListener = (_, response) => void response.once('close', () => closed.emit('close')).write(Buffer.alloc(30_000_000));
    host = await startHost(root, 0, { limits: { ...short, silenceTimeout: 2000 }, api });
    (await open('GET /api/x HTTP/1.1\r\nHost: a\r\n\r\n')).pause();
    expect(await once(closed, 'close')).toEqual([]);
  },
  testLimit,
);

test('a host without a built site, or on a port that is in use, says what to do', async () => {
  host = await startHost(root, 0);
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  await expect(startHost(join(empty, 'public'), 0)).rejects.toThrow(
    `There is no built site in ${join(empty, 'public')}: run "npm run build" first.`,
  );
  await expect(startHost(root, host.port)).rejects.toThrow(`Port ${host.port} is taken: set PORT to another one.`);
  rmSync(empty, { recursive: true });
});
