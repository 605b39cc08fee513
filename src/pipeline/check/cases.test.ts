import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { getSectionTypes } from '../../schema/json-schema';
import { toInlineSvg } from '../markup/xml';
import { readCases, checkContentWith, type FileEdit, validFiles } from './content.fixture';
import { findSvgMistake } from './rules/svgs';
import { formatNames } from './wording';

/** Texts that are right and look wrong, and SVGs that stay out of a page, with the beginning of what is said of each. */
const strangers = parse(readFileSync(join(__dirname, 'strangers.fixture.yaml'), 'utf8')) as {
  rightTexts: string[];
  rightValues: Record<string, FileEdit>[];
  svgs: [inner: string, beginning: string][];
  logos: [inner: string, beginning: string][];
  rightLogos: string[];
};
const mistakes = readCases('editor-mistakes', '[C2]');

test.each([
  ...readCases('fields', '[C2] [B8, C2]'),
  ...readCases('entries', '[C2] [R2, C2] [W1, C2] [W4, C2] [W5, C2] [A6, C2] [A10, C2] [G3, C2] [W7] [W10] [F5] [W12] [S4]'),
  ...readCases('pages', '[C2] [R1, C2] [W3]'),
  ...readCases('references', '[C2] [C2, C3] [C3, C2] [W2, C2] [M2, C2] [M2, C3, C2] [W2, M2, C2]'),
  ...readCases('pictures', '[C2] [R2, C2] [R10, C2] [W1]'),
  ...readCases('text', '[C2]'),
  ...mistakes,
])('%s', (_, { edits, expected }) => {
  expect(checkContentWith(edits)).toEqual(expected);
});

test('[C2] a section without a type is reported', () => {
  const names = formatNames([...getSectionTypes().keys()]);
  expect(checkContentWith({ 'pages/home.yaml': ['- type: figure\n    placement', '- placement'] }).faults).toEqual([
    `content/pages/home.yaml:12:5 \`type\` is missing. Add \`type:\`. The choices are ${names}.`,
  ]);
});

test('[W3] a changed notice needs a new version, and the check names it', () => {
  const checkVersion = (version: string) =>
    checkContentWith({
      'privacy.yaml': [
        ['We delete it on time', 'We delete it soon'],
        ['version: 1-bf90d8ac', `version: ${version}`],
      ],
    }).faults;
  const [fault = ''] = checkVersion('1-bf90d8ac');
  expect(fault).toMatch(
    /^content\/privacy\.yaml:1:10 The notice is not that of version 1: its text has changed\. Write `version: 2-[0-9a-f]{8}`, and in `date`/,
  );
  const [, next = ''] = /`version: (2-[0-9a-f]{8})`/.exec(fault)!;
  expect(checkVersion(next)).toEqual([]);
  expect(checkVersion(next.replace('2-', '1-'))).toEqual([fault]);
  expect(checkVersion('2')).toEqual([
    'content/privacy.yaml:1:10 `version` is the number 2. It should be the version that the check names, such as 2-1a2b3c4d.',
  ]);
});

const formatArticle = (number: number) =>
  String(validFiles['articles/1-the-first-tap/index.md'])
    .replace('article_id: 1\nslug: the-first-tap\ntitle: The first tap', `article_id: ${number}\nslug: more\ntitle: News ${number}`)
    .replace('How the first tap began', `More of ${number}`);

test('[C2] a link to a page of the list is valid if the articles fill it, and otherwise suggests the closest one', () => {
  const numbers = Array.from({ length: 25 }, (_, at) => at + 10);
  const more = Object.fromEntries(numbers.map((number) => [`articles/${number}-more/index.md`, formatArticle(number)]));
  const checkLink = (page: number) =>
    checkContentWith({ ...more, 'navigation.yaml': ['/news-and-events', `/news-and-events/page/${page}`] }).faults;
  expect(checkLink(2)).toEqual([]);
  expect(checkLink(3)).toEqual([
    'content/navigation.yaml:3:9 `/news-and-events/page/3` is no page of this site. Did you mean `/news-and-events/page/2`?',
  ]);
});

