// npm run report -- --base origin/main [--preview https://…]: what a change does to the site, in .reports/pull-request: index.html and
// summary.md. The commit it began from and this checkout are built alike, as of one moment. Ends with 1 when something must be fixed.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toManilaDay } from '../../src/domain/dates';
import { checkContent } from '../../src/pipeline/check/check-content';
import { openFolder } from '../../src/pipeline/check/read/open-folder';
import { readContent } from '../../src/pipeline/check/read/read-content';
import { formatAnnotations } from '../../src/pipeline/check/report';
import { type RunningServer, startServer } from '../support/built-site-server';
import { buildBase, buildSite, findEditedPaths, listEditedFiles, readBuiltPages } from './builds';
import { comparePages, type PageChange } from './changed-pages';
import { capturePages, type PageCaptures } from './page-captures';
import { emptyFindings, type Findings, keepDifferent, listOwn, publishReport } from './render-report';

const folder = join('.reports', 'pull-request');

/** The number of pages with pictures. */
const maxCaptures = 12;

function writeReportFile(name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  if (name !== 'summary.md') return;
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, text);
  console.log(text);
}

function runWeightCheck(): Findings['weights'] {
  const { status, stdout, stderr } = spawnSync('npm run --silent weights', { shell: true, encoding: 'utf8' });
  return { output: (stdout + stderr).trim(), isOver: status !== 0 };
}

async function capture(pages: readonly PageChange[], folders: readonly [base: string, head: string], now: string): Promise<PageCaptures[]> {
  const servers: RunningServer[] = [];
  try {
    for (const one of folders) servers.push(await startServer(one));
    return await capturePages(pages, servers[0]!.url, servers[1]!.url, now);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function findChanges(): Promise<Findings> {
  const { base, preview } = parseArgs({
    options: { base: { type: 'string', default: 'origin/main' }, preview: { type: 'string', default: '' } },
  }).values;
  const now = new Date();
  const files = await openFolder('content', true);
  const { faults, warnings } = checkContent(files, toManilaDay(now));
  if (process.env.GITHUB_ACTIONS) console.log([formatAnnotations(faults), formatAnnotations(warnings, 'warning')].join('\n').trim());
  if (faults.length > 0) return { ...emptyFindings, faults, warnings };
  buildSite('.', now.toISOString());
  const { folder: baseFolder, commit } = buildBase(base, now.toISOString());
  const editedPaths = findEditedPaths(readContent(files, toManilaDay(now)).content, listEditedFiles(commit));
  const pages = comparePages(readBuiltPages(join(baseFolder, 'public')), readBuiltPages('public'), editedPaths);
  const captures = await capture(listOwn(pages).slice(0, maxCaptures), [baseFolder, '.'], now.toISOString());
  return { commit, preview, faults, warnings, captures, weights: runWeightCheck(), pages: keepDifferent(pages, captures) };
}

void publishReport(findChanges, writeReportFile).then((isFine) => {
  console.log(`${folder}/index.html`);
  if (!isFine) process.exitCode = 1;
});
