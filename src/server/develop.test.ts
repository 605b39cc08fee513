import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { inquiryFields } from './forms/api/service-content.fixture';
import { writeTestFormsSite } from './server-process.fixture';
import { createEmbeddedDatabases } from './forms/store/databases.fixture';

const databases = createEmbeddedDatabases();

test('[A1] the service of gatsby develop takes forms on the port that it tells, and ends with its parent', async () => {
  const site = writeTestFormsSite();
  const env = { PATH: process.env.PATH, DATA_DIR: await databases.createLocation() };
  const execArgv = ['--import', resolve('node_modules/tsx/dist/loader.mjs')];
  const child = fork(resolve('src/server/develop.ts'), { cwd: site.folder, env, execArgv, silent: true });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(inquiryFields) };
  expect((await fetch(`http://127.0.0.1:${port}/api/inquiries`, init)).status).toBe(201);
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
  await databases.close();
  site.remove();
});
