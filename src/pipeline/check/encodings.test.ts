import { expect, test } from '@jest/globals';
import { inspectContentWith, jpeg, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const nothing = { faults: [], warnings: [] };
const withWindowsLines = (text: string) => text.replaceAll('\n', '\r\n');
const withMark = (text: string) => `\uFEFF${text}`;

test('[C2] Windows line endings are valid, and faults keep their lines and columns', async () => {
  expect(await inspectContentWith({ [kohler]: withWindowsLines, [article]: withWindowsLines })).toEqual(nothing);
  const { faults } = await inspectContentWith({ [kohler]: (text) => withWindowsLines(text.replace('order: 2', 'order: 0')) });
  expect(faults).toEqual(['content/brands/kohler/index.yaml:5:8 `order` is `0`. It must be 1 or more.']);
});

test('[C2] a byte order mark is valid, in YAML and in Markdown', async () => {
  expect(await inspectContentWith({ [kohler]: withMark, [article]: withMark })).toEqual(nothing);
});

test('[C2] accents and .jpeg in the name of a picture are valid', async () => {
  for (const name of ['salón-ñ.jpg', 'room.jpeg'])
    expect(
      await inspectContentWith({ [`pictures/${name}`]: jpeg, [kohler]: replaceText('pictures/room.jpg', `pictures/${name}`) }),
    ).toEqual(nothing);
});
