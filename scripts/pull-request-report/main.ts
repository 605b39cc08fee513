// npm run report -- --base origin/main [--preview https://…]: what a change does to the site, in .reports/pull-request: index.html and
// summary.md. The commit it began from and this checkout are built alike, as of one moment. Ends with 1 when something must be fixed.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toManilaDay } from '../../src/domain/dates';
import { checkContent } from '../../src/pipeline/check/check-content';
import { openFolder } from '../../src/pipeline/check/read/content-files';
import { readContent } from '../../src/pipeline/check/read/read-content';
import { formatAnnotations } from '../../src/pipeline/check/report';
import { startServer } from '../../tests/support/built-site-server';
import { getPageKind } from '../../tests/support/page-kind';
import { buildBase, buildSite, findEditedPaths, getCompressedSize, listEditedFiles, readBuiltPages } from './builds';
import {
  diffLines,
  findChangedPages,
  findRestyledPages,
  getPageName,
  listChangedParts,
  type PageChange,
  type PageContents,
  sortByDifference,
} from './changed-pages';
import { capturePages, listDifferences } from './page-captures';
import { emptyFindings, type Findings, hasFailures, renderFailure, renderHtmlReport, renderSummary } from './render-report';

const folder = join('.reports', 'pull-request');

/** The number of pages with pictures. */
const maxCaptures = 12;

function writeSummary(summary: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'summary.md'), summary);
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary);
  console.log(summary);
}

function writeReport(findings: Findings): void {
  writeSummary(`${renderSummary(findings)}\nHow the pages look before and after: \`index.html\` of the artifact “report”.\n`);
  writeFileSync(join(folder, 'index.html'), renderHtmlReport(findings));
  console.log(`${folder}/index.html`);
  if (hasFailures(findings)) process.exitCode = 1;
}

/** The pages that differ, with one of each kind that has other styles and may look different. */
function comparePages(base: PageContents, head: PageContents, editedPaths: ReadonlySet<string>): PageChange[] {
  const restyled = findRestyledPages(base, head);
  const samples = restyled.filter(({ path }, at) => restyled.findIndex((other) => getPageKind(other.path) === getPageKind(path)) === at);
  const pages = [...findChangedPages(base, head), ...samples].map((one): PageChange => {
    const [before, after] = [base.get(one.path), head.get(one.path)];
    return {
      ...one,
      name: getPageName(before ?? after!, one.path),
      parts: one.change === 'changed' ? listChangedParts(before!, after!) : [],
      ...diffLines(before ?? '', after ?? ''),
      isEdited: editedPaths.has(one.path),
      before: getCompressedSize(before),
      after: getCompressedSize(after),
    };
  });
  return sortByDifference(pages);
}

function runWeightCheck(): Findings['weights'] {
  const { status, stdout, stderr } = spawnSync('npm run --silent weights', { shell: true, encoding: 'utf8' });
  return { output: (stdout + stderr).trim(), isOver: status !== 0 };
}

async function main(): Promise<void> {
  const { base, preview } = parseArgs({
    options: { base: { type: 'string', default: 'origin/main' }, preview: { type: 'string', default: '' } },
  }).values;
  const now = new Date();
  const files = await openFolder('content', true);
  const { faults, warnings } = checkContent(files, toManilaDay(now));
  if (process.env.GITHUB_ACTIONS) console.log([formatAnnotations(faults), formatAnnotations(warnings, 'warning')].join('\n').trim());
  if (faults.length > 0) return writeReport({ ...emptyFindings, faults, warnings });
  buildSite('.', now.toISOString());
  const { folder: baseFolder, commit } = buildBase(base, now.toISOString());
  const editedPaths = findEditedPaths(readContent(files, toManilaDay(now)).content, listEditedFiles(commit));
  const pages = comparePages(readBuiltPages(join(baseFolder, 'public')), readBuiltPages('public'), editedPaths);
  const [old, current] = [await startServer(baseFolder), await startServer('.')];
  const captures = await capturePages(pages.slice(0, maxCaptures), old.url, current.url, now.toISOString());
  await Promise.all([old.stop(), current.stop()]);
  const different = new Set(captures.filter((one) => listDifferences(one).length > 0).map(({ path }) => path));
  writeReport({
    ...{ commit, preview, faults, warnings, captures, weights: runWeightCheck() },
    pages: pages.filter(({ path, change }) => change !== 'looks different' || different.has(path)),
  });
}

main().catch((error: unknown) => {
  writeSummary(renderFailure(error));
  process.exitCode = 1;
});
