import { readFile } from 'node:fs/promises';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { listBuiltFiles } from '../gatsby/built-files';
import { createMemoryCache } from '../data/record-cache.fixture';
import { completeFiles } from './file-metadata';
import { createTestFolder } from '../../../tests/support/test-folder';

const root = createTestFolder();
beforeEach(() => {
  root.write('a/index.html', '<style>a{}</style><meta content="https://x.example/static/share/0d5a.jpg"/>');
  root.write('rss.xml', '<rss/>');
});

const transformHtml = (html: string) => (html.startsWith('!') ? html : `!${html}`);

test('[B2] pages are completed and described; the next build does not read an unchanged file again', async () => {
  const cache = createMemoryCache();
  const run = async (version = '1') => {
    const files = await listBuiltFiles(root());
    const read = jest.fn<(path: string) => void>();
    const watched = files.map((file) => ({ ...file, read: () => (read(file.path), file.read()) }));
    return { facts: await completeFiles(watched, { version, transformHtml }, cache), reads: read.mock.calls.flat() };
  };
  const first = await run();
  expect(first.reads).toEqual(['a/index.html', 'rss.xml']);
  expect(await readFile(root('a/index.html'), 'utf8')).toMatch(/^!<style>/);
  expect(first.facts.get('a/index.html')!.page).toEqual({ scripts: [], styles: [expect.stringMatching(/^'sha256-/)] });
  expect(first.facts.get('rss.xml')!.page).toBeUndefined();

  const second = await run();
  expect(second.reads).toEqual([]);
  expect(second.facts).toEqual(first.facts);

  root.write('rss.xml', '<rss>new</rss>');
  const third = await run();
  expect(third.reads).toEqual(['rss.xml']);
  expect(third.facts.get('rss.xml')!.digest).not.toBe(first.facts.get('rss.xml')!.digest);

  expect((await run('2')).reads).toEqual(['a/index.html', 'rss.xml']);
});
