import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ImageWorker, reuseImages, skipExistingOutputs } from './reuse-images';

test('an existing file of a picture is not made again, and an incomplete one is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const toPath = (name: string) => join(folder, name);
  await writeFile(toPath('small.avif'), 'kept');
  await writeFile(toPath('large.avif.part'), 'hal');
  const processed: string[] = [];
  const processImage = skipExistingOutputs(async ({ outputDir, args }) => {
    for (const { outputPath } of args.operations) await writeFile(join(outputDir, outputPath), 'whole');
    processed.push(...args.operations.map(({ outputPath }) => outputPath));
  });
  const job = { outputDir: folder, args: { operations: [{ outputPath: 'small.avif' }, { outputPath: 'large.avif' }] } };
  await processImage(job);
  await processImage(job);
  expect(processed).toEqual(['large.avif.part']);
  expect(await readdir(folder)).toEqual(['large.avif', 'small.avif']);
  await expect(readFile(toPath('small.avif'), 'utf8')).resolves.toBe('kept');
  await expect(readFile(toPath('large.avif'), 'utf8')).resolves.toBe('whole');
});

test('an error of the image worker is passed on', async () => {
  const processImage = skipExistingOutputs(() => Promise.reject(new Error('no picture')));
  await expect(processImage({ outputDir: '/nowhere', args: { operations: [{ outputPath: 'bath.avif' }] } })).rejects.toThrow('no picture');
});

test('the worker of gatsby-plugin-sharp makes a file once, and none for a lazy job', async () => {
  const worker = { ...(createRequire(__filename)('gatsby-plugin-sharp/gatsby-worker') as ImageWorker) };
  reuseImages(worker);
  const outputDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  const source = join(outputDir, 'source.png');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7c3a20' } }).toFile(source);
  const operation = { outputPath: 'small.webp', args: { width: 4, height: 4, toFormat: 'webp', quality: 72, pngCompressionSpeed: 4 } };
  const options = { pluginOptions: { stripMetadata: true, useMozJpeg: false, failOn: 'warning' } };
  const job = { inputPaths: [{ path: source }], outputDir, args: { operations: [operation], ...options } };
  await worker.IMAGE_PROCESSING(job);
  await expect(sharp(join(outputDir, 'small.webp')).metadata()).resolves.toMatchObject({ format: 'webp', width: 4 });
  await writeFile(join(outputDir, 'small.webp'), 'kept');
  await worker.IMAGE_PROCESSING(job);
  await expect(readFile(join(outputDir, 'small.webp'), 'utf8')).resolves.toBe('kept');
  // `gatsby develop` makes a picture when a page asks for it, and would end with an error of this job.
  const lazy = { ...job, args: { ...job.args, operations: [{ ...operation, outputPath: 'later.webp' }], isLazy: true } };
  await worker.IMAGE_PROCESSING(lazy);
  expect((await readdir(outputDir)).sort()).toEqual(['small.webp', 'source.png']);
});
