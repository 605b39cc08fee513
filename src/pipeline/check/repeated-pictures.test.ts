import { expect, test } from '@jest/globals';
import { checkContentWith, createJpeg, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const kohlerHero = 'hero:\n  file: ../../pictures/room.jpg';

/** A JPEG with a pixel, and with the id of its original where one is given. */
function createPicture(original?: string): Buffer {
  const jpeg = createJpeg(1600, 1200);
  const metadata = Buffer.from(`  <rdf:Description xmpMM:OriginalDocumentID="${original}"/>`);
  metadata.writeUInt16BE(metadata.length);
  const segments = original === undefined ? [] : [Buffer.from([0xff, 0xe1]), metadata];
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2, -2), Buffer.from([0x5a]), jpeg.subarray(-2)]);
}

const room = (name: string) => `../../pictures/${name}.jpg`;
const useAsHero = (name: string) => replaceText(kohlerHero, `hero:\n  file: ${room(name)}`);

/** The small content with pictures as heroes of brands, and the pictures that articles show first. */
const checkPlaces = (heroes: Record<string, string>, articles: Record<string, string>, pictures: Record<string, string | undefined>) =>
  checkContentWith({
    ...Object.fromEntries(Object.entries(heroes).map(([brand, name]) => [`brands/${brand}/index.yaml`, useAsHero(name)])),
    ...Object.fromEntries(
      Object.entries(articles).map(([article, name]) => [
        `articles/${article}/index.md`,
        replaceText('picture:\n  file: ../../pictures/room.jpg', `picture:\n  file: ${room(name)}`),
      ]),
    ),
    ...Object.fromEntries(Object.entries(pictures).map(([name, original]) => [`pictures/${name}.jpg`, createPicture(original)])),
  });

test('[R10, C2] a picture that a page shows twice is reported', async () => {
  expect(
    await checkContentWith({
      'pictures/bath.jpg': createPicture(),
      [kohler]: (text) =>
        text.replace(kohlerHero, `hero:\n  file: ${room('bath')}`).replace(`- file: ${room('room')}`, `- file: ${room('bath')}`),
    }),
  ).toEqual([
    'content/brands/kohler/index.yaml:19:11 The page shows this picture 2 times: it is cut from the same original as `pictures/bath.jpg`. Take another picture.',
  ]);
});

test('[R10, C2] a crop of the original of another picture on the page is reported', async () => {
  expect(
    await checkContentWith({
      'pictures/bath.jpg': createPicture('uuid:1'),
      'pictures/tap.jpg': createPicture('uuid:1'),
      [kohler]: (text) =>
        text.replace(kohlerHero, `hero:\n  file: ${room('bath')}`).replace(`- file: ${room('room')}`, `- file: ${room('tap')}`),
    }),
  ).toEqual([
    'content/brands/kohler/index.yaml:19:11 The page shows this picture 2 times: it is cut from the same original as `pictures/bath.jpg`. Take another picture.',
  ]);
});

test('[R10, C2] the picture of a collection may be a figure of the page', async () => {
  expect(
    await checkContentWith({
      'pictures/bath.jpg': createPicture(),
      [kohler]: (text) =>
        text
          .replace(kohlerHero, `hero:\n  file: ${room('bath')}`)
          .replace('  - name: Taps\n', `  - name: Taps\n    picture:\n      file: ${room('bath')}\n      alt: A bath\n`),
    }),
  ).toEqual([]);
});

test('[R10, C2] three places may share an original', async () => {
  expect(
    await checkPlaces({ kohler: 'bath', brizo: 'tap' }, { '1-the-first-tap': 'rim' }, { bath: 'uuid:1', tap: 'uuid:1', rim: 'uuid:1' }),
  ).toEqual([]);
});

test('[R10, C2] an original in four places is reported with the count and the places', async () => {
  const [fault, ...others] = await checkPlaces(
    { kohler: 'bath', brizo: 'bath' },
    { '1-the-first-tap': 'tap', '2-a-talk': 'tap' },
    { bath: 'uuid:1', tap: 'uuid:1' },
  );
  expect(others).toEqual([]);
  expect(fault).toContain('is shown in 4 places: content/articles/1-the-first-tap/index.md, content/articles/2-a-talk/index.md');
  expect(fault).toContain('It should be in at most 3.');
});

test('[R10, C2] the cover in the footer may not be used elsewhere', async () => {
  expect(
    await checkContentWith({
      'pictures/cover.jpg': createPicture('uuid:1'),
      'pictures/slab.jpg': createPicture('uuid:1'),
      'site.yaml': replaceText('cover:\n    file: ./pictures/room.jpg', 'cover:\n    file: ./pictures/cover.jpg'),
      [kohler]: useAsHero('slab'),
    }),
  ).toEqual([
    'content/brands/kohler/index.yaml:12:9 The footer of every page shows this picture as the cover of the catalog. Take another picture.',
  ]);
});
