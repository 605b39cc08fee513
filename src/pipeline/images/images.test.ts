import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { fc } from '../../domain/fast-check.fixture';
import { getCoverCrop, publishMobileCrop } from './mobile-crops';
import { backgroundColors } from '../../domain/brands';
import { publishLogo, drawWordmarkTile, wordmarkTileSize } from './logos';
import { parseSvgRatio } from '../markup/xml';
import { writeRedAndBlue } from './picture.fixture';
import { createTestFolder } from '../../../tests/support/test-folder';
import { drawWordmark, palette } from './drawing';

test('[R1] the crop is within the picture for any focus', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const size = fc.record({ width: side, height: side });
  const share = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(size, size, share, share, (picture, box, x, y) => {
      const { scaled: whole, visible: seen } = getCoverCrop(picture, box, `${x}% ${y}%`);
      expect(Math.min(seen.left, seen.top)).toBeGreaterThanOrEqual(0);
      expect(seen.left + seen.width).toBeLessThanOrEqual(whole.width);
      expect(seen.top + seen.height).toBeLessThanOrEqual(whole.height);
    }),
  );
});

const widths = [40, 400];

const root = createTestFolder();
const writePicture = (width?: number, height?: number) => writeRedAndBlue(root(`${width}.png`), width, height);

const parseSrcSet = (srcSet: string): [file: string, width: string][] =>
  srcSet.split(', ').map((one) => one.split(' ') as [file: string, width: string]);

test('[X5] a crop for tall boxes has files in the requested widths up to its own', async () => {
  const picture = await writePicture();
  const tall = (await publishMobileCrop(picture, { shape: 0.5, widths }, root()))!;
  expect(tall).toMatchObject({ width: 100, height: 200 });
  const files = parseSrcSet(tall.srcSet);
  expect(files.map(([, width]) => width)).toEqual(['40w', '100w']);
  const sizes = await Promise.all(files.map(([file]) => sharp(root('public', file)).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [40, 80],
    [100, 200],
  ]);
});

test('[B2] an equal crop has the same name and is not generated again; another picture, aspect ratio or focus has another name', async () => {
  const picture = await writePicture();
  const publish = async (shape: number, focus?: string, file = picture) => {
    const tall = await publishMobileCrop(file, { shape, widths: [40], focus }, root());
    return parseSrcSet(tall!.srcSet)[0]![0];
  };
  const first = await publish(0.5);
  await writeFile(root('public', first), 'kept');
  await expect(publish(0.5)).resolves.toBe(first);
  await expect(readFile(root('public', first), 'utf8')).resolves.toBe('kept');
  const other = await writePicture(440, 200);
  const names = await Promise.all([publish(0.6), publish(0.5, '10% 50%'), publish(0.5, undefined, other)]);
  expect(new Set([first, ...names]).size).toBe(4);
});

test('[B2] a crop that several pages request at the same time is generated once, without partial files', async () => {
  const picture = await writePicture();
  const wanted = { shape: 0.5, widths: [40] };
  const [one, other] = await Promise.all([publishMobileCrop(picture, wanted, root()), publishMobileCrop(picture, wanted, root())]);
  expect(one).toEqual(other);
  const files = await readdir(root('public', 'static', 'tall'));
  expect(files.sort()).toEqual(
    parseSrcSet(one!.srcSet)
      .map(([file]) => file.split('/').at(-1))
      .sort(),
  );
});

const logo = `<?xml version="1.0"?><!-- The partner's <svg> -->
<svg xmlns="http://www.w3.org/2000/svg" width="90" height='40' x="3" viewBox="0 0 90 40" stroke-width="2"><rect width="90" height="40" fill="#0f0"/></svg>
`;

test('[W5] a wordmark keeps its drawing and its viewBox, is centered on its background, and has the color of text on it, whatever colors its file has', () => {
  const tile = drawWordmarkTile(logo, 'sage');
  expect(tile).toContain(
    '<mask id="wordmark" style="mask-type:alpha"><svg x="80" y="240" width="480" height="160" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40" stroke-width="2"><rect width="90" height="40" fill="#0f0"/></svg></mask>',
  );
  expect(tile).toContain(`<rect width="640" height="640" fill="${palette.sage}"/>`);
  for (const ground of backgroundColors)
    expect(drawWordmarkTile(logo, ground)).toContain(
      `<rect width="640" height="640" fill="${ground === 'ink' ? palette.paper : palette.ink}" mask="url(#wordmark)"/>`,
    );
});

test('[W5] the wordmark of every brand can be rendered', async () => {
  const folder = join(process.cwd(), 'content', 'brands');
  for (const name of readdirSync(folder)) {
    const svg = readFileSync(join(folder, name, 'logo.svg'), 'utf8');
    const { data, info } = await sharp(Buffer.from(drawWordmarkTile(svg, 'sand')))
      .trim()
      .toBuffer({ resolveWithObject: true });
    expect([name, data.length > 0, info.width > 200, info.width < wordmarkTileSize]).toEqual([name, true, true, true]);
  }
});

test('[W5] a name is drawn in place of a logo, as paths in the first typeface that has the letter, so that no font is needed', () => {
  const svg = drawWordmark('Söhne & Ł₱');
  expect(svg).toContain('<title>Söhne &#x26; Ł₱</title>');
  expect(svg).not.toMatch(/<text|font/);
  expect(svg.match(/<path/g)).toHaveLength(8);
});

test('generated images have the colors of the site', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  for (const [name, color] of Object.entries(palette)) expect(tokens).toContain(`--${name}: ${color};`);
});

test.each([
  ['as it is', 'viewBox="0 0 80 40"'],
  ['with a width alone', 'width="90" viewBox="0 0 80 40"'],
  ['with the size of another shape', "viewBox='0,0,80,40' height='100%' width='100%'"],
  ['of a large artboard', 'width="2480" height="1240" viewBox="-10 -10 2480 1240"'],
])('[R2] a logo is published under a name with its content hash, with the size of its shape: %s', async (_, attributes) => {
  const logo = await publishLogo('agape', `<?xml version="1.0"?><svg ${attributes}/>`, root());
  expect(logo.ratio).toBe(2);
  expect(logo.src).toMatch(/^\/static\/logos\/agape-[0-9a-f]{12}\.svg$/);
  const written = await readFile(root('public', logo.src), 'utf8');
  expect(written.match(/\b(?:width|height)=\S+/g)).toEqual(['width="200.00"', 'height="100"']);
  expect(parseSvgRatio(written)).toBe(2);
  expect(() => parseSvgRatio('<svg/>')).toThrow('no viewBox');
});
