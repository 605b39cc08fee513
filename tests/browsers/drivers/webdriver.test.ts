import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createTestFolder } from '../../support/test-folder';
import { startWebDriver } from './webdriver';

const root = createTestFolder();

const isRunning = (pid: string) => existsSync(`/proc/${pid}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test('a driver that never answers leaves no process behind, nor does its child', async () => {
  const list = root.write('pids', '');
  const program = root.write('driver', `#!/bin/sh\nsleep infinity &\necho "$$ $! ." > ${list}\nwait\n`);
  chmodSync(program, 0o700);
  const control = new AbortController();
  const start = startWebDriver({ command: program, capabilities: {} }, control.signal);
  const readPids = () => readFileSync(list, 'utf8').trim().split(' ');
  while (readPids().length < 3) await wait(5);
  const pids = readPids().slice(0, 2);
  expect(pids.map(isRunning)).toEqual([true, true]);
  control.abort(new Error('given up'));
  await expect(start).rejects.toThrow('given up');
  while (pids.some(isRunning)) await wait(5);
});
