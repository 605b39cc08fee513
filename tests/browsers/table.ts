import type { Cell } from './run-browser';

/** The outcomes as the table has them. */
export const signs: Record<Cell['outcome'], string> = { passed: '✓', 'passed again': '↻', failed: '✗', 'not tried': '–' };

/** The table of behaviors and browsers, then what failed and why, then the time of each browser. */
export function formatTable(cells: readonly Cell[], titles: readonly string[], browsers: readonly string[]): string {
  const find = (title: string, browser: string) => cells.find((cell) => cell.title === title && cell.browser === browser);
  const width = Math.max(...titles.map(({ length }) => length));
  const heading = `${''.padEnd(width)}  ${browsers.join('  ')}`;
  const lines = titles.map((title) => {
    const row = browsers.map((browser) => signs[find(title, browser)?.outcome ?? 'failed'].padEnd(browser.length));
    return `${title.padEnd(width)}  ${row.join('  ')}`;
  });
  const failures = cells
    .filter(({ problem }) => problem !== undefined)
    .map(({ browser, title, outcome, problem }) => `${signs[outcome]} ${browser}: ${title}\n    ${problem}`);
  const times = browsers.map((browser) => {
    const own = cells.filter((cell) => cell.browser === browser);
    const count = (outcome: Cell['outcome']) => own.filter((cell) => cell.outcome === outcome).length;
    const seconds = own.reduce((sum, cell) => sum + cell.seconds, 0);
    const passed = count('passed') + count('passed again');
    return `${browser.padEnd(12)} ${passed} passed, ${count('passed again')} of them at the second try, ${count('failed')} failed, ${count('not tried')} not tried, ${seconds.toFixed(0)} s`;
  });
  return [heading, ...lines, '', ...failures, '', ...times].join('\n');
}
