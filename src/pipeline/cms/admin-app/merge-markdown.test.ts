import { expect, test } from '@jest/globals';
import { contentFiles } from '../content-files.fixture';
import { mergeMarkdown } from './merge-markdown';

const before = `One.

![A basin.](./a.jpg "A")
![A tap.](./b.jpg)

- first
- second

*A note.*`;

/** As the rich text of Decap CMS writes what it was given. */
const toRichText = (text: string): string =>
  text
    .replace(/^- /gm, '* ')
    .replace(/^\*(\S.*)\*$/gm, '_$1_')
    .replace(/\)\n!\[/g, ')\n\n![');

test('[E1] text edited as rich text keeps its unchanged lines and its pairs of pictures', () => {
  expect(mergeMarkdown(before, toRichText(before))).toBe(before);
  expect(mergeMarkdown(before, toRichText(before).replace('One.', 'One and more.'))).toBe(before.replace('One.', 'One and more.'));
  expect(mergeMarkdown(before, toRichText(before).replace('* second', '* second\n* third'))).toBe(
    before.replace('- second', '- second\n- third'),
  );
});

test('[E1] text inserted between a pair of pictures splits it, and removing one picture keeps the other', () => {
  expect(mergeMarkdown(before, toRichText(before).replace(')\n\n![A tap', ')\n\nBetween.\n\n![A tap'))).toBe(
    before.replace('\n![A tap', '\n\nBetween.\n\n![A tap'),
  );
  expect(mergeMarkdown(before, toRichText(before).replace('![A tap.](./b.jpg)\n\n', ''))).toBe(before.replace('\n![A tap.](./b.jpg)', ''));
});

test('[E1] without an original the edited text is used', () => {
  expect(mergeMarkdown('', 'One.\n\n* two')).toBe('One.\n\n- two');
});

test.each(contentFiles.filter(({ kind }) => kind.format === 'markdown'))('[E1] $path keeps its text through rich text', ({ text }) => {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  expect(mergeMarkdown(body, toRichText(body))).toBe(body);
});
