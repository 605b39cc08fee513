import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { skipExistingOutputs } from './reuse-images';

test('a size of a picture that is there is not made again, and one that was not finished is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const at = (name: string) => join(folder, name);
  await writeFile(at('small.avif'), 'kept');
  await writeFile(at('large.avif.part'), 'hal');
  const made: string[] = [];
  const make = skipExistingOutputs(async ({ outputDir, args }) => {
    for (const { outputPath } of args.operations) await writeFile(join(outputDir, outputPath), 'whole');
    made.push(...args.operations.map(({ outputPath }) => outputPath));
  });
  const job = { outputDir: folder, args: { operations: [{ outputPath: 'small.avif' }, { outputPath: 'large.avif' }] } };
  await make(job);
  await make(job);
  expect(made).toEqual(['large.avif.part']);
  expect(await readdir(folder)).toEqual(['large.avif', 'small.avif']);
  await expect(readFile(at('small.avif'), 'utf8')).resolves.toBe('kept');
  await expect(readFile(at('large.avif'), 'utf8')).resolves.toBe('whole');
});

test('a picture that cannot be made stays a fault', async () => {
  const make = skipExistingOutputs(() => Promise.reject(new Error('no picture')));
  await expect(make({ outputDir: '/nowhere', args: { operations: [{ outputPath: 'bath.avif' }] } })).rejects.toThrow('no picture');
});
