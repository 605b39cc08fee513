const { mkdirSync, writeFileSync } = require('node:fs');
const { basename, join, relative } = require('node:path');

const folder = '.reports/running';

/**
 * A reporter of Jest and of Playwright: keeps the names of the tests that run, so that a run which is ended can name them. Of Jest it also
 * writes the summary that scripts/count-test-results.mjs reads.
 */
module.exports = class TestReporter {
  names = [];
  canWrite = true;

  /** Names what runs in the file of a runner. The tests go on where the disk is full. */
  write(runner) {
    if (!this.canWrite) return;
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, runner), this.names.map((name) => `  ${name}\n`).join(''));
    } catch {
      this.canWrite = false;
    }
  }

  begin(runner, name) {
    this.names.push(name);
    this.write(runner);
  }

  end(runner, name) {
    this.names.splice(this.names.indexOf(name), 1);
    this.write(runner);
  }

  onTestFileStart({ path }) {
    this.begin('jest', relative('', path));
  }

  onTestFileResult({ path }) {
    this.end('jest', relative('', path));
  }

  onRunComplete(_, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const summary = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    mkdirSync('.reports', { recursive: true });
    writeFileSync('.reports/jest.json', `${JSON.stringify(summary)}\n`);
  }

  onTestBegin({ location, title }) {
    this.begin('playwright', `${basename(location.file)}:${location.line} ${title}`);
  }

  onTestEnd({ location, title }) {
    this.end('playwright', `${basename(location.file)}:${location.line} ${title}`);
  }
};
