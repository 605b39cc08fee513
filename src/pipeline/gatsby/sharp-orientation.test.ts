import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { orientMetadata, type SharpMetadataModule } from './sharp-orientation';

interface PluginImageData {
  getImageMetadata: (file: object, getsColor: boolean) => Promise<{ width: number; height: number }>;
}

test('[C1] gatsby-plugin-sharp reads the size of a picture as it is seen, not as it is stored', async () => {
  const { getImageMetadata } = createRequire(__filename)('gatsby-plugin-sharp/image-data') as PluginImageData;
  const folder = mkdtempSync(join(tmpdir(), 'turned-'));
  const absolutePath = join(folder, 'turned.jpg');
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
  rmSync(folder, { recursive: true });
});
