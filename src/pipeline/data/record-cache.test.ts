import { expect, test } from '@jest/globals';
import { openRecordCache, createVersionedCache, hashCode } from './record-cache';
import { createMemoryCache } from './record-cache.fixture';
import { createTestFolder } from '../../../tests/support/test-folder';

const article = (id: string, contentDigest: string) => ({ id, internal: { contentDigest } });
const file = (relativePath: string, contentDigest: string) => ({ id: relativePath, relativePath, internal: { contentDigest } });

const articles = [article('a', '1'), article('b', '1')];
const files = [file('articles/1-a/index.md', '1'), file('articles/1-a/tap.jpg', '1'), file('brands/kohler/index.yaml', '1')];

const createHooks = () => {
  const nodes: Record<string, object[]> = { Article: articles, File: files };
  return { nodes, hooks: { cache: createMemoryCache(), getNodesByType: ((type: string) => nodes[type]) as never } };
};
const records = new Map([
  ['a', 'record a'],
  ['b', 'record b'],
]);

test('[P1, G1] a cached record is valid while its article does not change', async () => {
  const { nodes, hooks } = createHooks();
  const first = await openRecordCache<string>(hooks);
  expect(first.records.size).toBe(0);
  await first.store(records);
  expect([...(await openRecordCache(hooks)).records]).toEqual([...records]);
  nodes['Article'] = [article('a', '2'), article('b', '1')];
  nodes['File'] = [file('articles/1-a/index.md', '2'), ...files.slice(1)];
  const changed = await openRecordCache<string>(hooks);
  expect([...changed.records]).toEqual([['b', 'record b']]);
  nodes['Article'] = [article('b', '1')];
  await changed.store(new Map([['b', 'record b']]));
  expect([...(await openRecordCache(hooks)).records]).toEqual([['b', 'record b']]);
});

test.each([
  ['a picture of an article', [files[0]!, file('articles/1-a/tap.jpg', '2'), files[2]!]],
  ['a brand', [...files.slice(0, 2), file('brands/kohler/index.yaml', '2')]],
  ['a new file', [...files, file('brands/spin/index.yaml', '1')]],
])('[P1, G1] no record is valid after a change of %s', async (_, changed) => {
  const { nodes, hooks } = createHooks();
  await (await openRecordCache<string>(hooks)).store(records);
  nodes['File'] = changed;
  expect((await openRecordCache(hooks)).records.size).toBe(0);
});

test('[P1, G1] an entry of one version of the code is not returned to another', async () => {
  const cache = createMemoryCache();
  await createVersionedCache(cache, '1').set('records', [7]);
  expect(await createVersionedCache(cache, '1').get('records')).toEqual([7]);
  expect(await createVersionedCache(cache, '2').get('records')).toBeUndefined();
});

const folder = createTestFolder();
test('[P1, G1] the version of the code changes with each of its files, but not with tests and generated types', () => {
  folder.write('a/b.ts', 'one');
  const first = hashCode(folder());
  folder.write('a/b.test.ts', 'test');
  folder.write('gatsby-types.d.ts', 'types');
  expect(hashCode(folder())).toBe(first);
  folder.write('a/b.ts', 'two');
  expect(hashCode(folder())).not.toBe(first);
});
