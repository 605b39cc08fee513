import { expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { homeScreenIcon, drawIconSvg, buildIconFiles, publishIcons, type buildWebManifest } from './icons';
import { createTestFolder } from '../../../tests/support/test-folder';

const company = { name: 'Acme', wordmark: 'ACME', title: 'Acme Stone', description: 'Stone, since ever.', language: 'en' } as const;

const root = createTestFolder();
test('the icons and the manifest are generated from the content', async () => {
  const graphql = (() => Promise.resolve({ data: { site: company } })) as Parameters<typeof publishIcons>[0]['graphql'];
  await publishIcons({ graphql }, root());
  const manifest = JSON.parse(await readFile(root('site.webmanifest'), 'utf8')) as ReturnType<typeof buildWebManifest>;
  expect(manifest).toMatchObject({ name: 'Acme Stone', short_name: 'Acme', lang: 'en' });
  const files = await readdir(root());
  for (const { src, sizes } of manifest.icons) {
    expect(files).toContain(src.slice(1));
    const { width, height } = await sharp(root(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(drawIconSvg('BETA', homeScreenIcon)).not.toBe(drawIconSvg('ACME', homeScreenIcon));
});

test('favicon.ico has an image for each size of a tab', async () => {
  const file = (await buildIconFiles(company))['favicon.ico'] as Buffer;
  const count = file.readUInt16LE(4);
  const sides = await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const [length, at] = [file.readUInt32LE(14 + place * 16), file.readUInt32LE(18 + place * 16)];
      return (await sharp(file.subarray(at, at + length)).metadata()).width;
    }),
  );
  expect(sides).toEqual([16, 32, 48]);
});

test('the letter of a maskable icon is within the safe zone', async () => {
  const side = 512;
  const file = (await buildIconFiles(company))['icon-maskable-512.png'] as Buffer;
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const far = [...data.keys()].filter((at) => {
    const [x, y] = [(at / info.channels) % side, Math.floor(at / info.channels / side)];
    return data[at]! > 128 && Math.hypot(x - side / 2, y - side / 2) > side * 0.4;
  });
  expect(far).toEqual([]);
});
