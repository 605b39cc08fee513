import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { checkContent } from '../check-content';
import { findUndecodablePictures } from '../run-check';
import { contentDay, createJpeg, writeContent } from '../content.fixture';
import { openFolder } from './open-folder';
import { getKnownPicturesFile, renderDrawing } from './pictures';

const root = writeContent({
  'brands/kohler/index.yaml': ['../../pictures/room.jpg', './tap.jpg'],
  'brands/kohler/tap.jpg': createJpeg(1600, 1200),
});
const tap = join(root, 'brands/kohler/tap.jpg');
const png = join(root, 'brands/kohler/tap.png');

let jpegBytes: Buffer;
let pngBytes: Buffer;

beforeAll(async () => {
  const noise = sharp({
    create: { width: 800, height: 600, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
  [jpegBytes, pngBytes] = await Promise.all([noise.clone().jpeg().toBuffer(), noise.clone().png().toBuffer()]);
});
afterAll(() => rmSync(dirname(root), { recursive: true }));

const overwrite = (bytes: Buffer, start: number, end: number, value = 0x5a) => Buffer.from(bytes).fill(value, start, end);

async function checkTap(bytes: Buffer): Promise<string[]> {
  writeFileSync(tap, bytes);
  const { faults } = checkContent(await openFolder(root, true), contentDay);
  return faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

const exportAgain = 'Open it in a program for photographs, and export it again.';

test('[C2] a picture that the build cannot decode is a fault where it is named', async () => {
  const place = 'content/brands/kohler/index.yaml:12:9 `./tap.jpg`';
  const middle = Math.floor(jpegBytes.length / 2);
  expect(await checkTap(jpegBytes)).toEqual([]);
  expect(await checkTap(overwrite(jpegBytes, middle, middle + 400, 0xff))).toEqual([
    expect.stringMatching(
      /^content\/brands\/kohler\/index\.yaml:12:9 `\.\/tap\.jpg` is damaged, and the build cannot open it \(.+\)\. Open it/,
    ),
  ]);
  expect(await checkTap(jpegBytes.subarray(0, 20))).toEqual([`${place} begins as a JPEG, and no picture follows. ${exportAgain}`]);
  expect(await checkTap(Buffer.from(jpegBytes.toString('utf8')))).toEqual([
    `${place} holds no JPEG or PNG picture. Export it again as a JPEG.`,
  ]);
  expect(
    await checkTap(
      Buffer.concat([jpegBytes.subarray(0, 600), Buffer.from(jpegBytes.subarray(600, -2).toString('utf8')), jpegBytes.subarray(-2)]),
    ),
  ).toEqual([`${place} was stored as a text on its way here, and the picture in it is lost. Copy it again from where it came.`]);
  expect(await checkTap(createJpeg(20_000, 20_000))).toEqual([
    `${place} has 400 megapixels, and the build opens at most 268. Export it with 3200 px on its longer side.`,
  ]);
});

test('[C2] a PNG with damaged data is a fault', async () => {
  writeFileSync(
    join(root, 'brands/kohler/index.yaml'),
    readFileSync(join(root, 'brands/kohler/index.yaml'), 'utf8').replace('./tap.jpg', './tap.png'),
  );
  rmSync(tap);
  writeFileSync(png, overwrite(pngBytes, 2_000, 2_400));
  const { faults } = checkContent(await openFolder(root, true), contentDay);
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('`./tap.png` is damaged, and the build cannot open it')]);
});

test('[C2] a PNG that can be seen through is a warning, and one whose transparency nobody sees is right', async () => {
  const checkPng = async (alpha: number) => {
    const picture = { width: 800, height: 600, channels: 4 as const, background: { r: 90, g: 90, b: 90, alpha } };
    writeFileSync(png, await sharp({ create: picture }).png().toBuffer());
    return checkContent(await openFolder(root, true), contentDay).warnings.map(({ message }) => message);
  };
  expect(await checkPng(0.5)).toEqual([expect.stringContaining('`./tap.png` has transparent parts')]);
  expect(await checkPng(1)).toEqual([]);
});

test('[C2] a build leaves the decoding to Gatsby, and one that failed says where a picture that it cannot decode is named', async () => {
  writeFileSync(png, overwrite(pngBytes, 2_000, 2_400));
  expect(checkContent(await openFolder(root, true, false), contentDay).faults).toEqual([]);
  expect(await findUndecodablePictures(root, contentDay)).toMatch(
    /^content\/brands\/kohler\/index\.yaml:12:9 `\.\/tap\.png` is damaged, and the build cannot open it/,
  );
  writeFileSync(png, pngBytes);
  expect(await findUndecodablePictures(root, contentDay)).toBe('');
});

test('[C2] a picture is decoded again only when it changed', async () => {
  writeFileSync(png, pngBytes);
  expect(checkContent(await openFolder(root, true), contentDay).faults).toEqual([]);
  const { atime, mtime } = statSync(png);
  writeFileSync(png, overwrite(pngBytes, 2_000, 2_400));
  utimesSync(png, atime, mtime);
  expect(checkContent(await openFolder(root, true), contentDay).faults).toEqual([]);
  utimesSync(png, atime, new Date(mtime.getTime() + 1_000));
  expect(checkContent(await openFolder(root, true), contentDay).faults).toHaveLength(1);
});

test('[C2] a picture with another time and the same bytes, as in a fresh clone, is not decoded again', async () => {
  writeFileSync(png, pngBytes);
  await openFolder(root, true);
  const memory = getKnownPicturesFile(root);
  writeFileSync(memory, readFileSync(memory, 'utf8').replaceAll('"format":"PNG"', '"format":"known"'));
  const readFormat = async () => (await openFolder(root, true)).pictures.get('brands/kohler/tap.png')?.format;
  utimesSync(png, 0, 0);
  expect(await readFormat()).toBe('known');
  writeFileSync(png, Buffer.concat([pngBytes, Buffer.alloc(1)]));
  expect(await readFormat()).toBe('PNG');
});

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const drawing = (attributes: string, inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const mark = '<rect x="10" y="10" width="80" height="20"/>';

test.each([
  ['a drawing within its artboard', drawing('viewBox="0 0 100 40"', mark), box(0.1, 0.25, 0.9, 0.75), 0.4],
  ['an artboard with a size of its own', drawing('width="30mm" height="9" viewBox="0 0 100 40"', mark), box(0.1, 0.25, 0.9, 0.75), 0.4],
  ['an artboard of 2480 × 3508', drawing('width="2480" height="3508" viewBox="0 0 2480 3508"', mark), box(0, 0, 0.04, 0.01), 0],
  ['an artboard that begins elsewhere', drawing('viewBox="-100 -40 100 40"', mark), box(1.1, 1.25, 1.5, 1.5), 0],
  ['a drawing over its edge', drawing('viewBox="0 0 50 40"', mark), box(0.2, 0.25, 1.5, 0.75), 0.4],
  ['a background of any shape', drawing('viewBox="0 0 100 40"', `<path d="M0 0h100v40H0z" fill="#fff"/>${mark}`), box(0, 0, 1, 1), 1],
])('[C2] where a logo draws is measured: %s', async (_, svg, expected, cover) => {
  const { drawn, damage } = await renderDrawing(svg);
  expect(damage).toBeUndefined();
  for (const [side, at] of Object.entries(expected))
    expect([side, drawn![side as keyof typeof expected]]).toEqual([side, expect.closeTo(at, 1)]);
  expect(drawn!.cover).toBeCloseTo(cover, 1);
});

test('[C2] a logo that draws nothing, and one that cannot be drawn, are known', async () => {
  const { drawn } = await renderDrawing(drawing('viewBox="0 0 100 40"', '<g/>'));
  expect(drawn!.left).toBeGreaterThan(drawn!.right);
  expect(await renderDrawing(drawing('viewBox="0 0 100 40"', '<path d="M0 0"'))).toEqual({ damage: expect.any(String) });
});
