import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ParentSpanPluginArgs, Reporter } from 'gatsby';
import { assertSeam } from './upstream-code';

/** A step of the build, as Gatsby's reporter keeps it. */
export interface Activity {
  text: string;
  type: string;
  status: string;
  current?: number;
  total?: number;
}

/** The module of gatsby-cli that keeps the steps of the build. */
interface ReporterStore {
  getStore: () => { getState: () => { logs?: { activities?: Record<string, Activity> } } };
}

/** How often a line is printed, in seconds. */
const interval = 10;
/** Gatsby's names that mean nothing to a newcomer. */
const plainNames: Record<string, string> = {
  'Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs': 'Making pictures',
  'run queries in workers': 'Reading the content of pages',
  onPostBuild: 'Writing feeds, the search index and compressed files',
};

const getPlainName = (text: string): string => plainNames[text] ?? text;

const formatNumber = new Intl.NumberFormat('en').format;

/**
 * The steps that run now, and how far they are.
 * @param seconds the time since the build began.
 * @returns such as `40 s: Building HTML renderer; Making pictures, 400 of 1,292`; undefined while no step runs.
 */
export function formatProgress(activities: Activity[], seconds: number): string | undefined {
  const running = activities.filter(({ type, status }) => status === 'IN_PROGRESS' && (type === 'spinner' || type === 'progress'));
  if (running.length === 0) return undefined;
  const steps = running.map(({ text, current = 0, total = 0 }) => {
    const name = getPlainName(text);
    return total > 1 ? `${name}, ${formatNumber(current)} of ${formatNumber(total)}` : name;
  });
  return `${seconds} s: ${steps.join('; ')}`;
}

/** A module of the gatsby-cli that Gatsby itself uses. */
function loadFromGatsbyCli(path: string): unknown {
  const fromSite = createRequire(join(process.cwd(), 'package.json'));
  return createRequire(fromSite.resolve('gatsby/package.json'))(`gatsby-cli/${path}`);
}

/** The steps of the build that have begun. */
export function readActivities({ getStore } = loadFromGatsbyCli('lib/reporter/redux') as ReporterStore): Activity[] {
  const activities = getStore().getState().logs?.activities;
  assertSeam('build-progress', activities, '`logs.activities` in the store of gatsby-cli/lib/reporter/redux');
  const steps = Object.values(activities);
  const areKnown = steps.every(({ type, status }) => typeof type === 'string' && typeof status === 'string');
  assertSeam('build-progress', areKnown, 'activities with `type` and `status`');
  return steps;
}

/**
 * Gives Gatsby's steps with a count their plain names. With Gatsby's own name of the pictures, a terminal of 80 columns breaks the numbers
 * of the progress bar in two.
 */
export function nameStepsPlainly(reporter = loadFromGatsbyCli('lib/reporter') as Pick<Reporter, 'createProgress'>): void {
  const { createProgress } = reporter;
  assertSeam('build-progress', typeof createProgress === 'function', '`createProgress` of gatsby-cli/lib/reporter');
  reporter.createProgress = (text, ...rest) => createProgress.call(reporter, getPlainName(text), ...rest);
}

/**
 * Names the steps of the build in plain words, and prints them every ten seconds where its output is no terminal.
 *
 * Gatsby draws its steps in a terminal only. In a log or a pipe it prints a step when it ends, and is silent for minutes while it makes
 * pictures. Read from gatsby-cli 5.16.0, `lib/reporter`, and gatsby 5.16.1, `dist/utils/jobs/manager.js`.
 */
export function reportProgress({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): void {
  if (process.env['gatsby_executing_command'] !== 'build') return;
  reporter.info('Building the site into public/. The first build makes every picture and takes minutes; later builds keep them.');
  nameStepsPlainly();
  readActivities();
  if (process.stdout.isTTY) return;
  const start = performance.now();
  const print = () => {
    const line = formatProgress(readActivities(), Math.round((performance.now() - start) / 1000));
    if (line) reporter.info(line);
  };
  setInterval(print, interval * 1000).unref();
}
