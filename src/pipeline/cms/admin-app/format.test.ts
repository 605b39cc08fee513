import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createCollections } from '../collections';
import { createFormat, getEntryFile, mergeMarkdown, tellState } from './format';
import { contentFiles } from '../content-files.fixture';
import { patchYaml } from './yaml-patch';

const collections = createCollections();
const collectionOf = (type: string) => collections.find(({ name }) => name === type)!;
const createFormatOf = (type: string) => {
  const { contentFormat, fields, files } = collectionOf(type);
  return createFormat({ contentFormat, fields: fields ?? files![0]!.fields });
};

const articleHead = { article_id: 10, slug: 'a', title: 'A', kind: 'event', date: '2026-12-05', summary: 'S', description: 'D' };

test('[E1] a new article is written in the order of the schema, without empty fields', () => {
  const picture = { alt: 'A basin', file: 'basin.jpg', caption: '' };
  const event = [{ starts: '2026-12-05 9:00 AM', ends: '2026-12-05 5:00 PM', place: 'BGC', showroom: '' }];
  expect(createFormatOf('Article').toFile({ body: 'One.\n\nTwo.', picture, brands: [], draft: 'true', event, ...articleHead })).toBe(
    `---
article_id: 10
slug: a
title: A
kind: event
date: '2026-12-05'
draft: true
summary: S
description: D
picture:
  file: ./basin.jpg
  alt: A basin
event:
  starts: 2026-12-05 9:00 AM
  ends: 2026-12-05 5:00 PM
  place: BGC
---

One.

Two.
`,
  );
});

test('[E1] an optional value is none, one, yes or no in the editing screen', () => {
  const { fromFile } = createFormatOf('Article');
  const { event, draft } = fromFile('---\ndraft: false\nevent:\n  place: BGC\n---\n\nText\n');
  expect([event, draft]).toEqual([[{ place: 'BGC' }], 'false']);
  expect(fromFile('---\ntitle: A\n---\n\nText\n')).not.toHaveProperty('event');
});

test('[E1] a file that is a list is one field, and a section keeps its type', () => {
  const redirects = createFormatOf('RedirectRule');
  const values = redirects.fromFile('- from: /a\n  to: /b\n  permanent: false\n');
  expect(values['entries']).toEqual([{ from: '/a', to: '/b', permanent: 'false' }]);
  expect(redirects.toFile({ ...values, entries: [] })).toBe('[]\n');
  const page = { path: '/a', title: 'A', sections: [{ type: 'note', text: 'T', action: { to: '/', label: 'L', icon: '' } }] };
  expect(createFormatOf('Page').toFile(page)).toBe(
    'path: /a\ntitle: A\nsections:\n  - type: note\n    text: T\n    action:\n      label: L\n      to: /\n',
  );
});

test('[E7] a holiday that is added at the end is written in the order of days', () => {
  const { fromFile, toFile } = createFormatOf('Showroom');
  const file = "holidays:\n  # Each year.\n  - date: '2026-12-08'\n    name: A\n  - date: '2026-12-30'\n    name: C\n";
  const added = [...(fromFile(file)['holidays'] as object[]), { date: '2026-12-25', name: 'B' }];
  expect(toFile({ ...fromFile(file), holidays: added })).toBe(
    file.replace("  - date: '2026-12-30'", "  - date: '2026-12-25'\n    name: B\n  - date: '2026-12-30'"),
  );
});

test('[E7] a list says of each entry its date, from when it is published, that it is closed and that it is a draft', () => {
  const tell = (values: object) => tellState({ ...values }, '2026-11-28');
  expect([tell({ date: '2026-11-28' }), tell({ title: 'A' })]).toEqual([' · 28 November 2026', '']);
  expect(tell({ date: '2026-12-04', draft: 'true' })).toBe(' · from 4 December 2026 · draft');
  expect(tell({ date: '2026-01-04', closes: '2026-11-27', draft: 'false' })).toBe(' · 4 January 2026 · closed');
});

test('[E1] an unchanged front matter is kept when the text of an article changes', () => {
  const { fromFile, toFile } = createFormatOf('Article');
  const file = '---\n# By hand.\ntitle:   A\n---\n\n\nOne.\n';
  expect(toFile({ ...fromFile(file), body: 'Two.' })).toBe('---\n# By hand.\ntitle:   A\n---\n\nTwo.\n');
});

