import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { createTestFolder } from '../../../tests/support/test-folder';
import { digestWithNode, type FileDigests } from './md5-file';

const root = createTestFolder();
const requirePackage = createRequire(__filename);

test('[B2] files get the digest that gatsby-core-utils gives them, and gatsby-source-filesystem uses it', async () => {
  const utils = requirePackage('gatsby-core-utils') as FileDigests;
  const { md5File } = utils;
  root.write('a.txt', 'Sampaguita é\n'.repeat(20_000));
  root.write('empty.txt', '');
  digestWithNode(utils, false);
  digestWithNode();
  expect(utils.md5File).not.toBe(md5File);
  for (const file of ['a.txt', 'empty.txt']) expect(await utils.md5File(root(file))).toBe(await md5File(root(file)));
  await expect(utils.md5File(root('missing.txt'))).rejects.toThrow('ENOENT');
  let calls = 0;
  utils.md5File = () => Promise.resolve(`digest ${++calls}`);
  const { createFileNode } = requirePackage('gatsby-source-filesystem/create-file-node') as {
    createFileNode: (file: string, createId: (path: string) => string) => Promise<{ internal: { contentDigest: string } }>;
  };
  expect((await createFileNode(root('a.txt'), String)).internal.contentDigest).toBe('digest 1');
});
