import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { deleteOtherFiles, writeFiles } from './write-files';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'written-'))));
afterEach(() => rm(root, { recursive: true }));

const getTime = async (path: string) => (await stat(join(root, path))).mtimeMs;

test('[X7] a file that has its content already keeps its time; changed and new ones are written', async () => {
  await writeFiles(root, { 'events/7.ics': 'same', 'rss.xml': 'old' });
  const [event, feed] = [await getTime('events/7.ics'), await getTime('rss.xml')];
  await setTimeout(20);
  await writeFiles(root, { 'events/7.ics': 'same', 'rss.xml': 'new', 'a/b.bin': Buffer.from([1]) });
  expect([await getTime('events/7.ics'), await readFile(join(root, 'rss.xml'), 'utf8')]).toEqual([event, 'new']);
  expect(await getTime('rss.xml')).toBeGreaterThan(feed);
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