test('[E1] a file with the line endings of Windows keeps them, in YAML and in Markdown', () => {
  const withWindowsLines = (text: string) => text.replaceAll('\n', '\r\n');
  const redirects = createFormatOf('RedirectRule');
  const list = withWindowsLines('# By hand.\n- from: /a\n  to: /b\n');
  const added = [...(redirects.fromFile(list)['entries'] as object[]), { from: '/c', to: '/d' }];
  expect(redirects.toFile({ ...redirects.fromFile(list), entries: added })).toBe(`${list}${withWindowsLines('- from: /c\n  to: /d\n')}`);
  const { fromFile, toFile } = createFormatOf('Article');
  const article = withWindowsLines('---\ntitle: A\n---\n\nOne.\n\nTwo.\n');
  expect(fromFile(article)['body']).toBe('One.\n\nTwo.');
  expect(toFile({ ...fromFile(article), title: 'B', body: 'One.\n\nThree.' })).toBe(
    withWindowsLines('---\ntitle: B\n---\n\nOne.\n\nThree.\n'),
  );
});

test('[E6] an entry has the path of its file, and a new entry the path that saving creates', () => {
  expect(getEntryFile(collectionOf('Brand'), 'content/brands/kohler/index.yaml', {})).toBe('brands/kohler/index.yaml');
  expect(getEntryFile(collectionOf('Category'), undefined, {})).toBe('categories.yaml');
  expect(getEntryFile(collectionOf('Article'), undefined, { article_id: 10, slug: 'a-quiet-hinge' })).toBe(
    'articles/10-a-quiet-hinge/index.md',
  );
  expect(getEntryFile(collectionOf('Opening'), undefined, { title: 'Café & lighting planner' })).toBe('careers/cafe-lighting-planner.md');
  expect(getEntryFile(collectionOf('Page'), undefined, { path: '/new-page' })).toBe('pages/new-page.yaml');
  expect(getEntryFile(collectionOf('Opening'), undefined, {})).toBe('careers/new.md');
});

test.each(contentFiles)('[E1] $path does not change when it is opened and saved', ({ kind, text }) => {
  const { toFile, fromFile } = createFormatOf(kind.type);
  expect(toFile(fromFile(text))).toBe(text);
});

type TextPath = (string | number)[];

/** The paths of all texts in a value. */
function findTextPaths(value: unknown, path: TextPath = []): TextPath[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findTextPaths(inner, [...path, Array.isArray(value) ? Number(name) : name]));
}

function changeText(value: unknown, path: TextPath): { value: unknown; before: string } {
  const copy: unknown = structuredClone(value);
  const parent = path.slice(0, -1).reduce((at, step) => (at as Record<string | number, unknown>)[step], copy) as Record<
    string | number,
    unknown
  >;
  const last = path.at(-1)!;
  const before = parent[last] as string;
  parent[last] = `${before.trimEnd()}, “and more”: it’s`;
  return { value: copy, before };
}

