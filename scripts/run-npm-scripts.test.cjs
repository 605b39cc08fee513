const { spawn, spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join, resolve } = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { afterAll, beforeAll, expect, test } = require('@jest/globals');

const runner = resolve(__dirname, 'run-npm-scripts.mjs');
const counter = resolve(__dirname, 'count-test-results.mjs');
let folder;

// What hangs writes the id of its process, so that a test can ask whether it has ended.
const scripts = {
  one: 'echo one says this',
  two: 'echo two says this',
  red: 'echo red says this; exit 3',
  hangs: 'echo hangs says this; echo $$ > pid; sleep 600',
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
});

afterAll(() => rmSync(folder, { recursive: true }));

const env = { ...process.env, WEEKLY: '' };
const run = (...args) => spawnSync(process.execPath, [runner, ...args], { cwd: folder, encoding: 'utf8', env });

const isRunning = () => {
  try {
    return process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0);
  } catch {
    return false;
  }
};

/** A process that has ended has its number until its parent asks for its status. */
async function untilEnded() {
  while (isRunning()) await pause(20);
}

test('scripts run one after another and side by side, and their times are printed', () => {
  const { status, stdout } = run('one', 'one,two');
  expect(status).toBe(0);
  expect(stdout).toMatch(/\[1\/2\] one\none says this\none took [\d.]+ s\.\n\n\[2\/2\] one, two\n/);
  expect(stdout).toMatch(/\ntwo\ntwo says this\ntwo took [\d.]+ s\.\n/);
});

test('the first script that fails ends the run; its exit code and its output are printed', () => {
  const { status, stdout, stderr } = run('one,red', 'two');
  expect(status).toBe(1);
  expect(stdout).toContain('red says this');
  expect(stdout).not.toContain('two says this');
  expect(stderr).toContain('Stopped: "red" failed with exit code 3. Mend what it says above; "npm run red" runs it alone.');
});

test('a run that is asked to end ends all that it started, and names the scripts and tests that were running', async () => {
  const child = spawn(process.execPath, [runner, 'one,hangs'], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolveEnd) => child.once('close', resolveEnd));
  while (!isRunning() || !output.includes('one took')) await pause(20);
  // As a reporter of a test runner does.
  mkdirSync(join(folder, '.reports/running'), { recursive: true });
  writeFileSync(join(folder, '.reports/running/jest'), '  slow.test.ts\n');
  child.kill('SIGTERM');
  expect(await ended).toBe(143);
  expect(output).toContain('Stopped: it got SIGTERM.\n"hangs" was running.\nRunning in jest:\n  slow.test.ts\n');
  await untilEnded();
  expect(readFileSync(join(folder, '.reports/logs/hangs.log'), 'utf8')).toBe('hangs says this\n');
});

test('a run that takes too long ends what runs', async () => {
  const { status, stderr } = run('--minutes=0.03', 'hangs', 'one');
  expect(status).toBe(1);
  expect(stderr).toContain('Stopped: the run has taken 0.03 minutes, which is too long.');
  await untilEnded();
});

test('results are counted from the reports; a run that failed without a failed test, or whose report is cut off, counts as one', () => {
  const reports = join(folder, '.reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, 'jest.json'), JSON.stringify({ passed: 10, failed: 0 }));
  writeFileSync(join(reports, 'playwright.json'), JSON.stringify({ stats: { expected: 5, unexpected: 2, flaky: 1 } }));
  writeFileSync(join(reports, 'browsers.json'), '{"stats": {"expected": 3,');
  const count = (status) => spawnSync(process.execPath, [counter, status], { cwd: folder, encoding: 'utf8' }).stdout.trim().split('\n');
  expect(count('1').at(-1)).toBe('15 passed, 3 failed');
  rmSync(join(reports, 'playwright.json'));
  expect(count('143')).toEqual(['.reports/browsers.json cannot be read.', 'Exit code 143.', '10 passed, 1 failed']);
});
