// npm run report -- --base origin/main: what a change does to the site, in .reports/pull-request: index.html and summary.md. The commit it
// began from and this checkout are both built, unless --built says that "public" is this checkout's build already.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../../../src/build/check/check-content';
import { annotations } from '../../../src/build/check/report';
import { serve } from '../../../e2e/serve';
import { kindOf } from '../screens-list';
import { build, buildBase } from './base-build';
import { type Findings, isFaulty, type TouchedPage } from './findings';
import { html } from './html';
import { brokenLinks } from './links';
import { lookAtPages } from './look';
import { packed, readPages } from './pages';
import { summary } from './summary';
import { changedWords, touched } from './touched';

const folder = join('.reports', 'pull-request');

/** Of so many pages pictures are taken: of each kind the first, then the next ones. */
const mostPictures = 12;

const none: Findings = { commit: '', faults: [], pages: [], looked: [], brokenLinks: [], weights: { said: '', isOver: false } };

function write(findings: Findings): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html(findings));
  writeFileSync(join(folder, 'summary.md'), summary(findings));
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(findings));
  console.log(summary(findings));
  console.log(`${folder}/index.html`);
  if (isFaulty(findings)) process.exitCode = 1;
}

function pagesOf(base: ReadonlyMap<string, string>, head: ReadonlyMap<string, string>): TouchedPage[] {
  return touched(base, head).map((one) => {
    const [before, after] = [base.get(one.path), head.get(one.path)];
    return { ...one, ...changedWords(before ?? '', after ?? ''), before: packed(before), after: packed(after) };
  });
}

function pictured(pages: readonly TouchedPage[]): TouchedPage[] {
  const first = pages.filter(({ path }, at) => pages.findIndex((other) => kindOf(other.path) === kindOf(path)) === at);
  return [...new Set([...first, ...pages])].slice(0, mostPictures).sort((one, other) => pages.indexOf(one) - pages.indexOf(other));
}

function weigh(): Findings['weights'] {
  const { status, stdout, stderr } = spawnSync('npm run --silent weights', { shell: true, encoding: 'utf8' });
  return { said: (stdout + stderr).trim(), isOver: status !== 0 };
}

async function main(): Promise<void> {
  const { base, built } = parseArgs({
    options: { base: { type: 'string', default: 'origin/main' }, built: { type: 'boolean', default: false } },
  }).values;
  const faults = await checkContent('content');
  if (process.env.GITHUB_ACTIONS) console.log(annotations(faults));
  if (faults.length > 0) return write({ ...none, faults });
  if (!built) build('.');
  const { folder: before, commit } = buildBase(base);
  const [was, now] = [readPages(join(before, 'public')), readPages('public')];
  const pages = pagesOf(was, now);
  const [old, current] = [await serve(before), await serve('.')];
  const there = pages.filter(({ how }) => how !== 'removed').map(({ path }) => ({ path, html: now.get(path)! }));
  const links = await brokenLinks(there, current.url);
  const looked = await lookAtPages(pictured(pages), old.url, current.url);
  await Promise.all([old.stop(), current.stop()]);
  write({ ...none, commit, pages, looked, brokenLinks: links, weights: weigh() });
}

void main();
