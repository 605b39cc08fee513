import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { explainUsage } from '../../../domain/command-line';
import { toManilaDay } from '../../../domain/dates';
import { getEntries } from '../../check/read/content-model';
import { openFolder } from '../../check/read/open-folder';
import { readContent } from '../../check/read/read-content';
import { type DatedEntry, describeNextBuild } from './next-change';

const answerTimeout = 20_000;

/**
 * The moment as of which the site at an address was built.
 * @throws {Error} when the site does not tell it in time.
 */
async function fetchBuildTime(address: string): Promise<Date> {
  const response = await fetch(`${address}/builds/latest.json`, { signal: AbortSignal.timeout(answerTimeout) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { timestamp } = (await response.json()) as { timestamp: string };
  if (Number.isNaN(Date.parse(timestamp))) throw new Error(`the timestamp ${timestamp}`);
  return new Date(timestamp);
}

/** When the newest commit of this checkout was made; undefined without Git. */
const readCommitTime = (): Promise<Date | undefined> =>
  promisify(execFile)('git', ['log', '-1', '--format=%cI']).then(
    ({ stdout }) => new Date(stdout.trim()),
    () => undefined,
  );

/**
 * `npm run next-change -- [address]`: prints when a build is due, and why: after the last build of the site at an address, for `published` that of
 * `url` in content/site.yaml, or without one after now. The output begins with "A build is due", "A build is overdue" or "No build is due". One is due, too, when a site
 * does not tell its last build.
 */
async function main(address: string | undefined): Promise<void> {
  const now = new Date();
  const { content } = readContent(await openFolder('content'), toManilaDay(now));
  const entries = (['Article', 'Opening', 'Showroom'] as const).flatMap((type) =>
    getEntries(content, type).map(({ source, value }) => ({ ...value, file: `content/${source.file}` }) as DatedEntry),
  );
  if (address === undefined) return console.log(describeNextBuild(entries, now, now));
  const site = address === 'published' ? getEntries(content, 'ContentSite')[0]?.value.url : address;
  try {
    console.log(describeNextBuild(entries, await fetchBuildTime(String(site)), now, await readCommitTime()));
  } catch (error) {
    console.log(`A build is due: ${site}/builds/latest.json does not tell the last one (${(error as Error).message}).`);
  }
}

explainUsage(
  process,
  `npm run next-change                 when a build is due, and why
npm run next-change -- published    after the last build of the published site
npm run next-change -- <address>    after the last build of a site`,
);
void main(process.argv[2]);
