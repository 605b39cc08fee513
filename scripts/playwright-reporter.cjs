const { basename } = require('node:path');
const RunningTests = require('./running-tests.cjs');

const nameTest = ({ location, title }) => `${basename(location.file)}:${location.line} ${title}`;

/** Names the tests that run. */
module.exports = class PlaywrightReporter {
  running = new RunningTests('playwright');

  onTestBegin(test) {
    this.running.begin(nameTest(test));
  }

  onTestEnd(test) {
    this.running.end(nameTest(test));
  }
};
