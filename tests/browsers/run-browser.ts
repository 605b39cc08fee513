import type { Browser, Driver, Setup } from './drivers/driver';
import type { Journey } from './journey';
import type { Network } from './site-proxy';
import { Visitor } from './visitor';

/** A cell of the table: a journey in a browser, or `startTitle` for a browser that does not start. */
export interface Result {
  title: string;
  browser: string;
  outcome: 'passed' | 'failed' | 'not tried';
  /** Why it failed, and at which step. */
  problem?: string;
  seconds: number;
}

/** The one failure of a browser that does not start; its journeys are then not tried. */
export const startTitle = 'the browser starts';

/** In milliseconds. */
export interface Limits {
  /** What each try to open a session may take. */
  start: readonly number[];
  journey: number;
  close: number;
}

/** Limits for a slow machine that others use too: who passes does not wait for them. */
export const usualLimits: Limits = { start: [15_000, 30_000, 60_000], journey: 120_000, close: 5_000 };

interface Run {
  browser: Browser;
  limits: Limits;
  openNetwork: (journey: Journey) => Network;
  onBegin: (title: string, visitor: Visitor) => void;
  onResult: (result: Result) => void;
}

/** Gives work up that takes too long, and aborts its signal when it fails, so that it leaves nothing behind. */
async function withLimit<Value>(milliseconds: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`it took more than ${milliseconds / 1_000} s`)), milliseconds);
  });
  try {
    return await Promise.race([work(control.signal), late]);
  } catch (error) {
    control.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function startSession(setup: Setup, { browser, limits }: Run): Promise<Driver> {
  let problem: unknown;
  for (const limit of limits.start)
    try {
      return await withLimit(limit, (signal) => browser.start(setup, signal));
    } catch (error) {
      problem = error;
    }
  throw problem;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The problem of a journey, if it has one. A journey is tried once. */
async function tryJourney(journey: Journey, driver: Driver, run: Run): Promise<string | undefined> {
  const { patience = 1 } = run.browser;
  const visitor = new Visitor(driver, run.openNetwork(journey), patience);
  run.onBegin(journey.title, visitor);
  try {
    await withLimit(run.limits.journey * patience, () => journey.run(visitor));
    return undefined;
  } catch (error) {
    return `${visitor.currentStep}: ${messageOf(error)}`;
  }
}

/** Tries the journeys that share a window in one session, which a problem replaces by a new one. Returns why no session could be opened. */
async function runSession(setup: Setup, waiting: Journey[], run: Run): Promise<string | undefined> {
  const { browser, limits, onResult } = run;
  let driver: Driver | undefined;
  const close = () => withLimit(limits.close, () => Promise.resolve(driver?.close())).catch(() => undefined);
  while (waiting.length > 0) {
    try {
      driver ??= await startSession(setup, run);
    } catch (error) {
      waiting.length = 0;
      return messageOf(error);
    }
    const journey = waiting.shift();
    if (!journey) break;
    const began = Date.now();
    const problem = await tryJourney(journey, driver, run);
    const seconds = (Date.now() - began) / 1_000;
    onResult({ title: journey.title, browser: browser.name, outcome: problem === undefined ? 'passed' : 'failed', problem, seconds });
    if (problem === undefined) continue;
    await close();
    driver = undefined;
  }
  await close();
  return undefined;
}

function groupBySetup(journeys: readonly Journey[]): Map<string, Journey[]> {
  const groups = new Map<string, Journey[]>();
  for (const journey of journeys) {
    const { layout, isMotionReduced } = journey;
    const key = JSON.stringify({ layout, isMotionReduced } satisfies Setup);
    groups.set(key, [...(groups.get(key) ?? []), journey]);
  }
  return groups;
}

/** Tries journeys in a browser, those of one window together. One that does not start fails once, and nothing else of it is tried. */
export async function runBrowser(journeys: readonly Journey[], run: Run): Promise<void> {
  const { browser, limits, onResult } = run;
  const began = Date.now();
  const isLacking = ({ needs, isScriptless }: Journey) =>
    needs.some((need) => browser.lacks.includes(need)) || (browser.isOld === true && !isScriptless);
  for (const { title } of journeys.filter(isLacking)) onResult({ title, browser: browser.name, outcome: 'not tried', seconds: 0 });
  try {
    for (const [key, waiting] of groupBySetup(journeys.filter((one) => !isLacking(one)))) {
      const setup = JSON.parse(key) as Setup;
      const problems = await Promise.all(Array.from({ length: browser.sessions ?? 1 }, () => runSession(setup, waiting, run)));
      const [problem] = problems.filter((one) => one !== undefined);
      if (problem !== undefined) throw new Error(`${limits.start.length} tries: ${problem}`);
    }
  } catch (error) {
    const packages = Object.values(browser.programs ?? {}).join(' ');
    const advice =
      packages === '' ? 'Start it by hand.' : `Start it by hand, or install it anew: "apt-get install --reinstall ${packages}".`;
    const problem = `${browser.name} does not start: ${messageOf(error)}. Its journeys are not tried. ${advice}`;
    onResult({ title: startTitle, browser: browser.name, outcome: 'failed', problem, seconds: (Date.now() - began) / 1_000 });
  } finally {
    browser.stop();
  }
}
