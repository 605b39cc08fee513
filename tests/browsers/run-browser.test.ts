import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import type { Browser, Driver } from './drivers/driver';
import { startWebDriver } from './drivers/webdriver';
import { journey } from './journey';
import { Report } from './report';
import { type Result, runBrowser, startTitle } from './run-browser';
import type { Network } from './site-proxy';

const folder = mkdtempSync(join(tmpdir(), 'run-browser-'));

afterAll(() => rmSync(folder, { recursive: true }));

const limits = { start: [5, 5, 5], journey: 1_000, close: 5 };
const works = (title: string) => journey(title, {}, () => Promise.resolve());
const never = () => new Promise<never>(() => undefined);
const driver = { close: () => Promise.resolve() } as Driver;

async function tryIn(browser: Partial<Browser>, journeys: Parameters<typeof runBrowser>[0], changed: Partial<typeof limits> = {}) {
  const results: Result[] = [];
  const whole: Browser = { name: 'sample', lacks: [], start: () => Promise.resolve(driver), stop: () => undefined, ...browser };
  await runBrowser(journeys, {
    browser: whole,
    limits: { ...limits, ...changed },
    openNetwork: () => ({}) as Network,
    onBegin: () => undefined,
    onResult: (result) => results.push(result),
  });
  return results.map(({ title, outcome, problem }) => ({ title, outcome, problem }));
}

test('a browser that does not start fails once, and each try to start it is aborted', async () => {
  const signals: AbortSignal[] = [];
  const start = (_: unknown, signal: AbortSignal) => {
    signals.push(signal);
    return never();
  };
  const results = await tryIn({ start, sessions: 1, programs: { '/usr/bin/sample': 'sample-package' } }, [works('one'), works('two')]);
  expect(results).toEqual([
    { title: startTitle, outcome: 'failed', problem: expect.stringMatching(/sample does not start.*sample-package/) },
  ]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

test('a session that does not start at once is started again', async () => {
  const busy = () => Promise.reject(new Error('busy'));
  const answers = [busy, busy, () => Promise.resolve(driver)];
  const start = () => answers.shift()!();
  expect(await tryIn({ start }, [works('one')])).toEqual([{ title: 'one', outcome: 'passed', problem: undefined }]);
  expect(answers).toEqual([]);
});

test('a journey that fails names its step and is tried once; the next one has a session of its own', async () => {
  let starts = 0;
  let runs = 0;
  const fails = journey('one', {}, (visitor) => {
    runs += 1;
    visitor.step('the second step');
    return Promise.reject(new Error('nothing is seen'));
  });
  const start = () => Promise.resolve({ ...driver, number: (starts += 1), close: never });
  expect(await tryIn({ start }, [fails, works('two')])).toEqual([
    { title: 'one', outcome: 'failed', problem: 'the second step: nothing is seen' },
    { title: 'two', outcome: 'passed', problem: undefined },
  ]);
  expect([starts, runs]).toEqual([2, 1]);
});

test('a journey that never ends is ended, and one that a browser cannot show is not tried', async () => {
  const hangs = journey('one', {}, (visitor) => visitor.step('the end').until('it ends', never));
  const results = await tryIn({ lacks: ['paper'] }, [hangs, journey('two', { needs: ['paper'] }, never)], { journey: 5 });
  expect(results).toEqual([
    { title: 'two', outcome: 'not tried', problem: undefined },
    { title: 'one', outcome: 'failed', problem: 'the end: it took more than 0.005 s' },
  ]);
});

test('in an old browser the journeys without scripts are tried, and no other', async () => {
  const plain = journey('two', { isScriptless: true }, () => Promise.resolve());
  expect(await tryIn({ isOld: true }, [works('one'), plain])).toEqual([
    { title: 'one', outcome: 'not tried', problem: undefined },
    { title: 'two', outcome: 'passed', problem: undefined },
  ]);
});

test('the report holds each result as it comes', () => {
  const file = join(folder, 'reports/browsers.json');
  const results = (['passed', 'not tried'] as const).map((outcome) => ({ title: outcome, browser: 'sample', outcome, seconds: 1 }));
  const report = new Report(file);
  for (const result of results) report.add(result);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ passed: 1, failed: 0, results });
});

const isRunning = (pid: string) => existsSync(`/proc/${pid}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test('a driver that never answers leaves no process behind, nor does its child', async () => {
  const program = join(folder, 'driver');
  const list = join(folder, 'pids');
  writeFileSync(list, '');
  writeFileSync(program, `#!/bin/sh\nsleep infinity &\necho "$$ $! ." > ${list}\nwait\n`, { mode: 0o700 });
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
