import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import RunningTests from './running-tests.cjs';

const rows = 20;

interface FileTime {
  name: string;
  tests: number;
  milliseconds: number;
}

const getFileName = ({ location }: TestCase): string => location.file.split(/[\\/]/).at(-1)!;
const nameTest = (test: TestCase): string => `${getFileName(test)}:${test.location.line} ${test.title}`;

/** Names the tests that run, and prints at the end which files take most of the time of the workers. */
class PlaywrightReporter implements Reporter {
  private readonly files = new Map<string, FileTime>();
  private readonly running = new RunningTests('playwright');

  onTestBegin(test: TestCase): void {
    this.running.begin(nameTest(test));
  }

  onTestEnd(test: TestCase, { duration, retry }: TestResult): void {
    this.running.end(nameTest(test));
    const name = getFileName(test);
    const file = this.files.get(name) ?? { name, tests: 0, milliseconds: 0 };
    this.files.set(name, { name, tests: file.tests + (retry === 0 ? 1 : 0), milliseconds: file.milliseconds + duration });
  }

  onEnd(): void {
    if (this.files.size === 0) return;
    const sorted = [...this.files.values()].sort((a, b) => b.milliseconds - a.milliseconds);
    const total = sorted.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const rest = sorted.slice(rows);
    const restRow = {
      name: `${rest.length} other files`,
      tests: rest.reduce((sum, { tests }) => sum + tests, 0),
      milliseconds: rest.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    };
    const lines = [...sorted.slice(0, rows), ...(rest.length > 0 ? [restRow] : [])].map(
      ({ name, tests, milliseconds }) =>
        `${(milliseconds / 1_000).toFixed(1).padStart(8)} s ${((100 * milliseconds) / total).toFixed(1).padStart(5)} %  ${String(tests).padStart(4)} tests  ${name}`,
    );
    console.log(`\nTime of the workers by file, ${(total / 1_000).toFixed(0)} s in all:\n${lines.join('\n')}`);
  }
}

export default PlaywrightReporter;
