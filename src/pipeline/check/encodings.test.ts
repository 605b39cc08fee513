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

const controlAdvice = 'nobody can see it. Take it out, or write the words around it again.';

test('[C2] a control character is reported at its line and column, in YAML and in Markdown', async () => {
  const { faults } = await inspectContentWith({
    [kohler]: replaceText('title: kohler', 'title: koh\u000Bler'),
    [article]: replaceText('It began', 'It\u0007 began'),
  });
  expect(faults).toEqual([
    `content/articles/1-the-first-tap/index.md:15:3 The control character U+0007 stands here, and ${controlAdvice}`,
    `content/brands/kohler/index.yaml:2:11 The control character U+000B stands here, and ${controlAdvice}`,
  ]);
});

test('[C2] a control character that is written with a backslash is reported at its text', async () => {
  const { faults } = await inspectContentWith({ [kohler]: replaceText('lead: It began with a tap', String.raw`lead: "It\vbegan"`) });
  expect(faults).toEqual([
    `content/brands/kohler/index.yaml:14:7 The control character U+000B stands in this text, written with a backslash, and ${controlAdvice}`,
  ]);
});

test('[C2] tabs and line breaks in texts are valid', async () => {
  const lead = 'lead: "It began\\twith\\r\\na\ttap"';
  expect(await inspectContentWith({ [kohler]: replaceText('lead: It began with a tap', lead) })).toEqual(nothing);
});
