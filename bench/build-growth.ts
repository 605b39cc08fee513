import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createArticle, firstId, getArticleFolder, writeArticles } from './build-growth/generated-articles';
import { type BuildMeasurement, measureBuild } from './build-growth/measure-build';

const copiedPaths = [
  'content',
  'src',
  'package.json',
  'tsconfig.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
];
const [today, tomorrow] = ['2026-11-21T02:00:00Z', '2026-11-22T02:00:00Z'];

const picturesFolder = join('public', 'static');

/** A copy of the project in a folder of its own, whose packages are the project's, and its pictures where they are made already. */
function copyProject(hasPictures: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'years-'));
  for (const part of copiedPaths) cpSync(resolve(part), join(folder, part), { recursive: true });
  if (hasPictures && existsSync(picturesFolder)) cpSync(picturesFolder, join(folder, picturesFolder), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

const formatPaths = (paths: readonly string[]): string =>
  paths.length > 0 && paths.length <= 9 ? `${paths.length}: ${[...paths].sort().join(', ')}` : String(paths.length);

function formatRow(
  name: string,
  { seconds, cpuSeconds: work, memoryMb: memory, renderedPaths: rendered, changedDataCount: data }: BuildMeasurement,
  cold?: BuildMeasurement,
): string {
  const share = cold ? `${Math.round((100 * work) / cold.cpuSeconds)} %` : '';
  return `| ${name} | ${seconds.toFixed(0)} | ${work.toFixed(0)} | ${share} | ${memory.toFixed(0)} | ${data} | ${formatPaths(rendered)} |`;
}

/** Measures the builds of a number of articles: anew, and from a cache after each thing that editors and days do. */
async function measureChanges(folder: string, count: number): Promise<void> {
  const content = join(folder, 'content');
  const at = Math.floor(count / 2);
  const write = (place: number, change: Parameters<typeof createArticle>[1]) => {
    mkdirSync(getArticleFolder(content, firstId + place), { recursive: true });
    writeFileSync(join(getArticleFolder(content, firstId + place), 'index.md'), createArticle(place, change));
  };
  const build = (now = today) => measureBuild(folder, { SITE_NOW: now });
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  const cold = await build();
  console.log(formatRow(`${count}, without a cache`, cold));
  console.log(formatRow('nothing changed', await build(), cold));
  write(at, { body: 'Truly. ' });
  console.log(formatRow('one word of one article', await build(), cold));
  write(at, { body: 'Truly. ', title: ', again' });
  console.log(formatRow('one title', await build(), cold));
  console.log(formatRow('another day', await build(tomorrow), cold));
  write(count, { day: '2026-11-20' });
  console.log(formatRow('one article added', await build(tomorrow), cold));
  rmSync(getArticleFolder(content, firstId + count), { recursive: true });
  console.log(formatRow('and taken away', await build(tomorrow), cold));
  write(at, {});
}

/**
 * `npx tsx bench/build-growth.ts [--first] [number…]`: what builds cost as articles grow in number, as a table. With `--first` the pictures are
 * made too. The last site stays where it says.
 */
async function main(): Promise<void> {
  const isFirst = process.argv.includes('--first');
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
    await measureChanges(folder, count);
  }
}

void main();
