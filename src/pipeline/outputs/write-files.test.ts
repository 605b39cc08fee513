import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { deleteOtherFiles, writeFiles } from './write-files';
import { createTestFolder } from '../../../tests/support/test-folder';

const root = createTestFolder();
const past = new Date('2026-11-01');
const getTime = async (path: string) => (await stat(root(path))).mtimeMs;

test('[X7] a file that has its content already keeps its time; changed and new ones are written', async () => {
  await writeFiles(root(), { 'events/7.ics': 'same', 'rss.xml': 'old' });
  for (const path of ['events/7.ics', 'rss.xml']) await utimes(root(path), past, past);
  await writeFiles(root(), { 'events/7.ics': 'same', 'rss.xml': 'new', 'a/b.bin': Buffer.from([1]) });
  expect([await getTime('events/7.ics'), await readFile(root('rss.xml'), 'utf8')]).toEqual([past.getTime(), 'new']);
  expect(await getTime('rss.xml')).toBeGreaterThan(past.getTime());
  expect(await readFile(root('a/b.bin'))).toEqual(Buffer.from([1]));
});

test('[X7] other files of a folder are deleted, but not the stored encodings of those that stay', async () => {
  await writeFiles(root(), { 'events/7.ics': '', 'events/7.ics.br': '', 'events/8.ics': '', 'rss.xml': '' });
  await deleteOtherFiles(root(), 'events', new Set(['events/7.ics']));
  await deleteOtherFiles(root(), 'none', new Set());
  expect([await readdir(root('events')), await readdir(root())]).toEqual([
    ['7.ics', '7.ics.br'],
    ['events', 'rss.xml'],
  ]);
});
