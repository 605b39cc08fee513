import { expect, test } from '@jest/globals';
import { checkContentWith, jpeg, png, svg, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';

test('[C2] a misspelt picture suggests the closest one', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('pictures/room.jpg', 'pictures/rom.jpg') })).toEqual([
    'content/brands/kohler/index.yaml:12:9 There is no picture `../../pictures/rom.jpg`. Did you mean `../../pictures/room.jpg`?',
  ]);
});

test('[C2] a picture in another folder is found by its name', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('../../pictures/room.jpg', './room.jpg') })).toEqual([
    'content/brands/kohler/index.yaml:12:9 There is no picture `./room.jpg`. Did you mean `../../pictures/room.jpg`?',
  ]);
});

test('[C2] a picture without a close match is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('../../pictures/room.jpg', './a-very-different-name.png') })).toEqual([
    'content/brands/kohler/index.yaml:12:9 There is no picture `./a-very-different-name.png`. Put it there, or write the name of one that is there.',
  ]);
});

test('[C2] a picture with another case is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('pictures/room.jpg', 'pictures/Room.jpg') })).toEqual([
    'content/brands/kohler/index.yaml:12:9 There is no picture `../../pictures/Room.jpg`. Did you mean `../../pictures/room.jpg`?',
  ]);
});

test('[C2] a picture outside the content is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('../../pictures/room.jpg', '../../../static/room.jpg') })).toEqual([
    'content/brands/kohler/index.yaml:12:9 `../../../static/room.jpg` leads out of the folder content/. Put the picture beside this file.',
  ]);
});

test('[C2] a file whose bytes are not a picture is reported', async () => {
  expect(
    await checkContentWith({ 'pictures/other.jpg': '<html>', [kohler]: replaceText('pictures/room.jpg', 'pictures/other.jpg') }),
  ).toEqual(['content/brands/kohler/index.yaml:12:9 `../../pictures/other.jpg` holds no JPEG or PNG picture. Export it again as a JPEG.']);
});

test('[C2] a PNG with the name of a JPEG is reported', async () => {
  expect(await checkContentWith({ 'pictures/other.jpg': png, [kohler]: replaceText('pictures/room.jpg', 'pictures/other.jpg') })).toEqual([
    'content/brands/kohler/index.yaml:12:9 `../../pictures/other.jpg` holds a PNG. Rename it so that it ends in .png, here and in the folder.',
  ]);
});

test('[C2] a real PNG is valid', async () => {
  expect(await checkContentWith({ 'pictures/other.png': png, [kohler]: replaceText('pictures/room.jpg', 'pictures/other.png') })).toEqual(
    [],
  );
});

test('[C2] an unused picture is reported', async () => {
  expect(await checkContentWith({ 'pictures/other.jpg': jpeg, 'brands/kohler/old.svg': svg })).toEqual([
    'content/brands/kohler/old.svg:1:1 No file of the content names this picture. Name it where it should be seen, or take it away.',
    'content/pictures/other.jpg:1:1 No file of the content names this picture. Name it where it should be seen, or take it away.',
  ]);
});

test('[C2] a missing logo suggests the closest one', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('./logo.svg', './logos.svg') })).toEqual([
    'content/brands/kohler/index.yaml:4:13 There is no picture `./logos.svg`. Did you mean `./logo.svg`?',
  ]);
});

test('[C2] a logo without a viewBox is reported', async () => {
  expect(await checkContentWith({ 'brands/kohler/logo.svg': '<svg width="10" height="4"></svg>' })).toEqual([
    'content/brands/kohler/index.yaml:4:13 `./logo.svg` has no viewBox, and cannot be set larger or smaller. Export it again with a viewBox.',
  ]);
});

test('[C2] a logo that is not an SVG is reported', async () => {
  expect(await checkContentWith({ 'brands/kohler/logo.svg': 'not a drawing' })).toEqual([
    'content/brands/kohler/index.yaml:4:13 `./logo.svg` holds no SVG drawing. Export the logo as an SVG.',
  ]);
});

test('[R2, C2] a logo on a delivery host is valid', async () => {
  expect(
    await checkContentWith({ [kohler]: replaceText('./logo.svg', 'https://images.example/kohler.svg'), 'brands/kohler/logo.svg': null }),
  ).toEqual([]);
});

test('[C2] a logo that is neither a file nor a URL is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('./logo.svg', 'logo.png') })).toEqual([
    'content/brands/kohler/index.yaml:4:13 `image_link` is `logo.png`. It should be ./logo.svg, or an address that starts with https://.',
  ]);
});

test('[C2] a missing picture in a text has its line', async () => {
  expect(
    await checkContentWith({ [article]: replaceText('![A room](../../pictures/room.jpg', '![A room](../../pictures/roon.jpg') }),
  ).toEqual([
    'content/articles/1-the-first-tap/index.md:17:11 There is no picture `../../pictures/roon.jpg`. Did you mean `../../pictures/room.jpg`?',
  ]);
});

test('[C2] a picture without alternate text in a text is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('![A room]', '![]') })).toEqual([
    'content/articles/1-the-first-tap/index.md:17:5 The picture `../../pictures/room.jpg` has no alternate text. Write what is seen between the square brackets.',
  ]);
});

test('[C2] a picture from another host in a text is reported', async () => {
  expect(
    await checkContentWith({ [article]: replaceText("../../pictures/room.jpg 'The room'", 'https://images.example/room.jpg') }),
  ).toEqual([
    'content/articles/1-the-first-tap/index.md:17:11 `https://images.example/room.jpg` is no picture for this text. It should be a .jpg or .png with a path such as ./basin.jpg.',
  ]);
});

test('[C2] a picture inside a paragraph of text is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('![A room]', 'See ![A room]') })).toEqual([
    'content/articles/1-the-first-tap/index.md:17:15 A picture stands among words here. Put it on a line of its own, with an empty line above and below.',
  ]);
});

test('[C2] a picture in an opening is reported', async () => {
  expect(
    await checkContentWith({ 'careers/joiner.md': replaceText('Wood and brass.', 'Wood.\n\n![A room](../pictures/room.jpg)') }),
  ).toEqual(['content/careers/joiner.md:14:11 A picture cannot stand in this text. Put it in a field of its own, or take it out.']);
});

test('[C2] a picture in a field is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('See [the news]', '![A room](../../pictures/room.jpg) [the news]') })).toEqual([
    'content/brands/kohler/index.yaml:17:13 A picture cannot stand in this text. Put it in a field of its own, or take it out.',
  ]);
});

test('[C2] a picture that only a text references is used', async () => {
  expect(
    await checkContentWith({
      'pictures/other.jpg': jpeg,
      [article]: replaceText('![A room](../../pictures/room.jpg', '![A room](../../pictures/other.jpg'),
    }),
  ).toEqual([]);
});

test('[C2] a picture in a text may have accents, brackets and other signs in its name', async () => {
  for (const name of ['salón-ñ', 'tap[1]', 'a@b&c+d,e=f;g:h$', '100%'])
    expect(
      await checkContentWith({
        [`pictures/${name}.jpg`]: jpeg,
        [article]: replaceText('(../../pictures/room.jpg', `(../../pictures/${name}.jpg`),
      }),
    ).toEqual([]);
});
