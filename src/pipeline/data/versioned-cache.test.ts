import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createMemoryCache } from './record-cache.fixture';
import { createVersionedCache, hashCode } from './versioned-cache';

test('[P1, G1] an entry of one version of the code is not returned to another', async () => {
  const cache = createMemoryCache();
  await createVersionedCache(cache, '1').set('records', [7]);
  expect(await createVersionedCache(cache, '1').get('records')).toEqual([7]);
  expect(await createVersionedCache(cache, '2').get('records')).toBeUndefined();
});

test('[P1, G1] the version of the code changes with each of its files, but not with tests and generated types', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'code-'));
  await mkdir(join(folder, 'a'));
  await writeFile(join(folder, 'a/b.ts'), 'one');
  const first = await hashCode(folder);
  await writeFile(join(folder, 'a/b.test.ts'), 'test');
  await writeFile(join(folder, 'gatsby-types.d.ts'), 'types');
  expect(await hashCode(folder)).toBe(first);
  await writeFile(join(folder, 'a/b.ts'), 'two');
  expect(await hashCode(folder)).not.toBe(first);
  await rm(folder, { recursive: true });
});
