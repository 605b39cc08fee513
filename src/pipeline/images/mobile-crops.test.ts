import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { publishMobileCrop } from './mobile-crops';

const widths = [40, 400];

/** A picture whose left half is red and whose right half is blue. */
async function folder(width = 400, height = 200): Promise<{ root: string; picture: string }> {
  const root = await mkdtemp(join(tmpdir(), 'tall-'));
  const picture = join(root, 'picture.png');
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toFile(picture);
  return { root, picture };
}

const parseSrcSet = (srcSet: string): [file: string, width: string][] =>
  srcSet.split(', ').map((one) => one.split(' ') as [file: string, width: string]);

test('[X5] a crop for tall boxes has AVIF and then WebP sources, in the requested widths up to its own', async () => {
  const { root, picture } = await folder();
  const tall = (await publishMobileCrop(picture, { shape: 0.5, widths }, root))!;
  expect(tall).toMatchObject({ width: 100, height: 200, sources: [{ type: 'image/avif' }, { type: 'image/webp' }] });
  for (const { srcSet } of tall.sources) {
    const files = parseSrcSet(srcSet);
    expect(files.map(([, width]) => width)).toEqual(['40w', '100w']);
    const sizes = await Promise.all(files.map(([file]) => sharp(join(root, 'public', file)).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [40, 80],
      [100, 200],
    ]);
  }
});

test.each([
  ['0% 50%', [255, 0, 0]],
  ['100% 50%', [0, 0, 255]],
])('[C1] a part for tall boxes lies round the focus %s', async (focus, color) => {
  const { root, picture } = await folder();
  const tall = await publishMobileCrop(picture, { shape: 0.5, widths: [40], focus }, root);
  const [[file]] = parseSrcSet(tall!.sources[1]!.srcSet) as [[string, string]];
  const { channels } = await sharp(join(root, 'public', file)).stats();
  channels.forEach(({ mean }, at) => expect(Math.abs(mean - color[at]!)).toBeLessThan(12));
});

test('[X5] a picture that is not wider than the boxes has no crop', async () => {
  const { root, picture } = await folder(200, 400);
  await expect(publishMobileCrop(picture, { shape: 0.5, widths }, root)).resolves.toBeNull();
});

test('[B2] an equal crop has the same name and is not generated again; another picture, aspect ratio or focus has another name', async () => {
  const { root, picture } = await folder();
  const publish = async (shape: number, focus?: string, file = picture) => {
    const tall = await publishMobileCrop(file, { shape, widths: [40], focus }, root);
    return parseSrcSet(tall!.sources[1]!.srcSet)[0]![0];
  };
  const first = await publish(0.5);
  await writeFile(join(root, 'public', first), 'kept');
  await expect(publish(0.5)).resolves.toBe(first);
  await expect(readFile(join(root, 'public', first), 'utf8')).resolves.toBe('kept');
  const other = (await folder(440, 200)).picture;
  const names = await Promise.all([publish(0.6), publish(0.5, '10% 50%'), publish(0.5, undefined, other)]);
  expect(new Set([first, ...names]).size).toBe(4);
});

test('[B2] a crop that several pages request at the same time is generated once, without partial files', async () => {
  const { root, picture } = await folder();
  const wanted = { shape: 0.5, widths: [40] };
  const [one, other] = await Promise.all([publishMobileCrop(picture, wanted, root), publishMobileCrop(picture, wanted, root)]);
  expect(one).toEqual(other);
  const files = await readdir(join(root, 'public', 'static', 'tall'));
  expect(files.sort()).toEqual(one!.sources.flatMap(({ srcSet }) => parseSrcSet(srcSet).map(([file]) => file.split('/').at(-1))).sort());
});
