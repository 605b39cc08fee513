import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { content, filled } from './api/content.fixture';
import { writeFormsSite } from './running.fixture';
import { embeddedDatabases } from './store/databases.fixture';

const databases = embeddedDatabases();
let site: ReturnType<typeof writeFormsSite>;
let child: ChildProcess;
let port: number;

beforeAll(async () => {
  site = writeFormsSite();
  const env = { PATH: process.env.PATH, DATA_DIR: await databases.newPlace() };
  const execArgv = ['--import', resolve('node_modules/tsx/dist/loader.mjs')];
  child = fork(resolve('src/server/develop.ts'), { cwd: site.folder, env, execArgv, silent: true });
  [{ port }] = (await once(child, 'message')) as [{ port: number }];
});
afterAll(async () => {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  await databases.close();
  site.remove();
});

const post = async (more: object = {}) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/inquiries`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...filled, ...more }),
  });
  return [answer.status, await answer.json()] as const;
};

/** Writes the content as a build does. */
function write(text: string): void {
  const file = join(site.folder, '.service', 'content.json');
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

test('[A1] gatsby develop’s service takes a form as content has it now, and keeps the last that could be read', async () => {
  const room = { name: 'room', label: 'Room', kind: 'text', required: false, problem: 'Mend room' };
  const unknown = [422, { error: 'Words for unknown_field', fields: { room: 'Words for unknown_field' } }];
  expect(await post({ room: 'Bath' })).toEqual(unknown);
  const [form, ...others] = content.forms;
  write(JSON.stringify({ ...content, forms: [{ ...form, inputs: [...form!.inputs, room] }, ...others] }));
  expect((await post({ room: 'Bath' }))[0]).toBe(201);
  write('{"forms": []}');
  expect((await post({ room: 'Kitchen' }))[0]).toBe(201);
  write(JSON.stringify(content));
  expect(await post({ room: 'Bath' })).toEqual(unknown);
});
