// node scripts/run-npm-scripts.mjs a b,c d: runs the npm scripts a, then b and c side by side, then d, and stops after the first that
// fails. The outermost run prints at its end how long each took, those within them included.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const steps = process.argv.slice(2);
const timesFile = '.reports/step-times.jsonl';
const depth = Number(process.env.STEP_DEPTH ?? 0);
const isOutermost = depth === 0;

function printTimes() {
  const times = readFileSync(timesFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const sorted = times.sort((one, other) => one.start - other.start);
  const own = sorted.filter((step) => step.depth === 0);
  const total = (Math.max(...own.map(({ start, seconds }) => start + seconds * 1_000)) - own[0].start) / 1_000;
  const lines = sorted.map((step) => `${'  '.repeat(step.depth)}${step.seconds.toFixed(1).padStart(8)} s  ${step.name}`);
  console.log(`\nTime of the steps, ${total.toFixed(0)} s in all:\n${lines.join('\n')}`);
}

/** Runs one script and returns its exit status. The output of one among several comes when it has ended. */
async function runScript(name, isAlone) {
  const start = Date.now();
  const env = { ...process.env, STEP_DEPTH: String(depth + 1) };
  const child = spawn(`npm run --silent ${name}`, { shell: true, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'], env });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const status = await new Promise((ended) => child.once('close', (code) => ended(code ?? 1)));
  appendFileSync(timesFile, `${JSON.stringify({ name, depth, start, seconds: (Date.now() - start) / 1_000 })}\n`);
  if (!isAlone) console.log(`\n${name}\n${Buffer.concat(output).toString().trimEnd()}`);
  return status;
}

/** Runs scripts side by side, two at a time, and returns the names of those that failed. */
async function runSideBySide(names) {
  const waiting = [...names];
  const failed = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) if ((await runScript(name, names.length === 1)) !== 0) failed.push(name);
  };
  await Promise.all([work(), work()]);
  return failed;
}

mkdirSync('.reports', { recursive: true });
if (isOutermost) rmSync(timesFile, { force: true });
for (const [at, step] of steps.entries()) {
  console.log(`\n[${at + 1}/${steps.length}] ${step.replaceAll(',', ', ')}`);
  const failed = await runSideBySide(step.split(','));
  if (failed.length === 0) continue;
  if (isOutermost) printTimes();
  for (const name of failed) console.error(`\nStopped: "${name}" failed. Mend what it says above; "npm run ${name}" runs it alone.`);
  process.exit(1);
}
if (isOutermost) printTimes();
