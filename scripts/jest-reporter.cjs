const { mkdirSync, writeFileSync } = require('node:fs');
const { relative } = require('node:path');
const RunningTests = require('./running-tests.cjs');

/** Names the test files that run, and writes Jest's summary where scripts/count-test-results.mjs reads it. */
module.exports = class JestReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
    this.running = new RunningTests('jest');
  }

  nameFile({ path }) {
    return relative(this.rootDir, path);
  }

  onTestFileStart(test) {
    this.running.begin(this.nameFile(test));
  }

  onTestFileResult(test) {
    this.running.end(this.nameFile(test));
  }

  onRunComplete(_, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const summary = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    mkdirSync('.reports', { recursive: true });
    writeFileSync('.reports/jest.json', `${JSON.stringify(summary)}\n`);
  }
};
