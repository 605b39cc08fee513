// npm run report -- --base origin/main: what a change does to the site, in .reports/pull-request: index.html and summary.md. The commit it
// began from and this checkout are both built, unless --built says that "public" is this checkout's build already.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toManilaDay } from '../../src/domain/dates/dates';
import { checkContent } from '../../src/pipeline/check/check-content';
import { openFolder } from '../../src/pipeline/check/read/content-files';
import { formatAnnotations } from '../../src/pipeline/check/report';
import { startServer } from '../../tests/support/built-site-server';
import { getPageKind } from '../../tests/support/page-kind';
import { buildSite, buildBase } from './base-build';
import { emptyFindings, type Findings, hasFailures, type PageChange } from './findings';
import { renderHtmlReport } from './render-html-report';
import { findBrokenLinks } from './broken-links';
import { capturePages } from './page-captures';
import { getCompressedSize, readBuiltPages } from './built-pages';
import { getPageName, listChangedParts } from './page-parts';
import { renderMarkdownReport } from './render-markdown-report';
import { diffLines, findChangedPages } from './changed-pages';

const folder = join('.reports', 'pull-request');

/** The number of pages with pictures: the first of each kind, then the next ones. */
const maxPictures = 12;

function writeReport(findings: Findings): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), renderHtmlReport(findings));
  const summary = `${renderMarkdownReport(findings)}\nHow the pages look before and after: \`index.html\` of the artifact “report”.\n`;
  writeFileSync(join(folder, 'summary.md'), summary);
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary);
  console.log(`${summary}\n${folder}/index.html`);
  if (hasFailures(findings)) process.exitCode = 1;
}

function comparePages(base: ReadonlyMap<string, string>, head: ReadonlyMap<string, string>): PageChange[] {
  return findChangedPages(base, head).map((one) => {
    const [before, after] = [base.get(one.path), head.get(one.path)];
    return {
      ...one,
      name: getPageName(before ?? after!, one.path),
      parts: one.change === 'changed' ? listChangedParts(before!, after!) : [],
      ...diffLines(before ?? '', after ?? ''),
      before: getCompressedSize(before),
      after: getCompressedSize(after),
    };
  });
}

function selectForCapture(pages: readonly PageChange[]): PageChange[] {
  const first = pages.filter(({ path }, at) => pages.findIndex((other) => getPageKind(other.path) === getPageKind(path)) === at);
  return [...new Set([...first, ...pages])].slice(0, maxPictures).sort((one, other) => pages.indexOf(one) - pages.indexOf(other));
}

function runWeightCheck(): Findings['weights'] {
  const { status, stdout, stderr } = spawnSync('npm run --silent weights', { shell: true, encoding: 'utf8' });
  return { output: (stdout + stderr).trim(), isOver: status !== 0 };
}

async function main(): Promise<void> {
  const { base, built } = parseArgs({
    options: { base: { type: 'string', default: 'origin/main' }, built: { type: 'boolean', default: false } },
  }).values;
  const { faults, warnings } = checkContent(await openFolder('content', true), toManilaDay(new Date()));
  if (process.env.GITHUB_ACTIONS) console.log([formatAnnotations(faults), formatAnnotations(warnings, 'warning')].join('\n').trim());
  if (faults.length > 0) return writeReport({ ...emptyFindings, faults, warnings });
  if (!built) buildSite('.');
  const { folder: before, commit } = buildBase(base);
  const [was, now] = [readBuiltPages(join(before, 'public')), readBuiltPages('public')];
  const pages = comparePages(was, now);
  const [old, current] = [await startServer(before), await startServer('.')];
  const there = pages.filter(({ change: how }) => how !== 'removed').map(({ path }) => ({ path, html: now.get(path)! }));
  const links = await findBrokenLinks(there, current.url);
  const looked = await capturePages(selectForCapture(pages), old.url, current.url);
  await Promise.all([old.stop(), current.stop()]);
  writeReport({ ...emptyFindings, warnings, commit, pages, captures: looked, brokenLinks: links, weights: runWeightCheck() });
}

void main();
