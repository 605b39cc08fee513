// node scripts/count-test-results.mjs STATUS: prints "N passed, N failed" from the reports. A run that failed with no failed test counts as one.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const unit = read('.reports/jest.json');
const { stats: browser = {} } = read('.reports/playwright.json');
const matrix = read('.reports/browsers.json');

const passed = (unit.passed ?? 0) + (browser.expected ?? 0) + (browser.flaky ?? 0) + (matrix.passed ?? 0);
const failed = (unit.failed ?? 0) + (browser.unexpected ?? 0) + (matrix.failed ?? 0);
const hasFailed = process.argv[2] !== '0';

if (browser.flaky) console.log(`${browser.flaky} passed at the second try: the list above names them as flaky.`);
if (matrix.again) console.log(`${matrix.again} cells of the table passed at the second try: it shows them as ↻.`);
console.log(`${passed} passed, ${hasFailed ? Math.max(failed, 1) : failed} failed`);
