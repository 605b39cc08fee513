// node scripts/count-test-results.mjs STATUS: prints "N passed, N failed" from the reports. A run that failed with no failed test counts as one.
import { existsSync, readFileSync } from 'node:fs';

/** A report that a full disk or the end of a run has cut off counts for nothing. */
function read(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    console.log(`${file} cannot be read.`);
    return {};
  }
}

const unit = read('.reports/jest.json');
const runs = ['playwright', 'browsers'].map((name) => read(`.reports/${name}.json`).stats ?? {});
const sum = (...names) => runs.reduce((total, stats) => names.reduce((part, name) => part + (stats[name] ?? 0), total), 0);

const passed = (unit.passed ?? 0) + sum('expected');
const failed = (unit.failed ?? 0) + sum('unexpected', 'flaky');
const status = process.argv[2] ?? '0';

if (status !== '0') console.log(`Exit code ${status}.`);
console.log(`${passed} passed, ${status === '0' ? failed : Math.max(failed, 1)} failed`);
