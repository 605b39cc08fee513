import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Result } from './run-browser';

const signs: Record<Result['outcome'], string> = { passed: '✓', failed: '✗', 'not tried': '–' };

const count = (results: readonly Result[], outcome: Result['outcome']): number => results.filter((one) => one.outcome === outcome).length;

/** The results of a run, which its file holds from the first on, so that a run that is killed says something too. */
export class Report {
  readonly results: Result[] = [];

  constructor(private readonly file: string) {}

  get failed(): number {
    return count(this.results, 'failed');
  }

  add(result: Result): void {
    this.results.push(result);
    if (result.outcome === 'failed') console.log(describe(result));
    mkdirSync(dirname(this.file), { recursive: true });
    const content = { passed: count(this.results, 'passed'), failed: this.failed, results: this.results };
    writeFileSync(this.file, `${JSON.stringify(content)}\n`);
  }

  /** The table of titles and browsers, then what failed and why, then the time of each browser. */
  format(titles: readonly string[]): string {
    const browsers = [...new Set(this.results.map(({ browser }) => browser))];
    const rows = [...new Set([...titles, ...this.results.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title)])];
    const width = Math.max(...rows.map(({ length }) => length));
    const sign = (title: string, browser: string) => {
      const found = this.results.find((result) => result.title === title && result.browser === browser);
      return (found ? signs[found.outcome] : '').padEnd(browser.length);
    };
    const lines = rows.map((title) => `${title.padEnd(width)}  ${browsers.map((browser) => sign(title, browser)).join('  ')}`);
    const times = browsers.map((browser) => {
      const own = this.results.filter((one) => one.browser === browser);
      const seconds = own.reduce((sum, one) => sum + one.seconds, 0).toFixed(0);
      return `${browser.padEnd(12)} ${count(own, 'passed')} passed, ${count(own, 'failed')} failed, ${count(own, 'not tried')} not tried, ${seconds} s`;
    });
    const failures = this.results.filter(({ outcome }) => outcome === 'failed').map(describe);
    return [`${''.padEnd(width)}  ${browsers.join('  ')}`, ...lines, '', ...failures, '', ...times].join('\n');
  }
}

const describe = ({ browser, title, problem, seconds }: Result): string =>
  `${signs.failed} ${browser}: ${title} (${seconds.toFixed(1)} s)\n    ${problem}`;
