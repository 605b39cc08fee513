import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { columns } from './columns';

/** Whether this machine has the programs of a browser. Without them it is left out; in CI its journeys fail. */
function isInstalled(name: string, programs: Readonly<Record<string, string>>): boolean {
  const packages = Object.entries(programs).flatMap(([path, lacking]) => (existsSync(path) ? [] : [lacking]));
  if (packages.length === 0) return true;
  console.log(`${name} is not tried: "apt-get install ${packages.join(' ')}" brings it.`);
  return Boolean(process.env['CI']);
}

// A worker makes its columns again; what it could not start, it tells by itself.
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;

/** A journey is tried once: a second try would hide a fault. */
export default defineConfig({
  testDir: '.',
  testMatch: 'journeys.spec.ts',
  globalSetup: './serve-copy.ts',
  forbidOnly: true,
  workers: 4,
  // A browser that does not start has one cause.
  maxFailures: 5,
  // Limits for a slow machine that others use too: who passes does not wait for them.
  globalTimeout: (process.env['WEEKLY'] ? 90 : 20) * 60_000,
  projects: columns
    .filter(({ name, programs = {} }) => isWorker || isInstalled(name, programs))
    .map(({ name, patience = 1 }) => ({ name, timeout: 150_000 * patience, fullyParallel: patience > 1 })),
  reporter: [['list'], ['json', { outputFile: '../../.reports/browsers.json' }], ['../../scripts/test-reporter.cjs']],
});
