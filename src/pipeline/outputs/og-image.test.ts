import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createTestFolder } from '../../../tests/support/test-folder';
import { writeRedAndBlue } from '../images/picture.fixture';
import { ogImageSize, publishOgImage } from './og-image';

const root = createTestFolder();
const readPixel = async (file: string, left: number) => [
  ...(await sharp(file).extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer()),
];

test('[R1] an Open Graph image is 1,200 by 630, and shows its picture around the focus', async () => {
  const picture = await writeRedAndBlue(root('picture.png'), 800, 300);
  const file = root('public', await publishOgImage(picture, '100% 50%', root()));
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ ...ogImageSize, format: 'jpeg' });
  expect(statSync(file).size).toBeLessThan(90_000);
  const [[red], [, , blue]] = [await readPixel(file, 20), await readPixel(file, 1180)];
  expect([red! > 200, blue! > 200]).toEqual([true, true]);
  const [, , center] = await readPixel(file, 600);
  expect(center).toBeGreaterThan(200);
});

test('[R1, B2] a picture is cropped once for each focus, under a name that stays', async () => {
  const picture = await writeRedAndBlue(root('picture.png'), 800, 300);
  const src = await publishOgImage(picture, null, root());
  writeFileSync(root('public', src), 'kept');
  expect(await publishOgImage(picture, '50% 50%', root())).toBe(src);
  expect(readFileSync(root('public', src), 'utf8')).toBe('kept');
  expect(await publishOgImage(picture, '10% 10%', root())).not.toBe(src);
  expect(readdirSync(root('public/static/share'))).toHaveLength(2);
});
