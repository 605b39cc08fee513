import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { deleteOtherFiles, writeFiles } from './write-files';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'written-'))));
afterEach(() => rm(root, { recursive: true }));

const past = new Date('2026-11-01');
const getTime = async (path: string) => (await stat(join(root, path))).mtimeMs;

test('[X7] a file that has its content already keeps its time; changed and new ones are written', async () => {
  await writeFiles(root, { 'events/7.ics': 'same', 'rss.xml': 'old' });
  for (const path of ['events/7.ics', 'rss.xml']) await utimes(join(root, path), past, past);
  await writeFiles(root, { 'events/7.ics': 'same', 'rss.xml': 'new', 'a/b.bin': Buffer.from([1]) });
  expect([await getTime('events/7.ics'), await readFile(join(root, 'rss.xml'), 'utf8')]).toEqual([past.getTime(), 'new']);
  expect(await getTime('rss.xml')).toBeGreaterThan(past.getTime());
  expect(await readFile(join(root, 'a/b.bin'))).toEqual(Buffer.from([1]));
});

test('[X7] other files of a folder are deleted, but not the stored encodings of those that stay', async () => {
  await writeFiles(root, { 'events/7.ics': '', 'events/7.ics.br': '', 'events/8.ics': '', 'rss.xml': '' });
  await deleteOtherFiles(root, 'events', new Set(['events/7.ics']));
  await deleteOtherFiles(root, 'none', new Set());
  expect([await readdir(join(root, 'events')), await readdir(root)]).toEqual([
    ['7.ics', '7.ics.br'],
    ['events', 'rss.xml'],
  ]);
});
