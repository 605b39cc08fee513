import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { article, firstId, folderOf, writeArticles } from './years/articles';
import { type Measured, measureBuild } from './years/build';

const parts = [
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

const pictures = join('public', 'static');

/** A copy of the project in a folder of its own, whose packages are the project's, and its pictures where they are made already. */
function copyProject(hasPictures: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'years-'));
  for (const part of parts) cpSync(resolve(part), join(folder, part), { recursive: true });
  if (hasPictures && existsSync(pictures)) cpSync(pictures, join(folder, pictures), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

const named = (paths: readonly string[]): string =>
  paths.length > 0 && paths.length <= 9 ? `${paths.length}: ${[...paths].sort().join(', ')}` : String(paths.length);

function row(name: string, { seconds, work, memory, rendered, data }: Measured, cold?: Measured): string {
  const share = cold ? `${Math.round((100 * work) / cold.work)} %` : '';
  return `| ${name} | ${seconds.toFixed(0)} | ${work.toFixed(0)} | ${share} | ${memory.toFixed(0)} | ${data} | ${named(rendered)} |`;
}

/** Measures the builds of a number of articles: anew, and from a cache after each thing that editors and days do. */
async function measure(folder: string, count: number): Promise<void> {
  const content = join(folder, 'content');
  const at = Math.floor(count / 2);
  const write = (place: number, change: Parameters<typeof article>[1]) => {
    mkdirSync(folderOf(content, firstId + place), { recursive: true });
    writeFileSync(join(folderOf(content, firstId + place), 'index.md'), article(place, change));
  };
  const build = (now = today) => measureBuild(folder, { SITE_NOW: now });
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  const cold = await build();
  console.log(row(`${count}, without a cache`, cold));
  console.log(row('nothing changed', await build(), cold));
  write(at, { body: 'Truly. ' });
  console.log(row('one word of one article', await build(), cold));
  write(at, { body: 'Truly. ', title: ', again' });
  console.log(row('one title', await build(), cold));
  console.log(row('another day', await build(tomorrow), cold));
  write(count, { day: '2026-11-20' });
  console.log(row('one article added', await build(tomorrow), cold));
  rmSync(folderOf(content, firstId + count), { recursive: true });
  console.log(row('and taken away', await build(tomorrow), cold));
  write(at, {});
}

/**
 * `npx tsx bench/years.ts [--first] [number…]`: what builds cost as articles grow in number, as a table. With `--first` the pictures are
 * made too. The last site stays where it says.
 */
async function main(): Promise<void> {
  const isFirst = process.argv.includes('--first');
  const counts = process.argv.slice(2).map(Number).filter(Boolean);
  const folder = copyProject(!isFirst);
  console.log(`The site is in ${folder}\n`);
  console.log('| articles | s | s of processor | of without a cache | MB | new data | rendered |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  if (isFirst) console.log(row('none added, every picture made', await measureBuild(folder, { SITE_NOW: today })));
  let written = 0;
  for (const count of counts.length > 0 ? counts : [100]) {
    writeArticles(join(folder, 'content'), written, count);
    written = count;
    await measure(folder, count);
  }
}

void main();
