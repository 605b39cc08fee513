// tsx tests/browsers/run.ts [--browser=NAME,…] [--rest] [--only=TEXT] [--url=ADDRESS] [--parallel=N]: tries every behavior in every browser;
// with --rest in those that the report has no results of.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyBuiltSite, startFormsServer } from '../support/built-site-server';
import { browsers as allBrowsers } from './all-browsers';
import { behaviors as allBehaviors } from './behaviors/all';
import type { Browser } from './drivers/driver';
import { type Cell, runBrowser } from './run-browser';
import { startSiteProxy } from './site-proxy';
import { formatTable, signs } from './table';
import { chooseEdit } from './without/choose-edit';

const reportFile = '.reports/browsers.json';

const options = {
  browser: { type: 'string' },
  rest: { type: 'boolean' },
  only: { type: 'string' },
  url: { type: 'string' },
  parallel: { type: 'string' },
} as const;

/** All visitors send from one address. */
const limits = { LIMIT_PER_ADDRESS: '10000', LIMIT_PER_EMAIL: '10000' };

const isCI = Boolean(process.env['CI']);

/** The packages of Debian that hold the programs of a browser which this machine lacks. */
const missingPackages = ({ programs = {} }: Browser): string[] =>
  Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));

/** Leaves out the browsers that this machine does not have. CI must have all: there every cell of theirs has failed. */
function listInstalled(browsers: readonly Browser[], titles: readonly string[], onCell: (cell: Cell) => void): Browser[] {
  return browsers.filter((browser) => {
    const packages = missingPackages(browser);
    const problem = `"apt-get install ${packages.join(' ')}" brings it.`;
    if (packages.length > 0) console.log(`${browser.name} is not tried: ${problem}`);
    if (packages.length > 0 && isCI)
      for (const title of titles) onCell({ title, browser: browser.name, outcome: 'failed', problem, seconds: 0 });
    return packages.length === 0;
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const names = values.browser?.split(',');
  const cells: Cell[] =
    values.rest && existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as { cells: Cell[] }).cells : [];
  const tried = new Set(cells.map(({ browser }) => browser));
  const behaviors = allBehaviors.filter(({ title }) => title.includes(values.only ?? ''));
  const titles = behaviors.map(({ title }) => title);
  const wanted = allBrowsers.filter(({ name }) => !tried.has(name) && (names?.includes(name) ?? true));
  const browsers = listInstalled(wanted, titles, (cell) => cells.push(cell));
  const server = values.url === undefined ? await startFormsServer(limits, copyBuiltSite()) : undefined;
  const proxy = await startSiteProxy(new URL(values.url ?? server!.url));
  const began = Date.now();
  const onCell = (cell: Cell) => {
    cells.push(cell);
    if (cell.problem !== undefined)
      console.log(`${signs[cell.outcome]} ${cell.browser}: ${cell.title} (${cell.seconds.toFixed(1)} s)\n    ${cell.problem}`);
  };
  // The last takes longest and mostly waits.
  const waiting = browsers.toReversed();
  const work = async () => {
    for (let browser = waiting.shift(); browser; browser = waiting.shift())
      await runBrowser(behaviors, { browser, proxy, chooseEdit, retries: isCI ? 1 : 0, onCell });
  };
  await Promise.all(Array.from({ length: Number(values.parallel ?? 3) }, work));
  proxy.close();
  await server?.stop();
  const table = formatTable(
    cells,
    titles,
    allBrowsers.map(({ name }) => name).filter((name) => cells.some(({ browser }) => browser === name)),
  );
  const count = (outcome: Cell['outcome']) => cells.filter((cell) => cell.outcome === outcome).length;
  const [again, failed] = [count('passed again'), count('failed')];
  const passed = count('passed') + again;
  const seconds = ((Date.now() - began) / 1_000).toFixed(0);
  console.log(`\n${table}\n\n${behaviors.length} behaviors, ${passed} cells passed, ${failed} failed, ${seconds} s`);
  mkdirSync('.reports', { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify({ passed, again, failed, cells })}\n`);
  process.exit(failed > 0 ? 1 : 0);
}

void main();
