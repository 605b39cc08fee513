import express from 'express';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { proxyFormsService } from './develop-proxy';
import { createTestFolder } from '../../../../tests/support/test-folder';

/** A service that answers one request with its method, URL and body. */
const service = `
  const { createServer } = require('node:http');
  const server = createServer((request, response) => {
    response.writeHead(201, { received: request.method + ' ' + request.url });
    request.pipe(response).on('finish', () => process.exit());
  }).listen(0, () => process.send({ port: server.address().port }));`;

const folder = createTestFolder();
let server: Server;

beforeEach(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder());
  const app = express();
  proxyFormsService(app);
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});
afterEach(() => {
  server.close();
});

const writeServiceEntry = (code: string) => folder.write('src/server/develop.ts', code);
const post = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/newsletter/`, { method: 'POST', body: 'body' });

test('[A1] gatsby develop forwards requests under /api to the forms service', async () => {
  writeServiceEntry(service);
  const answer = await post();
  expect([answer.status, answer.headers.get('received'), await answer.text()]).toEqual([201, 'POST /api/newsletter/', 'body']);
});

test('[A1] gatsby develop answers 503 when the service does not start', async () => {
  writeServiceEntry('process.exit(1);');
  const answer = await post();
  expect([answer.status, await answer.json(), existsSync(folder('.data'))]).toEqual([503, {}, false]);
});
