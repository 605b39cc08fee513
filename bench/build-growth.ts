import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installProject } from '../tests/support/install-project';
import { type createArticle, firstId, getArticleFolder, writeArticle } from './generated-articles';
import { type BuildMeasurement, type CommandCost, formatRow, measureBuild, measureScript } from './measure-build';

const [today, tomorrow] = ['2026-11-21T02:00:00Z', '2026-11-22T02:00:00Z'];

const pictures = join('public', 'static');

/** Copies the project, without what Git ignores, to a temporary folder, with a link to its packages and optionally with the built pictures. */
function copyProject(hasPictures: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'years-'));
  const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\0');
  for (const path of paths.filter(Boolean)) if (existsSync(path)) cpSync(path, join(folder, path));
  if (hasPictures && existsSync(pictures)) cpSync(pictures, join(folder, pictures), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

const formatCost = ({ seconds, cpuSeconds, memoryMb }: CommandCost): string[] =>
  [seconds, cpuSeconds, memoryMb].map((cost) => cost.toFixed(0));

/** A row with the cost of a build, the pages with new data, and the pages whose HTML was written, by name where they are few. */
function printRow(name: string, { renderedPaths, changedDataCount, ...cost }: BuildMeasurement): void {
  const named = renderedPaths.length <= 9 ? `: ${renderedPaths.sort().join(', ')}` : '';
  console.log(formatRow([name, ...formatCost(cost), changedDataCount, `${renderedPaths.length}${named}`]));
}

/**
 * Prints what Astro needs for the same articles, with pictures that are copied as they are. Its first build has no cache. It keeps all
 * articles in memory: with the heap limit of a Gatsby build, 10,000 end it.
 */
async function measureAstro(content: string, count: number): Promise<void> {
  const folder = installProject('bench/astro');
  const env = { ARTICLES: join(content, 'articles'), ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '--max-old-space-size=8192' };
  const print = async (name: string) =>
    console.log(formatRow([name, ...formatCost(await measureScript(folder, ['node_modules/astro/astro.js', 'build'], env)), '', '']));
  const article = join(getArticleFolder(content, firstId + Math.floor(count / 2)), 'index.md');
  const text = readFileSync(article, 'utf8');
  await print(`${count} in Astro, without a cache`);
  await print('nothing changed');
  writeFileSync(article, text.replace('looks at', 'truly looks at'));
  await print('one word of one article');
  writeFileSync(article, text);
}

/** Measures builds with a number of articles: without a cache, and with a cache after each kind of change. */
async function measureChanges(folder: string, count: number, isShort: boolean): Promise<void> {
  const content = join(folder, 'content');
  const middle = Math.floor(count / 2);
  const write = (index: number, change: Parameters<typeof createArticle>[1]) => writeArticle(content, index, change);
  const print = async (name: string, now = today) => printRow(name, await measureBuild(folder, { SITE_NOW: now }));
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  await print(`${count}, without a cache`);
  await print('nothing changed');
  write(middle, { body: 'Truly. ' });
  await print('one word of one article');
  if (isShort) return write(middle, {});
  write(middle, { body: 'Truly. ', title: ', again' });
  await print('one title');
  await print('another day', tomorrow);
  write(count, { day: '2026-11-20' });
  await print('one article added', tomorrow);
  rmSync(getArticleFolder(content, firstId + count), { recursive: true });
  await print('and taken away', tomorrow);
  write(middle, {});
}

/**
 * `npx tsx bench/build-growth.ts [--first] [--short] [--astro] [number…]`: prints a table of build costs by number of articles. `--first` also builds
 * the pictures. `--short` leaves out the changes after one word. `--astro` installs Astro in a temporary folder and measures it too. The
 * temporary sites are kept.
 */
async function main(): Promise<void> {
  const isFirst = process.argv.includes('--first');
  const hasAstro = process.argv.includes('--astro');
  const counts = process.argv.slice(2).map(Number).filter(Boolean);
  const folder = copyProject(!isFirst);
  console.log(`The site is in ${folder}\n`);
  console.log(formatRow(['articles', 's', 's of processor', 'MB', 'new data', 'rendered']));
  console.log(formatRow(Array<string>(6).fill('---')));
  if (isFirst) printRow('none added, every picture made', await measureBuild(folder, { SITE_NOW: today }));
  let written = 0;
  for (const count of counts.length > 0 ? counts : [100]) {
    for (; written < count; written += 1) writeArticle(join(folder, 'content'), written);
    await measureChanges(folder, count, process.argv.includes('--short'));
    if (hasAstro) await measureAstro(join(folder, 'content'), count);
  }
}

void main();
