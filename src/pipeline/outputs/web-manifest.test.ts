import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestFolder } from '../../../tests/support/test-folder';
import { publishWebManifest, type WebManifest } from './web-manifest';

const root = createTestFolder();
const icons = join(__dirname, '../../../static');

const readSize = async (file: string) => {
  const { width, height } = await sharp(join(icons, file)).metadata();
  return `${width}x${height}`;
};

test('[S1] the manifest is that of the content, and names icons that have the sizes it says', async () => {
  const site = { name: 'Acme', title: 'Acme Stone', description: 'Stone, since ever.', language: 'en' };
  const graphql = (() => Promise.resolve({ data: { site } })) as Parameters<typeof publishWebManifest>[0]['graphql'];
  await publishWebManifest({ graphql }, root());
  const manifest = JSON.parse(readFileSync(root('site.webmanifest'), 'utf8')) as WebManifest;
  expect(manifest).toMatchObject({ name: 'Acme Stone', short_name: 'Acme', lang: 'en' });
  for (const { src, sizes } of manifest.icons) expect([src, await readSize(src)]).toEqual([src, sizes]);
});
