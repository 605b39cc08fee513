// npm run report [-- --live https://… --preview https://…]: what a change does to the site, in .reports/pull-request/summary.md. This checkout
// is built, and its pages are compared with those of the published site. Ends with 1 when something must be fixed.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explainUsage } from '../../src/domain/command-line';
import { toManilaDay } from '../../src/domain/dates';
import { checkContent } from '../../src/pipeline/check/check-content';
import { getEntries } from '../../src/pipeline/check/read/content-model';
import { openFolder } from '../../src/pipeline/check/read/open-folder';
import { readContent } from '../../src/pipeline/check/read/read-content';
import { formatAnnotations } from '../../src/pipeline/check/report';
import { comparePages } from './compare-pages';
import { listBuiltPaths, listLivePaths, readFolder, readLive, readPages } from './page-data';
import { emptyFindings, type Findings, publishReport } from './render-report';

function writeSummary(text: string): void {
  mkdirSync('.reports/pull-request', { recursive: true });
  writeFileSync('.reports/pull-request/summary.md', text);
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, text);
  console.log(text);
}

function buildSite(): void {
  const { status, stdout, stderr } = spawnSync('npm run --silent build', { shell: true, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`The build failed.\n${stdout.slice(-3_000)}${stderr.slice(-1_000)}`);
}

/** The pages that differ, or why that is not known. */
async function compareWithLive(live: string): Promise<Pick<Findings, 'pages' | 'problem'>> {
  const paths = listBuiltPaths('public');
  const head = await readPages(readFolder('public'), paths);
  try {
    const read = readLive(live);
    const published = await listLivePaths(read);
    return { pages: comparePages(await readPages(read, [...new Set([...paths, ...published])]), head) };
  } catch (error) {
    return { pages: [], problem: (error as Error).message };
  }
}

async function findChanges(): Promise<Findings> {
  const options = { live: { type: 'string', default: '' }, preview: { type: 'string', default: '' } } as const;
  const { live: given, preview } = parseArgs({ options }).values;
  const today = toManilaDay(new Date());
  const files = await openFolder('content', true);
  const { faults, warnings } = checkContent(files, today);
  if (process.env.GITHUB_ACTIONS) console.log([formatAnnotations(faults), formatAnnotations(warnings, 'warning')].join('\n').trim());
  if (faults.length > 0) return { ...emptyFindings, faults, warnings };
  buildSite();
  const live = given || (getEntries(readContent(files, today).content, 'ContentSite')[0]!.value.url ?? '');
  return { ...emptyFindings, live, preview, faults, warnings, ...(await compareWithLive(live)) };
}

explainUsage(
  process,
  `npm run report                           builds the site, and says in .reports/pull-request/summary.md what the change does to it
npm run report -- --live=https://…       compares with another site than the published one
npm run report -- --preview=https://…    links to the pages of a preview`,
);
void publishReport(findChanges, writeSummary).then((isFine) => {
  if (!isFine) process.exitCode = 1;
});
