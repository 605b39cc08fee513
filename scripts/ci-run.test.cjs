const { expect, test } = require('@jest/globals');
const { spawnSync } = require('node:child_process');
const { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Runs `.ci/run` in a folder of its own, with a script in place of npm. */
function runWith(npm) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'));
  for (const path of ['.ci/run', 'scripts/count-test-results.mjs']) cpSync(path, join(folder, path));
  mkdirSync(join(folder, 'bin'));
  for (const [name, script] of Object.entries({ npm, 'dpkg-query': 'echo installed' })) {
    writeFileSync(join(folder, 'bin', name), `#!/usr/bin/env bash\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  const { stdout, status } = spawnSync(join(folder, '.ci/run'), { env, encoding: 'utf8', timeout: 30_000 });
  rmSync(folder, { recursive: true });
  return { lines: stdout.trim().split('\n'), status };
}

test('the last line of .ci/run is the count, whatever a red run leaves behind', () => {
  // With job control, what runs in the background is a process group of its own.
  const { lines, status } = runWith(`echo built
set -m
while echo more; do sleep 0.01; done &
exit 3`);
  expect(lines).toEqual(expect.arrayContaining(['built', 'more']));
  expect({ last: lines.at(-1), status }).toEqual({ last: '0 passed, 1 failed', status: 3 });
});
