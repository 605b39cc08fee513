const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Keeps the names of the tests that run in `.reports/running`, so that a run which is ended can name them. */
module.exports = class RunningTests {
  constructor(runner) {
    this.file = join('.reports/running', runner);
    this.names = [];
    this.canWrite = true;
  }

  write() {
    if (!this.canWrite) return;
    try {
      mkdirSync('.reports/running', { recursive: true });
      writeFileSync(this.file, this.names.map((name) => `  ${name}\n`).join(''));
    } catch {
      // The tests go on where the disk is full.
      this.canWrite = false;
    }
  }

  begin(name) {
    this.names.push(name);
    this.write();
  }

  end(name) {
    this.names.splice(this.names.indexOf(name), 1);
    this.write();
  }
};