const findComments = (text: string): string[] => text.match(/^#.*$|\s#\s.*$/gm) ?? [];

/** How many lines stand between the common beginning and the common end of two texts. */
function countChangedLines(one: string, other: string): number {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const start = a.findIndex((line, at) => line !== b[at]);
  const end = a.toReversed().findIndex((line, at) => line !== b.toReversed()[at]);
  return a.length - start - end;
}

/** How many texts of a file are changed, from its beginning to its end. Files of one kind have others each, and together all fields. */
const getTextLimit = (files: string) => (files.includes('*') ? 8 : 24);

test.each(contentFiles.filter(({ kind }) => kind.format !== 'markdown').map((file, index) => ({ ...file, index })))(
  '[E1] a changed text of $path changes its own lines alone, and no comment is lost',
  ({ kind, text, index }) => {
    const value: unknown = parse(text);
    const texts = findTextPaths(value);
    const step = Math.ceil(texts.length / getTextLimit(kind.files));
    for (const path of texts.filter((_, at) => at % step === index % step)) {
      const { value: next, before } = changeText(value, path);
      const written = patchYaml(text, next);
      expect(parse(written)).toEqual(next);
      expect(findComments(written)).toEqual(findComments(text));
      expect(countChangedLines(text, written)).toBeLessThanOrEqual(2 + before.split('\n').length + before.length / 60);
    }
  },
);

const list = `# Who leads where.
- from: /a # the old one
  to: /b
# A line for the next.

- from: /c
  to: /d
  permanent: false
`;

test('[E1] entries are added, removed or moved without a change of the others, and keep their lines and comments', () => {
  const [one, other] = parse(list) as object[];
  const added = { from: '/e', to: '/f' };
  expect(patchYaml(list, [one, other, added])).toBe(`${list}- from: /e\n  to: /f\n`);
  expect(patchYaml(list, [added, one, other])).toBe(list.replace('- from: /a', '- from: /e\n  to: /f\n- from: /a'));
  expect(patchYaml(list, [other])).toBe('# Who leads where.\n- from: /c\n  to: /d\n  permanent: false\n');
  expect(patchYaml(list, [one, { from: '/c', to: '/g' }])).toBe(list.replace('/d\n  permanent: false', '/g'));
  expect(parse(patchYaml(list, [other, one]))).toEqual([other, one]);
  expect(patchYaml(list, [])).toBe('[]\n');
  const [first, second, third] = [
    '- alt: a picture whose text stands on one long line, which the editing screen would fold into two if it were new\n',
    '# intended: it is the catalogue of a fair.\n- alt: "two" # as printed\n',
    '- alt: three\n',
  ] as const;
  const values = parse(first + second + third) as object[];
  expect(patchYaml(first + second + third, [values[1], values[2], values[0]])).toContain(first);
  expect(patchYaml(first + second + third, [values[0], values[2], values[1]])).toBe(first + third + second);
});

test('[E1] a new field is inserted after its predecessor in the schema, and an emptied field is removed', () => {
  const file = 'a: 1 # one\n\n# Of the picture.\npicture:\n  file: ./a.jpg\n  focus: 1% 2%\n';
  const picture = { file: './a.jpg', alt: 'A basin', focus: '1% 2%' };
  expect(patchYaml(file, { a: 1, picture })).toBe(file.replace('  focus', '  alt: A basin\n  focus'));
  expect(patchYaml(file, { a: 2, picture: { file: './a.jpg' } })).toBe('a: 2 # one\n\n# Of the picture.\npicture:\n  file: ./a.jpg\n');
  expect(patchYaml(file, { a: 1 })).toBe('a: 1 # one\n');
});

test('[E1] new texts are folded, and texts with a meaning in YAML are quoted', () => {
  const long =
    'A sentence that goes on for longer than a line of our files, which are about as long as this one, and then for some words more.';
  const written = patchYaml('', { date: '2026-12-05', agreed: 'yes', hash: '# no comment', long, text: 'One.\n\nTwo.\n' });
  expect(written).toContain("date: '2026-12-05'\nagreed: 'yes'\nhash: '# no comment'\nlong: >-\n  A sentence");
  expect(written).toContain('text: |\n  One.\n\n  Two.\n');
  expect(parse(written)).toEqual({ date: '2026-12-05', agreed: 'yes', hash: '# no comment', long, text: 'One.\n\nTwo.\n' });
});

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

test('[E1] text edited as rich text keeps its unchanged lines and pairs of pictures, unless text or the removal of one splits a pair; without an original it is used as it is', () => {
  expect(mergeMarkdown(before, toRichText(before))).toBe(before);
  expect(mergeMarkdown(before, toRichText(before).replace('One.', 'One and more.'))).toBe(before.replace('One.', 'One and more.'));
  expect(mergeMarkdown(before, toRichText(before).replace('* second', '* second\n* third'))).toBe(
    before.replace('- second', '- second\n- third'),
  );
  expect(mergeMarkdown(before, toRichText(before).replace(')\n\n![A tap', ')\n\nBetween.\n\n![A tap'))).toBe(
    before.replace('\n![A tap', '\n\nBetween.\n\n![A tap'),
  );
  expect(mergeMarkdown(before, toRichText(before).replace('![A tap.](./b.jpg)\n\n', ''))).toBe(before.replace('\n![A tap.](./b.jpg)', ''));
  expect(mergeMarkdown('', 'One.\n\n\n\n* two')).toBe('One.\n\n- two');
});

test('[E7] Markdown that is typed into the rich text is Markdown, signs of other meanings stay, and a new picture has its path', () => {
  for (const [typed, right] of [
    ['\\## What to ask', '## What to ask'],
    ['\\- Soap', '- Soap'],
    ['\\> Brass is a skin.', '> Brass is a skin.'],
    ['See \\[our showrooms](/showrooms) in \\*\\*May\\*\\* and \\_June\\_.', 'See [our showrooms](/showrooms) in **May** and _June_.'],
    ['\\*A note.\\*', '*A note.*'],
    ['![A tap](tap.jpg "Brass")', '![A tap](./tap.jpg "Brass")'],
    ['![A tap](../2-a-bed/tap.jpg)', '![A tap](../2-a-bed/tap.jpg)'],
    ['2 \\* 3 \\* 4, 1962\\. \\+ VAT \\[see] \\# 1', '2 \\* 3 \\* 4, 1962\\. \\+ VAT \\[see] \\# 1'],
  ] as const)
    expect(mergeMarkdown('One.', `One.\n\n${typed}`)).toBe(`One.\n\n${right}`);
  expect(createFormatOf('Article').toFile({ ...articleHead, body: '![A tap](tap.jpg)' })).toContain('\n\n![A tap](./tap.jpg)\n');
  const entries = [{ question: 'Why?', answer: 'Ask \\[us](/contact-us).' }];
  expect(createFormatOf('Question').toFile({ entries })).toContain('answer: Ask [us](/contact-us).');
});

test.each(contentFiles.filter(({ kind }) => kind.format === 'markdown'))('[E1] $path keeps its text through rich text', ({ text }) => {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  expect(mergeMarkdown(body, toRichText(body))).toBe(body);
});
