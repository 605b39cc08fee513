import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createEmbeddedDatabases, type TestDatabases } from './forms/store/databases.fixture';
import { writeTestFormsSite } from './server-process.fixture';
import { findFreePort } from '../../tests/support/free-port';

let port: number;
let site: ReturnType<typeof writeTestFormsSite>;
let databases: TestDatabases;
let watchdog: ChildProcess;
let output = '';

const startWatchdog = (env: Record<string, string>) => {
  const tsx = resolve('node_modules/tsx/dist/loader.mjs');
  watchdog = spawn(process.execPath, ['--import', tsx, resolve('src/server/watchdog.ts')], {
    cwd: site.folder,
    // A group of its own, which ends with the test.
    detached: true,
    env: { PATH: process.env.PATH, PORT: String(port), WATCHDOG_SECONDS: '1', ...env },
  });
  for (const stream of [watchdog.stdout!, watchdog.stderr!]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
};

const isHealthy = () =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(500) }).then(
    ({ ok }) => ok,
    () => false,
  );
const waitForHealth = async () => {
  while (!(await isHealthy())) await pause(100);
};
const getServerPid = () => {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(watchdog.pid)], { encoding: 'utf8' });
  return Number(/^\s*(\d+) .*main\.ts/m.exec(children)![1]);
};

beforeEach(async () => {
  port = await findFreePort();
  site = writeTestFormsSite();
  databases = createEmbeddedDatabases();
  output = '';
});
afterEach(async () => {
  if (watchdog.exitCode === null) {
    const ended = once(watchdog, 'exit');
    process.kill(-watchdog.pid!, 'SIGKILL');
    await ended;
  }
  await databases.close();
  site.remove();
});

test('[A9] a server that hangs, or is killed, is started again, and ends with its watchdog', async () => {
  startWatchdog({ DATA_DIR: await databases.createLocation() });
  await waitForHealth();
  // Twelve polls: Node warns of the eleventh listener of an event.
  await pause(12_000);
  const first = getServerPid();
  process.kill(first, 'SIGSTOP');
  while (!output.includes('does not answer')) await pause(100);
  await waitForHealth();
  const second = getServerPid();
  process.kill(second, 'SIGKILL');
  while (!output.includes('has ended')) await pause(100);
  await waitForHealth();
  expect(new Set([first, second, getServerPid()]).size).toBe(3);
  expect(output).not.toContain('Warning');
  // A server that has answered a poll, and takes long to end, is not one that hangs.
  const third = getServerPid();
  await pause(3_000);
  process.kill(third, 'SIGSTOP');
  watchdog.kill('SIGTERM');
  await pause(8_000);
  process.kill(third, 'SIGCONT');
  if (watchdog.exitCode === null) await once(watchdog, 'exit');
  expect([watchdog.exitCode, await isHealthy()]).toEqual([0, false]);
}, 300_000);

test('[A9] a server that cannot start because of a setting is not started again', async () => {
  startWatchdog({ DATA_DIR: await databases.createLocation(), LOG_FORMAT: 'xml' });
  await once(watchdog, 'exit');
  expect([watchdog.exitCode, output.match(/LOG_FORMAT is "xml"/g)]).toEqual([1, ['LOG_FORMAT is "xml"']]);
});
