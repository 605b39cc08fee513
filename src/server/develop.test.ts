import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sampleContent, inquiryFields } from './forms/api/service-content.fixture';
import { writeTestFormsSite } from './server-process.fixture';
import { createEmbeddedDatabases } from './forms/store/databases.fixture';

const databases = createEmbeddedDatabases();
let site: ReturnType<typeof writeTestFormsSite>;
let child: ChildProcess;
let port: number;

beforeAll(async () => {
  site = writeTestFormsSite();
  const env = { PATH: process.env.PATH, DATA_DIR: await databases.createLocation() };
  const execArgv = ['--import', resolve('node_modules/tsx/dist/loader.mjs')];
  child = fork(resolve('src/server/develop.ts'), { cwd: site.folder, env, execArgv, silent: true });
  [{ port }] = (await once(child, 'message')) as [{ port: number }];
  // Until the embedded database is open, a request may end with 503.
  while (!(await fetch(`http://127.0.0.1:${port}/api/health`)).ok) await pause(50);
});
afterAll(async () => {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  await databases.close();
  site.remove();
});

const postInquiry = async (more: object = {}) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}/api/inquiries`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...inquiryFields, ...more }),
  });
  return [response.status, await response.json()] as const;
};

/** Replaces the content file as a build does. */
function writeContent(text: string): void {
  const file = join(site.folder, '.service', 'content.json');
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

test('[A1] the service of gatsby develop applies changed content at once, and keeps the last valid content', async () => {
  const room = { name: 'room', label: 'Room', kind: 'text', required: false, problem: 'Mend room' };
  const unknown = [422, { error: 'Words for unknown_field', fields: { room: 'Words for unknown_field' } }];
  expect(await postInquiry({ room: 'Bath' })).toEqual(unknown);
  const [form, ...others] = sampleContent.forms;
  writeContent(JSON.stringify({ ...sampleContent, forms: [{ ...form, inputs: [...form!.inputs, room] }, ...others] }));
  expect((await postInquiry({ room: 'Bath' }))[0]).toBe(201);
  writeContent('{"forms": []}');
  expect((await postInquiry({ room: 'Kitchen' }))[0]).toBe(201);
  writeContent(JSON.stringify(sampleContent));
  expect(await postInquiry({ room: 'Bath' })).toEqual(unknown);
});
