import { createRequire } from 'node:module';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { lowerAvifEffort, type SharpModule, orientMetadata, quietWarnings, type SharpMetadataModule } from './sharp';
import { type ImageWorker, reuseImages } from './reuse-images';
import { createTestFolder } from '../../../tests/support/test-folder';

const folder = createTestFolder();
test('AVIF is encoded at effort 2, unless another effort is set', () => {
  const module = sharp as unknown as SharpModule;
  const { avif } = module.prototype;
  const getEffort = (options?: { quality?: number; effort?: number }) =>
    (sharp().avif(options) as unknown as { options: { heifEffort: number } }).options.heifEffort;
  expect(getEffort({ quality: 52 })).toBe(4);
  lowerAvifEffort();
  expect([getEffort(), getEffort({ quality: 52 }), getEffort({ effort: 5 })]).toEqual([2, 2, 5]);
  module.prototype.avif = avif;
});

interface PluginImageData {
  getImageMetadata: (file: object, getsColor: boolean) => Promise<{ width: number; height: number }>;
  generateImageData: (request: object) => Promise<unknown>;
}

test('no picture is warned of for having AVIF alone, and no query that waits for pictures; other warnings are printed', async () => {
  const { generateImageData } = createRequire(__filename)('gatsby-plugin-sharp/image-data') as PluginImageData;
  const absolutePath = folder('plain.png');
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } }).toFile(absolutePath);
  const file = { absolutePath, relativePath: 'plain.png', internal: { contentDigest: 'plain' } };
  const printed: string[] = [];
  const reporter = { warn: (message: string) => void printed.push(message) };
  const generate = () =>
    generateImageData({ file, args: { layout: 'fullWidth', formats: ['avif'], width: 20 }, reporter }).catch(() => undefined);
  await generate();
  expect(printed).toHaveLength(2);
  quietWarnings(reporter);
  reporter.warn('This query took more than 15s to run — which might indicate');
  await generate();
  expect(printed).toEqual([...printed.slice(0, 2), expect.stringContaining('fullWidth')]);
});

test('[C1] gatsby-plugin-sharp reads the size of a picture as it is seen, not as it is stored', async () => {
  const { getImageMetadata } = createRequire(__filename)('gatsby-plugin-sharp/image-data') as PluginImageData;
  const absolutePath = folder('turned.jpg');
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
    .withMetadata({ orientation: 6 })
    .toFile(absolutePath);
  const read = (contentDigest: string) => getImageMetadata({ absolutePath, internal: { contentDigest } }, true);
  const { prototype } = sharp as unknown as SharpMetadataModule;
  const { metadata } = prototype;
  expect(await read('before')).toMatchObject({ width: 40, height: 30 });
  orientMetadata();
  expect(await read('after')).toMatchObject({ width: 30, height: 40, format: 'jpeg' });
  prototype.metadata = metadata;
});

test('the worker of gatsby-plugin-sharp makes a file once, anew where a build was stopped, and none for a lazy job', async () => {
  const worker = { ...(createRequire(__filename)('gatsby-plugin-sharp/gatsby-worker') as ImageWorker) };
  reuseImages(worker);
  const source = folder('source.png');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7c3a20' } }).toFile(source);
  const operation = { outputPath: 'small.webp', args: { width: 4, height: 4, toFormat: 'webp', quality: 72, pngCompressionSpeed: 4 } };
  const options = { pluginOptions: { stripMetadata: true, useMozJpeg: false, failOn: 'warning' } };
  const job = { inputPaths: [{ path: source }], outputDir: folder(), args: { operations: [operation], ...options } };
  await writeFile(folder('small.webp.part'), 'hal');
  await worker.IMAGE_PROCESSING(job);
  await expect(sharp(folder('small.webp')).metadata()).resolves.toMatchObject({ format: 'webp', width: 4 });
  await writeFile(folder('small.webp'), 'kept');
  await worker.IMAGE_PROCESSING(job);
  await expect(readFile(folder('small.webp'), 'utf8')).resolves.toBe('kept');
  // `gatsby develop` makes a picture when a page asks for it, and would end with an error of this job.
  const lazy = { ...job, args: { ...job.args, operations: [{ ...operation, outputPath: 'later.webp' }], isLazy: true } };
  await worker.IMAGE_PROCESSING(lazy);
  expect((await readdir(folder())).sort()).toEqual(['small.webp', 'source.png']);
});
