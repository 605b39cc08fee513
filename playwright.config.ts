import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, missingChromium } from './tests/support/chromium';

const executablePath = findChromium();
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!executablePath && !isWorker && !process.argv.includes('--project=built')) {
  console.error(missingChromium);
  process.exit(1);
}

/** What a change proves on one page of a kind, the weekly lane proves on every page; and it runs the tests of faults. */
const isWeekly = Boolean(process.env.WEEKLY);
const testIgnore = isWeekly ? [] : ['**/*.weekly.*'];

const port = Number(process.env.E2E_PORT ?? 9123);
const data = `.data/e2e-${port}`;
// Deletes what an earlier run has sent.
if (!isWorker) rmSync(data, { recursive: true, force: true });

export default defineConfig({
  projects: [
    // Reads the built files and the answers of the server. No test of it opens a browser.
    // In one worker each page is parsed once.
    { name: 'built', testDir: 'tests/built', testMatch: '*.spec.ts', testIgnore, workers: 1 },
    // They share a server that sends mail.
    { name: 'mail', testDir: 'e2e', testMatch: '*.e2e.ts', testIgnore, grep: /@mail/, workers: 1 },
    { name: 'browser', testDir: 'e2e', testMatch: '*.e2e.ts', testIgnore, grepInvert: /@mail/ },
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A run in which so much fails has one cause. A second try would hide a fault.
  maxFailures: 10,
  // A shared machine takes up to three times as long. A test that passes does not wait for these limits.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }], ['./scripts/test-reporter.cjs']],
  use: {
    // An element that does not come costs a minute, not the time of the test.
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Manila',
    // Frames of transitions take half of the processor. A test that is about motion uses `withMotion`; the browser matrix has motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: chromiumFlags },
  },
  webServer: {
    command: 'npm run --silent serve',
    env: {
      PORT: String(port),
      DATABASE_URL: '',
      SMTP_URL: '',
      DATA_DIR: data,
      // All tests send from one address.
      LIMIT_PER_ADDRESS: '10000',
      LIMIT_PER_EMAIL: '10000',
    },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
