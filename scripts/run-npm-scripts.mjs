// node scripts/run-npm-scripts.mjs [--minutes=30] [--weekly] a b@5,c d: runs the npm scripts a, then b (at most 5 minutes) and c side by side, then d,
// and stops after the first that fails. What runs side by side writes to .reports/logs as it comes, and is printed when it has ended.
// A script that takes too long is ended with all that it started, and the tests that it was at are named (docs/proof.md).
import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { parseArgs } from 'node:util';

const options = { minutes: { type: 'string', default: '60' }, weekly: { type: 'boolean', default: false } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const timesFile = '.reports/step-times.jsonl';
const logFolder = '.reports/logs';
const runningFolder = '.reports/running';
const depth = Number(process.env.STEP_DEPTH ?? 0);
const isOutermost = depth === 0;
const isTerminal = process.stdout.isTTY === true;
/** How long a script that was asked to end may take for it, in milliseconds. */
const grace = 20_000;
const started = Date.now();
const deadline = started + Number(values.minutes) * 60_000;
/** The tests of the weekly lane run where this is set. */
const lane = values.weekly ? { WEEKLY: '1' } : {};
/** The scripts that run now. */
const running = new Map();
let isStopping = false;

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A full disk must not end a run that it does not fail. */
function tryToWrite(write) {
  try {
    return write();
  } catch (error) {
    console.error(`Not written: ${error.message}`);
    return undefined;
  }
}

function printTimes() {
  const lines = read(timesFile).trim();
  if (lines === '') return;
  const steps = lines.split('\n').map((line) => JSON.parse(line));
  steps.sort((one, other) => one.start - other.start);
  const total = (Date.now() - started) / 1_000;
  const rows = steps.map((step) => `${'  '.repeat(step.depth)}${step.seconds.toFixed(1).padStart(8)} s  ${step.name}`);
  console.log(`\nTime of the steps, ${total.toFixed(0)} s in all:\n${rows.join('\n')}`);
}

/** Sends a signal to a script and to what it started. */
function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended.
  }
}

/** Asks a script to end, and ends it when it does not. */
function endScript(child) {
  signal(child, 'SIGTERM');
  setTimeout(() => signal(child, 'SIGKILL'), grace).unref();
}

/** The tests that were running, by the reporters of the test runners. */
function nameRunningTests() {
  if (!existsSync(runningFolder)) return;
  for (const name of readdirSync(runningFolder)) {
    const tests = read(join(runningFolder, name)).trimEnd();
    if (tests !== '') console.error(`Running in ${name}:\n${tests}`);
  }
}

/** Ends what runs, and says what it was. */
function stop(reason) {
  if (isStopping) return;
  isStopping = true;
  console.error(`\nStopped: ${reason}`);
  for (const [child, name] of running) {
    console.error(`"${name}" was running.`);
    endScript(child);
  }
  if (isOutermost) nameRunningTests();
}

const describeEnd = (code, signalName) => (signalName ? `was ended by ${signalName}` : `failed with exit code ${code}`);

/** Runs one script. Returns how it failed; undefined if it did not. */
async function runScript(step, isAlone) {
  const [name, minutes] = step.split('@');
  const log = join(logFolder, `${name.replaceAll(':', '-')}.log`);
  const file = isAlone ? undefined : tryToWrite(() => openSync(log, 'w'));
  const output = file ?? 'inherit';
  const color = isTerminal && isAlone ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
  const start = Date.now();
  const child = spawn(`npm run --silent ${name}`, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
    env: { ...process.env, ...color, ...lane, STEP_DEPTH: String(depth + 1) },
  });
  running.set(child, name);
  let isLate = false;
  const end = () => {
    isLate = true;
    console.error(`\n"${name}" has taken ${minutes} minutes, which is too long, and is ended.`);
    nameRunningTests();
    endScript(child);
  };
  const timer = minutes === undefined ? undefined : setTimeout(end, Number(minutes) * 60_000);
  const [code, signalName] = await new Promise((ended) => child.once('close', (...how) => ended(how)));
  clearTimeout(timer);
  running.delete(child);
  const line = `${JSON.stringify({ name, depth, start, seconds: (Date.now() - start) / 1_000 })}\n`;
  tryToWrite(() => appendFileSync(timesFile, line));
  if (file !== undefined) {
    closeSync(file);
    console.log(`\n${name}\n${read(log).trimEnd()}`);
  }
  if (code === 0 && !isLate) return undefined;
  return `"${name}" ${isLate ? `took more than ${minutes} minutes` : describeEnd(code, signalName)}`;
}

/** Runs scripts side by side, two at a time, and returns how those that failed did. */
async function runSideBySide(steps) {
  const waiting = [...steps];
  const failures = [];
  const work = async () => {
    for (let step = waiting.shift(); step && !isStopping; step = waiting.shift()) {
      const failure = await runScript(step, steps.length === 1);
      if (failure) failures.push({ name: step.split('@')[0], failure });
    }
  };
  await Promise.all([work(), work()]);
  return failures;
}

async function main() {
  tryToWrite(() => {
    if (isOutermost) for (const path of [timesFile, logFolder, runningFolder]) rmSync(path, { recursive: true, force: true });
    for (const folder of [logFolder, runningFolder]) mkdirSync(folder, { recursive: true });
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(name, () => {
      stop(`it got ${name}.`);
      process.exitCode = 128 + constants.signals[name];
    });
  const late = () => stop(`the run has taken ${values.minutes} minutes, which is too long.`);
  const timer = setTimeout(late, deadline - Date.now());
  for (const [at, step] of positionals.entries()) {
    if (isStopping) break;
    console.log(`\n[${at + 1}/${positionals.length}] ${step.replaceAll(/@[\d.]+/g, '').replaceAll(',', ', ')}`);
    const failures = await runSideBySide(step.split(','));
    if (failures.length === 0) continue;
    process.exitCode ??= 1;
    for (const { name, failure } of failures)
      console.error(`\nStopped: ${failure}. Mend what it says above; "npm run ${name}" runs it alone.`);
    break;
  }
  clearTimeout(timer);
  if (isStopping) process.exitCode ??= 1;
  if (isOutermost) printTimes();
}

await main();
