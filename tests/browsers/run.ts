// tsx tests/browsers/run.ts [--browser=NAME,…] [--only=TEXT] [--limit=SECONDS] tries the journeys in the browsers.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyBuiltSite, startFormsServer } from '../support/built-site-server';
import { findWholeChromium, missingChromium } from '../support/chromium';
import { createChromium } from './browsers/chromium';
import { createFirefox } from './browsers/firefox';
import { createOldWebKit, createWebKitGtk } from './browsers/webkit';
import type { Browser } from './drivers/driver';
import { journeys as allJourneys } from './journeys/all';
import { Report } from './report';
import { type Result, runBrowser, startTitle, usualLimits } from './run-browser';
import { startSiteProxy } from './site-proxy';
import type { Visitor } from './visitor';

/** A weak phone on a weak connection: a sixth of the processor, 400 kbit/s. */
const weakPhone = { slowdown: 6, connection: { bytesPerSecond: 400_000 / 8, latency: 150 } };

/** The columns of the table, those first that take longest. docs/browsers.md says what each stands for. */
const allBrowsers: readonly Browser[] = [
  createChromium({ name: 'slow', ...weakPhone, sessions: 4, patience: 6 }),
  createWebKitGtk(),
  createFirefox(),
  createChromium({ name: 'chromium', sessions: 2 }),
  createOldWebKit(),
];

/** All visitors send from one address. */
const limits = { LIMIT_PER_ADDRESS: '10000', LIMIT_PER_EMAIL: '10000' };

const { values } = parseArgs({
  options: {
    browser: { type: 'string' },
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '5400' },
  },
});

if (!findWholeChromium() && /chromium|slow/.test(values.browser ?? 'chromium')) {
  console.error(missingChromium);
  process.exit(1);
}

const began = Date.now();
const report = new Report('.reports/browsers.json');
const journeys = allJourneys.filter(({ title }) => title.includes(values.only));
const underWay = new Map<string, { browser: string; title: string; visitor: Visitor }>();

const nameCell = (browser: string, title: string): string => `${browser}: ${title}`;

function addResult(result: Result): void {
  underWay.delete(nameCell(result.browser, result.title));
  report.add(result);
}

/** A run that is ended before its time names what was under way. */
process.once('exit', () => {
  for (const { browser, title, visitor } of underWay.values())
    addResult({ title, browser, outcome: 'failed', problem: `${visitor.currentStep}: the run was ended`, seconds: 0 });
  const { results, failed } = report;
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const seconds = ((Date.now() - began) / 1_000).toFixed(0);
  console.log(`\n${report.format(journeys.map(({ title }) => title))}\n\n${passed} passed, ${failed} failed, ${seconds} s`);
});

/** Whether this machine has the programs of a browser. Without them it is left out; in CI that is a failure. */
function isInstalled(browser: Browser): boolean {
  const packages = Object.entries(browser.programs ?? {}).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (packages.length === 0) return true;
  const problem = `${browser.name} is not tried: "apt-get install ${packages.join(' ')}" brings it.`;
  if (process.env['CI']) addResult({ title: startTitle, browser: browser.name, outcome: 'failed', problem, seconds: 0 });
  else console.log(problem);
  return false;
}

async function main(): Promise<void> {
  const names = values.browser?.split(',');
  const isWanted = ({ name }: Browser) => names?.includes(name) ?? true;
  const waiting = allBrowsers.filter((one) => isWanted(one) && isInstalled(one));
  setTimeout(() => process.exit(1), Number(values.limit) * 1_000);
  const server = await startFormsServer(limits, copyBuiltSite());
  process.once('exit', () => void server.stop());
  const proxy = await startSiteProxy(new URL(server.url));
  const tryIn = (browser: Browser) =>
    runBrowser(journeys, {
      browser,
      limits: usualLimits,
      openNetwork: ({ isScriptless }) =>
        proxy.openNetwork({ isScriptless: isScriptless && !browser.isOld, connection: browser.connection }),
      onBegin: (title, visitor) => underWay.set(nameCell(browser.name, title), { browser: browser.name, title, visitor }),
      onResult: addResult,
    });
  const work = async () => {
    for (let browser = waiting.shift(); browser; browser = waiting.shift()) await tryIn(browser);
  };
  await Promise.all([work(), work(), work()]);
  proxy.close();
  await server.stop();
  process.exit(report.failed > 0 ? 1 : 0);
}

void main();
