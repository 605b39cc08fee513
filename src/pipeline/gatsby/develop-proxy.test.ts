import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type DevelopServer, proxyFormsService } from './develop-proxy';

/** Stands for the service: says what it was asked, once. */
const service = `
  const { createServer } = require('node:http');
  const server = createServer((request, response) => {
    response.writeHead(201, { asked: request.method + ' ' + request.url });
    request.pipe(response).on('finish', () => process.exit());
  }).listen(0, () => process.send({ port: server.address().port }));`;

let folder: string;
let server: Server;
let mounted: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'develop-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  let handle: Parameters<DevelopServer['use']>[1] | undefined;
  proxyFormsService({ use: (at, given) => ([mounted, handle] = [at, given]) });
  server = createServer((request, response) => handle?.(Object.assign(request, { originalUrl: request.url }), response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const writeServiceEntry = (code: string) => {
  mkdirSync(join(folder, 'src', 'server'), { recursive: true });
  writeFileSync(join(folder, 'src', 'server', 'develop.ts'), code);
};
const post = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/newsletter/`, { method: 'POST', body: 'said' });

test('[A1] gatsby develop passes what comes under /api to the service', async () => {
  writeServiceEntry(service);
  const answer = await post();
  expect([mounted, answer.status, answer.headers.get('asked'), await answer.text()]).toEqual([
    '/api',
    201,
    'POST /api/newsletter/',
    'said',
  ]);
});

test('[A1] gatsby develop answers 503 where the service does not start', async () => {
  writeServiceEntry('process.exit(1);');
  const answer = await post();
  expect([answer.status, await answer.json(), existsSync(join(folder, '.data'))]).toEqual([503, {}, false]);
});
