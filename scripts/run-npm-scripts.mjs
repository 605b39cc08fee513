// node scripts/run-npm-scripts.mjs [--minutes=60] [--weekly] a b,c d: runs the npm scripts a, then b and c side by side, two at a time, then d,
// and stops after the first that fails. What runs side by side writes to .reports/logs as it comes, and is printed when it has ended.
// A run that takes too long is ended with all that it started, and the tests that it was at are named (docs/proof.md).
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { parseArgs } from 'node:util';

const options = { minutes: { type: 'string', default: '60' }, weekly: { type: 'boolean', default: false } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const logFolder = '.reports/logs';
const runningFolder = '.reports/running';
/** How long a script that was asked to end may take for it, in milliseconds. */
const grace = 20_000;
/** The tests of the weekly lane run where this is set. */
const lane = values.weekly ? { WEEKLY: '1' } : {};
const running = new Map();
let isStopping = false;

/** Sends a signal to a script and to what it started. */
function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended.
  }
}

/** The tests that were running, by the reporters of the test runners. */
function nameRunningTests() {
  if (!existsSync(runningFolder)) return;
  for (const name of readdirSync(runningFolder)) {
    const tests = readFileSync(join(runningFolder, name), 'utf8').trimEnd();
    if (tests !== '') console.error(`Running in ${name}:\n${tests}`);
  }
}

/** Asks what runs to end, ends it when it does not, and says what it was. */
function stop(reason, exitCode = 1) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = exitCode;
  console.error(`\nStopped: ${reason}`);
  for (const [child, name] of running) {
    console.error(`"${name}" was running.`);
    signal(child, 'SIGTERM');
    setTimeout(() => signal(child, 'SIGKILL'), grace).unref();
  }
  nameRunningTests();
}

/** Runs one script. Returns how it failed; undefined if it did not. */
async function runScript(name, isAlone) {
  const log = join(logFolder, `${name.replaceAll(':', '-')}.log`);
  const file = isAlone ? undefined : openSync(log, 'w');
  const output = file ?? 'inherit';
  const color = process.stdout.isTTY && isAlone ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
  const began = Date.now();
  const child = spawn(`npm run --silent ${name}`, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
    env: { ...process.env, ...color, ...lane },
  });
  running.set(child, name);
  const [code, signalName] = await new Promise((ended) => child.once('close', (...how) => ended(how)));
  running.delete(child);
  if (file !== undefined) {
    closeSync(file);
    console.log(`\n${name}\n${readFileSync(log, 'utf8').trimEnd()}`);
  }
  console.log(`${name} took ${((Date.now() - began) / 1_000).toFixed(1)} s.`);
  if (code === 0) return undefined;
  return `"${name}" ${signalName ? `was ended by ${signalName}` : `failed with exit code ${code}`}`;
}

/** Runs scripts side by side, two at a time, and returns how those that failed did. */
async function runSideBySide(names) {
  const waiting = [...names];
  const failures = [];
  const work = async () => {
    for (let name = waiting.shift(); name && !isStopping; name = waiting.shift()) {
      const failure = await runScript(name, names.length === 1);
      if (failure) failures.push({ name, failure });
    }
  };
  await Promise.all([work(), work()]);
  return failures;
}

async function main() {
  for (const path of [logFolder, runningFolder]) rmSync(path, { recursive: true, force: true });
  mkdirSync(logFolder, { recursive: true });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => stop(`it got ${name}.`, 128 + constants.signals[name]));
  const late = () => stop(`the run has taken ${values.minutes} minutes, which is too long.`);
  const timer = setTimeout(late, Number(values.minutes) * 60_000);
  for (const [at, step] of positionals.entries()) {
    if (isStopping) break;
    console.log(`\n[${at + 1}/${positionals.length}] ${step.replaceAll(',', ', ')}`);
    const failures = await runSideBySide(step.split(','));
    if (failures.length === 0) continue;
    process.exitCode ??= 1;
    for (const { name, failure } of failures)
      console.error(`\nStopped: ${failure}. Mend what it says above; "npm run ${name}" runs it alone.`);
    break;
  }
  clearTimeout(timer);
}

await main();