test.each(strangers.svgs)('[W1] an SVG with %s stays out of a page', (inner, beginning) => {
  expect(findSvgMistake(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4">${inner}</svg>`)).toContain(beginning);
});

const checkLogo = (inner: string, before = '') =>
  checkContentWith({
    'brands/kohler/logo.svg': `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4">${inner}</svg>`,
  }).faults;

test.each(strangers.logos)('[R2, C2] a logo with %s is reported: a browser would run it, or draw nothing', (inner, beginning) => {
  expect(checkLogo(inner)).toEqual([expect.stringContaining(`:4:13 \`./logo.svg\` ${beginning}`)]);
});

test.each(strangers.rightLogos)('[R2, C2] a logo as drawing programs write it is valid: %s', (inner) => {
  expect(checkLogo(inner)).toEqual([]);
  expect(checkLogo(inner, '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<!-- R&D -->')).toEqual([]);
});

test('[W1] an SVG that is too large stays out of a page', () => {
  expect(findSvgMistake(`<svg viewBox="0 0 10 4"><path d="${'M0 0'.repeat(4_000)}"/></svg>`)).toContain('has 160');
});

test('[W1, R11] the maps and the drawings of the content are inlined into their pages without comments', () => {
  const files = ['showrooms/*/map.svg', 'brands/*/drawing.svg'].map((pattern) => {
    const [folder, file] = pattern.split('/*/') as [string, string];
    return readdirSync(join('content', folder)).map((name) => join('content', folder, name, file));
  });
  expect(files.every(({ length }) => length > 1)).toBe(true);
  for (const file of files.flat()) {
    const svg = readFileSync(file, 'utf8');
    expect([file, findSvgMistake(svg), findSvgMistake(toInlineSvg(svg))]).toEqual([file, undefined, undefined]);
    expect(toInlineSvg(svg)).toMatch(/^<svg [^]*<\/svg>$/);
  }
});

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const nothing = { faults: [], warnings: [] };
const withWindowsLines = (text: string) => text.replaceAll('\n', '\r\n');
const withMark = (text: string) => `\uFEFF${text}`;

test('[C2] Windows line endings are valid, and faults keep their lines and columns', () => {
  expect(checkContentWith({ [kohler]: withWindowsLines, [article]: withWindowsLines })).toEqual(nothing);
  const { faults } = checkContentWith({
    [kohler]: (text) => withWindowsLines(text.replace('order: 2', 'order: 0')),
    [article]: (text) => withWindowsLines(text.replace('kind: news', 'kind: gnus')),
  });
  expect(faults).toEqual([
    'content/articles/1-the-first-tap/index.md:5:7 `kind` is `gnus`, which is none of the choices. The choices are `news` and `event`.',
    'content/brands/kohler/index.yaml:5:8 `order` is `0`. It must be 1 or more.',
  ]);
});

test('[C2] a byte order mark is valid, in YAML and in Markdown', () => {
  expect(checkContentWith({ [kohler]: withMark, [article]: withMark })).toEqual(nothing);
});

test('[C2] a byte that is not UTF-8 is reported', () => {
  expect(checkContentWith({ [kohler]: (text) => Buffer.from(text.replace('a tap', 'ein H\xe4hn'), 'latin1') }).faults).toEqual([
    'content/brands/kohler/index.yaml:14:26 A letter here cannot be read. Write it again, and save the file as UTF-8.',
  ]);
});

test.each([false, true])('[C2] a file in UTF-16 is one fault, with its cause (big-endian: %s)', (isSwapped) => {
  for (const mark of ['', '\uFEFF']) {
    const toBytes = (text: string) => Buffer.from(mark + text, 'utf16le');
    expect(checkContentWith({ 'faq.yaml': (text) => (isSwapped ? toBytes(text).swap16() : toBytes(text)) }).faults).toEqual([
      'content/faq.yaml:1:1 The file is stored in UTF-16, which Notepad calls Unicode. Save it as UTF-8.',
    ]);
  }
});

const files = Object.keys(validFiles).filter((file) => /\.(?:yaml|md)$/.test(file) && file !== 'README.md');
const breakLine = (line: string) => (text: string) => text.replace(/\n/, `\n${line}\n`);

test.each(files)('[C2] when %s cannot be read, only its own fault is reported', (file) => {
  for (const edit of [breakLine('this is no field'), breakLine('\tx: 1'), breakLine('<<<<<<< HEAD')]) {
    const { faults, warnings } = checkContentWith({ [file]: edit });
    expect([faults.length, warnings]).toEqual([1, []]);
    expect(faults[0]).toMatch(`content/${file}:`);
  }
});

test.each(files)('[C2] when %s is empty or holds something else, only that is reported', (file) => {
  const isList = String(validFiles[file]).startsWith('- ');
  for (const text of ['', isList ? 'one: 1\n' : '- one\n']) {
    const { faults, warnings } = checkContentWith({ [file]: text });
    expect([faults.length, warnings]).toEqual([1, []]);
    expect(faults[0]).toMatch(`content/${file}:1:1 `);
  }
});

test('[C2] the fault of an unreadable file comes first, before independent faults', () => {
  const { faults } = checkContentWith({
    'pages/home.yaml': ['path: /\n', 'path: /\nno field\n'],
    'brands/brizo/index.yaml': ['order: 1', 'order: 0'],
  });
  expect(faults.map((fault) => fault.replace(/:\d.*/, ''))).toEqual(['content/pages/home.yaml', 'content/brands/brizo/index.yaml']);
});

test.each([
  ['a list in a list in a list', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['bytes that are no text', '\u0000\u0001\u0002'],
  ['nothing', ''],
  ['a text in place of fields', 'Hello'],
  ['another document', 'a: 1\n---\nb: 2\n'],
  ['a tag', '!!js/function x'],
  ['a merge of fields', 'base: &base {a: 1}\n<<: *base\n'],
])('[C2] a file that holds %s is reported in words', (_, text) => {
  const { faults } = checkContentWith({ 'navigation.yaml': text });
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) {
    expect(fault).toMatch(/^content\/navigation\.yaml:\d+:\d+ [A-Z`]/);
    expect(fault).not.toMatch(/\bat .*:\d+:\d+|Error|undefined|node_modules/);
  }
});

test.each(strangers.rightTexts)('[C2] the text “%s” is right', (text) => {
  const asBody = { [article]: (before: string) => before.replace('It began with', () => `${text}\n\nIt began with`) };
  expect(checkContentWith(asBody)).toEqual(nothing);
  expect(checkContentWith({ [article]: (before) => withMark(withWindowsLines(asBody[article](before))) })).toEqual(nothing);
  // A plain text has no Markdown.
  const plain = /^[^[*`#<\n]+/.exec(text)?.[0] ?? 'Taps';
  expect(checkContentWith({ [kohler]: ['It began with a tap', JSON.stringify(plain.trim())] })).toEqual(nothing);
});

test.each(strangers.rightValues.map((edits): [string, Record<string, FileEdit>] => [JSON.stringify(edits), edits]))(
  '[C2] the value %s is right',
  (_, edits) => {
    expect(checkContentWith(edits)).toEqual(nothing);
  },
);

test('[C2] a hundred texts and values that look wrong are right', () => {
  expect(strangers.rightTexts.length + strangers.rightValues.length).toBeGreaterThanOrEqual(100);
});

test('[C2] there are at least sixty sample mistakes, and each is reported', () => {
  for (const [title, { expected }] of mistakes) expect([title, ...expected.faults, ...expected.warnings].length).toBeGreaterThan(1);
  expect(new Set(mistakes.map(([, { name }]) => name)).size).toBeGreaterThanOrEqual(60);
});

const guide = readFileSync(join(__dirname, '../../../content/README.md'), 'utf8');
const [, list = ''] = guide.split('| The check says | The mistake |\n| --- | --- |\n');
const rows = list.trimEnd().split('\n');

// The words at the beginning decide, without the names between backquotes.
const toSortKey = (row: string) =>
  row
    .replace(/`[^`]*`|[^A-Za-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase() + row;
const toMessage = (line: string) => line.replace(/^\S+:\d+:\d+ /, '').replaceAll('|', '\\|');

test('[C2, C5] the list of messages in the guide has the message of every sample mistake, sorted by its text', () => {
  const expected = mistakes.flatMap(([, { name, expected: said }]) => [
    ...said.faults.map((line) => `| ${toMessage(line)} | ${name} |`),
    ...said.warnings.map((line) => `| ${toMessage(line)} (a warning) | ${name} |`),
  ]);
  const sorted = [...new Set(expected)].sort((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1));
  expect(rows).toEqual(sorted);
});
