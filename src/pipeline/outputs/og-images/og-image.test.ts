import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createTestFolder } from '../../../../tests/support/test-folder';
import { fc } from '../../../domain/fast-check.fixture';
import { toGlyphPaths, palette } from '../../images/drawing';
import { writeRedAndBlue } from '../../images/picture.fixture';
import { type OgImageInput, publishOgImage } from './og-image';
import { ogLogoBox, ogPictureBox, drawOgPanel, ogImageSize, fitText, type TextBox } from './og-svg';

const words = { label: 'News', title: 'How to read the edge of a tile', wordmark: 'NARRA', since: 'Since 1962' };

const root = createTestFolder();
const writePicture = () => writeRedAndBlue(root('picture.png'), 800, 300);

const readPixel = async (file: string, left: number, top: number) => [
  ...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test('[R1] the text of an Open Graph image is converted to paths, so that no font is needed', () => {
  expect(drawOgPanel(words, false)).not.toMatch(/<text|font/);
  expect(toGlyphPaths('NARRA', { face: 'display', size: 30 }).paths).toHaveLength(5);
  expect(toGlyphPaths('Ł₱', { face: 'display', size: 30 }).paths).toHaveLength(2);
  expect(toGlyphPaths('AA', { face: 'text', size: 20, tracking: 0.5 }).width).toBeCloseTo(
    toGlyphPaths('AA', { face: 'text', size: 20 }).width + 10,
  );
});

test('[R1] an Open Graph image is 1200 by 630 and small, and shows its picture around the focus', async () => {
  const picture = await writePicture();
  const src = await publishOgImage({ text: words, picture, focus: '100% 50%' }, root());
  const file = root('public', src);
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ ...ogImageSize, format: 'jpeg' });
  expect((await stat(file)).size).toBeLessThan(90_000);
  const [red, , blue] = await readPixel(file, ogPictureBox.left + 20, 300);
  expect(blue! - red!).toBeGreaterThan(200);
});

test('[R1] the logo of a brand replaces the title', async () => {
  const picture = await writePicture();
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="currentColor" d="M10 10h20v20H10z"/></svg>';
  const src = await publishOgImage({ text: words, picture, logo }, root());
  const [red] = await readPixel(root('public', src), ogLogoBox.left + 4, ogLogoBox.bottom - 4);
  expect(Math.abs(red! - Number.parseInt(palette.ink.slice(1, 3), 16))).toBeLessThan(12);
  expect(drawOgPanel(words, true).length).toBeLessThan(drawOgPanel(words, false).length);
});

test('[R1, B2] equal content has the same image under the same name, which is not generated again', async () => {
  const picture = await writePicture();
  const other = root('other');
  const src = await publishOgImage({ text: words, picture }, root());
  const file = root('public', src);
  await expect(publishOgImage({ text: words, picture }, other)).resolves.toBe(src);
  expect(await readFile(join(other, 'public', src))).toEqual(await readFile(file));
  await writeFile(file, 'kept');
  await publishOgImage({ text: words, picture }, root());
  await expect(readFile(file, 'utf8')).resolves.toBe('kept');
});

test('[R1] another text, focus or logo changes the name', async () => {
  const picture = await writePicture();
  const variants: OgImageInput[] = [
    { text: words, picture },
    { text: { ...words, title: 'How to read a tile' }, picture },
    { text: words, picture, focus: '10% 10%' },
    { text: words, picture, logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M1 1h2v2H1z"/></svg>' },
  ];
  const names = await Promise.all(variants.map((parts) => publishOgImage(parts, root())));
  expect(new Set(names).size).toBe(variants.length);
});

const box: TextBox = { width: 456, height: 340, largest: 80, smallest: 52, leading: 1.06, lines: 4 };
const wide = (text: string) => text.length * 0.5;
const set = (text: string) => fitText(text, box, wide);

test('[R1] a short title is on one line in the largest size; a longer one breaks after a comma or a colon rather than an article, without a single short word in the last line', () => {
  expect(set('Our story')).toEqual({ size: 80, lines: ['Our story'] });
  expect(set('Setting out a bathroom: a morning for contractors').lines).toContain('a bathroom:');
  for (const line of set('A bed is also a piece of joinery').lines.slice(0, -1)) expect(line).not.toMatch(/\b(?:a|of)$/);
  expect(set('Curves return to the living room').lines.at(-1)).not.toBe('room');
});

test('[R1] a title of any length fits its box with all its words', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,30}[,:]?$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, (title) => {
      const { size, lines } = set(title.join(' '));
      expect(lines.join(' ')).toBe(title.join(' '));
      expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(wide(line) * size).toBeLessThanOrEqual(box.width + 1e-9);
    }),
    { numRuns: 60 },
  );
});
