import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAstroSite } from './build-growth/astro-site';
import { copyProject } from './build-growth/copy-project';
import { type createArticle, firstId, getArticleFolder, writeArticle, writeArticles } from './build-growth/generated-articles';
import { type BuildMeasurement, type CommandCost, measureBuild } from './build-growth/measure-build';

const [today, tomorrow] = ['2026-11-21T02:00:00Z', '2026-11-22T02:00:00Z'];

const formatCost = ({ seconds, cpuSeconds, memoryMb }: CommandCost, share: string): string =>
  `${seconds.toFixed(0)} | ${cpuSeconds.toFixed(0)} | ${share} | ${memoryMb.toFixed(0)}`;

const formatPaths = (paths: readonly string[]): string =>
  paths.length > 0 && paths.length <= 9 ? `${paths.length}: ${[...paths].sort().join(', ')}` : String(paths.length);

function formatRow(name: string, { renderedPaths, changedDataCount, ...cost }: BuildMeasurement, cold?: CommandCost): string {
  const share = cold ? `${Math.round((100 * cost.cpuSeconds) / cold.cpuSeconds)} %` : '';
  return `| ${name} | ${formatCost(cost, share)} | ${changedDataCount} | ${formatPaths(renderedPaths)} |`;
}

/** Prints what Astro needs for the same articles, with pictures that are copied as they are. */
async function measureAstro(content: string, count: number): Promise<void> {
  const { build } = createAstroSite(join(content, 'articles'));
  const article = join(getArticleFolder(content, firstId + Math.floor(count / 2)), 'index.md');
  const text = readFileSync(article, 'utf8');
  console.log(`| ${count} in Astro, without a cache | ${formatCost(await build(), '')} | | |`);
  console.log(`| nothing changed | ${formatCost(await build(), '')} | | |`);
  writeFileSync(article, text.replace('looks at', 'truly looks at'));
  console.log(`| one word of one article | ${formatCost(await build(), '')} | | |`);
  writeFileSync(article, text);
}

/** Measures builds with a number of articles: without a cache, and with a cache after each kind of change. */
async function measureChanges(folder: string, count: number, isShort: boolean): Promise<void> {
  const content = join(folder, 'content');
  const middle = Math.floor(count / 2);
  const write = (index: number, change: Parameters<typeof createArticle>[1]) => writeArticle(content, index, change);
  const build = (now = today) => measureBuild(folder, { SITE_NOW: now });
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  const cold = await build();
  console.log(formatRow(`${count}, without a cache`, cold));
  console.log(formatRow('nothing changed', await build(), cold));
  write(middle, { body: 'Truly. ' });
  console.log(formatRow('one word of one article', await build(), cold));
  if (isShort) return write(middle, {});
  write(middle, { body: 'Truly. ', title: ', again' });
  console.log(formatRow('one title', await build(), cold));
  console.log(formatRow('another day', await build(tomorrow), cold));
  write(count, { day: '2026-11-20' });
  console.log(formatRow('one article added', await build(tomorrow), cold));
  rmSync(getArticleFolder(content, firstId + count), { recursive: true });
  console.log(formatRow('and taken away', await build(tomorrow), cold));
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
  console.log('| articles | s | s of processor | of without a cache | MB | new data | rendered |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  if (isFirst) console.log(formatRow('none added, every picture made', await measureBuild(folder, { SITE_NOW: today })));
  let written = 0;
  for (const count of counts.length > 0 ? counts : [100]) {
    writeArticles(join(folder, 'content'), written, count);
    written = count;
    await measureChanges(folder, count, process.argv.includes('--short'));
    if (hasAstro) await measureAstro(join(folder, 'content'), count);
  }
}

void main();
