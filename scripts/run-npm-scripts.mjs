// node scripts/run-npm-scripts.mjs a b c: runs the npm scripts a, b and c in order and stops at the first that fails.
import { spawnSync } from 'node:child_process';

const steps = process.argv.slice(2);

for (const [at, step] of steps.entries()) {
  console.log(`\n[${at + 1}/${steps.length}] ${step}`);
  const { status } = spawnSync(`npm run --silent ${step}`, { shell: true, stdio: 'inherit' });
  if (status === 0) continue;
  console.error(`\nStopped: "${step}" failed. Mend what it says above; "npm run ${step}" runs it alone.`);
  process.exit(status ?? 1);
}
