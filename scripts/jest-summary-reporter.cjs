const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Writes Jest's summary where scripts/count-test-results.mjs reads it. */
module.exports = class Report {
  constructor({ rootDir }) {
    this.folder = join(rootDir, '.reports');
  }

  onRunComplete(_, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    mkdirSync(this.folder, { recursive: true });
    const summary = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    writeFileSync(join(this.folder, 'jest.json'), `${JSON.stringify(summary)}\n`);
  }
};
