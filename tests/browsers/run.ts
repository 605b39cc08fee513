// tsx tests/browsers/run.ts [--browser=NAME,…] [--rest] [--only=TEXT] [--url=ADDRESS] [--parallel=N]: tries every behavior in every browser;
// with --rest in those that the report has no results of.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFormsServer } from '../support/built-site-server';
import { browsers as allBrowsers } from './all-browsers';
import { behaviors as allBehaviors } from './behaviors/all';
import type { Browser } from './drivers/driver';
import { type Cell, runBrowser } from './run-browser';
import { startSiteProxy } from './site-proxy';
import { formatTable } from './table';
import { chooseEdit } from './without/choose-edit';

const reportFile = '.reports/browsers.json';

const options = {
  browser: { type: 'string' },
  rest: { type: 'boolean' },
  only: { type: 'string' },
  url: { type: 'string' },
  parallel: { type: 'string' },
} as const;

/** Leaves out the browsers that this machine does not have; CI must have all. */
function listInstalled(browsers: readonly Browser[]): Browser[] {
  const missing = (browser: Browser) => Object.entries(browser.programs ?? {}).filter(([path]) => !existsSync(path));
  for (const browser of browsers.filter((one) => missing(one).length > 0)) {
    const packages = missing(browser).map(([, name]) => name);
    console.log(`${browser.name} is not tried: "apt-get install ${packages.join(' ')}" brings it.`);
    if (process.env['CI']) process.exitCode = 1;
  }
  return browsers.filter((browser) => missing(browser).length === 0);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const names = values.browser?.split(',');
  const cells: Cell[] =
    values.rest && existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as { cells: Cell[] }).cells : [];
  const tried = new Set(cells.map(({ browser }) => browser));
  const browsers = listInstalled(allBrowsers.filter(({ name }) => !tried.has(name) && (names?.includes(name) ?? true)));
  const behaviors = allBehaviors.filter(({ title }) => title.includes(values.only ?? ''));
  const server = values.url === undefined ? await startFormsServer({ LIMIT_PER_ADDRESS: '10000', LIMIT_PER_EMAIL: '10000' }) : undefined;
  const proxy = await startSiteProxy(new URL(values.url ?? server!.url));
  const began = Date.now();
  const onCell = (cell: Cell) => {
    cells.push(cell);
    if (cell.outcome === 'failed') console.log(`✗ ${cell.browser}: ${cell.title} (${cell.seconds.toFixed(1)} s)\n    ${cell.problem}`);
  };
  // The last takes longest and mostly waits.
  const waiting = browsers.toReversed();
  const work = async () => {
    for (let browser = waiting.shift(); browser; browser = waiting.shift())
      await runBrowser(behaviors, { browser, proxy, chooseEdit, onCell });
  };
  await Promise.all(Array.from({ length: Number(values.parallel ?? 3) }, work));
  proxy.close();
  await server?.stop();
  const table = formatTable(
    cells,
    behaviors.map(({ title }) => title),
    allBrowsers.map(({ name }) => name).filter((name) => cells.some(({ browser }) => browser === name)),
  );
  const count = (outcome: Cell['outcome']) => cells.filter((cell) => cell.outcome === outcome).length;
  console.log(
    `\n${table}\n\n${behaviors.length} behaviors, ${count('passed')} cells passed, ${count('failed')} failed, ${((Date.now() - began) / 1_000).toFixed(0)} s`,
  );
  mkdirSync('.reports', { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify({ passed: count('passed'), failed: count('failed'), cells })}\n`);
  process.exit(count('failed') > 0 ? 1 : undefined);
}

void main();
