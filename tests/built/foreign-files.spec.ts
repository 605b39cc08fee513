import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readFolder, readPages } from '../pull-request-report/page-data';
import { readBuiltHtml } from '../support/built-site';
import { pictureColors, pictureSize } from '../support/foreign-files';
import { parseHtml } from '../support/html';

const root = '.builds/changed/public';
const article = '/article/900001/added';
const template = '/article/6/curves-return-to-the-living-room';

/** How far a channel may be from its color: CMYK has other colors than screens. */
const maxColorError = 40;

/** The files of a picture, each once. */
function listFiles(alt: string): string[] {
  const image = parseHtml(readBuiltHtml(article, root)).querySelector(`main article img[alt^="${alt}"], main figure img[alt^="${alt}"]`)!;
  const sets = [...image.closest('picture')!.querySelectorAll('source, img')].map((part) => part.getAttribute('srcset')!);
  return [...new Set(sets.flatMap((set) => set.split(',').map((one) => decodeURI(one.trim().split(' ')[0]!))))];
}

const readColor = async (file: string, top: number): Promise<number[]> => {
  const { width } = await sharp(file).metadata();
  const pixel = sharp(file).extract({ left: Math.round(width / 2), top, width: 1, height: 1 });
  return [...(await pixel.removeAlpha().raw().toBuffer())];
};

for (const { kind, alt } of [
  { kind: 'a CMYK picture under a name with accents and .jpeg', alt: 'A deep green velvet sofa in a wide curve' },
  { kind: 'a picture that its metadata turns', alt: 'A round table in the curve' },
])
  test(`[C1] ${kind} has the right orientation and colors in every generated file`, async () => {
    const files = listFiles(alt);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files.map((path) => join(root, path))) {
      const { width, height, space, orientation = 1 } = await sharp(file).metadata();
      expect.soft({ space, orientation, shape: (width / height).toFixed(2) }, file).toEqual({
        space: 'srgb',
        orientation: 1,
        shape: (pictureSize.width / pictureSize.height).toFixed(2),
      });
      for (const [half, top] of [
        ['upper', Math.round(height / 4)],
        ['lower', Math.round((height * 3) / 4)],
      ] as const) {
        const color = await readColor(file, top);
        const error = Math.max(...color.map((channel, index) => Math.abs(channel - pictureColors[half][index]!)));
        expect.soft(error, `${half} half of ${file}: ${color.join()}`).toBeLessThan(maxColorError);
      }
    }
  });

test('[C1] a byte order mark and Windows line endings do not change the text of an article or a page', async () => {
  const sentences = (path: string) => Array.from(readBuiltHtml(path, root).matchAll(/<p>([^<]{100,})/g), ([, line]) => line);
  expect(sentences(article).length).toBeGreaterThan(3);
  expect(sentences(article)).toEqual(sentences(template));
  expect(readBuiltHtml(article, root)).not.toMatch(/\uFEFF|\r/);
  expect(readBuiltHtml('/our-story', root)).not.toMatch(/\uFEFF|\r/);
  const [published, changed] = await Promise.all(['public', root].map((folder) => readPages(readFolder(folder), ['/our-story'])));
  const [before, after] = [published!.get('/our-story')!, changed!.get('/our-story')!].map(({ title, lines }) => [title, ...lines]) as [
    string[],
    string[],
  ];
  const [removedLines, addedLines] = [before.filter((line) => !after.includes(line)), after.filter((line) => !before.includes(line))];
  // The build has a third showroom, which a line counts.
  const isSame = (line: string) => !/showrooms/.test(line);
  expect(addedLines.filter(isSame)).toEqual(removedLines.filter(isSame).map((line) => `Again, ${line}`));
  expect(addedLines).toHaveLength(removedLines.length);
});
