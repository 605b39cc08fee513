import type { Behavior } from './behavior';
import type { Browser, Driver, Setup } from './drivers/driver';
import type { Edit, SiteProxy } from './site-proxy';
import { Visitor } from './visitor';

/** A cell of the table. */
export interface Cell {
  title: string;
  browser: string;
  outcome: 'passed' | 'passed again' | 'failed' | 'not tried';
  /** Why it failed, or why it did at the first try. */
  problem?: string;
  seconds: number;
}

/** What takes features away from a browser, and the scripts from a page. */
export type ChooseEdit = (browser: Browser, behavior: Behavior) => Edit | undefined;

const limit = 40_000;

const setupOf = ({ layout, isMotionReduced }: Behavior): Setup => ({ layout, isMotionReduced });

/** Ends a promise that never would, as where a browser hangs. */
async function withLimit<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`It took more than ${milliseconds / 1_000} s.`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface Run {
  browser: Browser;
  proxy: SiteProxy;
  chooseEdit: ChooseEdit;
  /** How often a behavior that failed is tried once more, each time in a new session. */
  retries: number;
  onCell: (cell: Cell) => void;
}

async function runOne(behavior: Behavior, driver: Driver, { browser, proxy, chooseEdit }: Run): Promise<void> {
  const patience = browser.patience ?? 1;
  const visitor = new Visitor(driver, proxy.openNetwork(chooseEdit(browser, behavior), browser.connection), patience);
  await withLimit(behavior.run(visitor), limit * patience);
}

/** Runs the behaviors that share a window in one session, which a problem replaces by a new one. */
async function runSession(setup: Setup, waiting: Behavior[], run: Run): Promise<void> {
  let driver: Driver | undefined;
  for (let behavior = waiting.shift(); behavior; behavior = waiting.shift()) {
    const began = Date.now();
    const problems: string[] = [];
    let outcome: Cell['outcome'] = 'failed';
    while (outcome === 'failed' && problems.length <= run.retries)
      try {
        driver ??= await withLimit(run.browser.start(setup), limit);
        await runOne(behavior, driver, run);
        outcome = problems.length === 0 ? 'passed' : 'passed again';
      } catch (error) {
        problems.push((error as Error).message);
        await withLimit(Promise.resolve(driver?.close()), 5_000).catch(() => undefined);
        driver = undefined;
      }
    const { title } = behavior;
    run.onCell({ title, browser: run.browser.name, outcome, problem: problems[0], seconds: (Date.now() - began) / 1_000 });
  }
  await driver?.close().catch(() => undefined);
}

/** Tries behaviors in a browser, those of one window together. */
export async function runBrowser(behaviors: readonly Behavior[], run: Run): Promise<void> {
  const { browser, onCell } = run;
  const lacking = behaviors.filter(({ needs }) => needs.some((need) => browser.lacks.includes(need)));
  for (const { title } of lacking) onCell({ title, browser: browser.name, outcome: 'not tried', seconds: 0 });
  const groups = new Map<string, Behavior[]>();
  for (const behavior of behaviors.filter((one) => !lacking.includes(one))) {
    const key = JSON.stringify(setupOf(behavior));
    groups.set(key, [...(groups.get(key) ?? []), behavior]);
  }
  for (const [key, waiting] of groups) {
    const setup = JSON.parse(key) as Setup;
    await Promise.all(Array.from({ length: browser.sessions ?? 1 }, () => runSession(setup, waiting, run)));
  }
  await browser.stop();
}
