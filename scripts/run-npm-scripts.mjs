// node scripts/run-npm-scripts.mjs a b c: runs the npm scripts a, b and c in order and stops at the first that fails. The outermost run
// prints at its end how long each took, those within them included.
import { spawnSync } from 'node:child_process';
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
  const total = sorted.filter((step) => step.depth === 0).reduce((sum, { seconds }) => sum + seconds, 0);
  const lines = sorted.map((step) => `${'  '.repeat(step.depth)}${step.seconds.toFixed(1).padStart(8)} s  ${step.name}`);
  console.log(`\nTime of the steps, ${total.toFixed(0)} s in all:\n${lines.join('\n')}`);
}

/** Runs one script and returns its exit status. */
function runStep(name) {
  const start = Date.now();
  const env = { ...process.env, STEP_DEPTH: String(depth + 1) };
  const { status } = spawnSync(`npm run --silent ${name}`, { shell: true, stdio: 'inherit', env });
  appendFileSync(timesFile, `${JSON.stringify({ name, depth, start, seconds: (Date.now() - start) / 1_000 })}\n`);
  return status;
}

mkdirSync('.reports', { recursive: true });
if (isOutermost) rmSync(timesFile, { force: true });
for (const [at, step] of steps.entries()) {
  console.log(`\n[${at + 1}/${steps.length}] ${step}`);
  const status = runStep(step);
  if (status === 0) continue;
  if (isOutermost) printTimes();
  console.error(`\nStopped: "${step}" failed. Mend what it says above; "npm run ${step}" runs it alone.`);
  process.exit(status ?? 1);
}
if (isOutermost) printTimes();
