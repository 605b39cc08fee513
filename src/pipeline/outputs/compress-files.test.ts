import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import { compressFiles } from './compress-files';
import { createTestFolder } from '../../../tests/support/test-folder';

const html = '<p>Marble.</p>'.repeat(200);
const past = new Date('2026-11-01T00:00:00.250Z');

const root = createTestFolder();
const read = (path: string) => readFile(root(path));
const getTime = async (path: string) => (await stat(root(path))).mtime.getTime();

beforeEach(async () => {
  root.write('article/1/index.html', html);
  await utimes(root('article/1/index.html'), past, past);
});

test('[X7] a text is stored as brotli and gzip, with the time of its file', async () => {
  await compressFiles(root());
  expect(brotliDecompressSync(await read('article/1/index.html.br')).toString()).toBe(html);
  expect(await read('article/1/index.html.gz')).toEqual(gzipSync(html, { level: 9 }));
  expect(await getTime('article/1/index.html.br')).toBe(past.getTime());
  expect((await readdir(root('article/1'))).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});

test('[X7] a compressed file with the time of its text is not made again', async () => {
  await compressFiles(root());
  root.write('article/1/index.html.br', 'not read');
  await utimes(root('article/1/index.html.br'), past, past);
  await compressFiles(root());
  expect((await read('article/1/index.html.br')).toString()).toBe('not read');
});

test('[X7] a changed text is compressed again, and the encodings of a deleted file are deleted', async () => {
  root.write('old.js', html);
  await compressFiles(root());
  await rm(root('old.js'));
  root.write('article/1/index.html', `${html}!`);
  await compressFiles(root());
  expect(brotliDecompressSync(await read('article/1/index.html.br')).toString()).toBe(`${html}!`);
  expect(await readdir(root())).toEqual(['article']);
});

const prose = Array.from({ length: 400 }, (_, index) => `<p>Sample ${(index * 7919) % 1000} of ${(index * 104_729) % 997} tiles.</p>`).join(
  '',
);
const getSize = async (path: string) => (await stat(root(path))).size;

test('[X7] brotli has a lower level for the editing screen, and for articles and later lists if there are many', async () => {
  for (const path of ['index.html', 'admin/app.js', 'article/9/a/index.html']) root.write(path, prose);
  await compressFiles(root());
  const best = brotliCompressSync(prose).length;
  expect(await getSize('index.html.br')).toBe(best);
  expect(await getSize('article/9/a/index.html.br')).toBe(best);
  expect(await getSize('admin/app.js.br')).toBeGreaterThan(best);

  // With these, the two above and the next one, 250 articles have their two texts each; with the last one there are more.
  for (let id = 1_000; id < 1_497; id += 1) root.write(`page-data/article/${id}/a/page-data.json`, '{}');
  root.write('page-data/article/8/a/page-data.json', prose);
  await compressFiles(root());
  expect(await getSize('page-data/article/8/a/page-data.json.br')).toBe(best);
  root.write('page-data/article/9/a/page-data.json', prose);
  for (const path of ['our-story', 'news', 'news/page/2']) root.write(`${path}/index.html`, prose);
  await compressFiles(root());
  expect(await getSize('news/index.html.br')).toBe(best);
  expect(await getSize('news/page/2/index.html.br')).toBeGreaterThan(best);
  expect(await getSize('our-story/index.html.br')).toBe(best);
  expect(await getSize('page-data/article/9/a/page-data.json.br')).toBeGreaterThan(best);
  expect(brotliDecompressSync(await read('page-data/article/9/a/page-data.json.br')).toString()).toBe(prose);
});
