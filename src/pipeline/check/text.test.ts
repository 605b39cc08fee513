import { expect, test } from '@jest/globals';
import { readCases } from './cases.fixture';
import { checkContentWith, validFiles } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const nothing = { faults: [], warnings: [] };
const withWindowsLines = (text: string) => text.replaceAll('\n', '\r\n');
const withMark = (text: string) => `\uFEFF${text}`;

test.each(readCases('text', ['[C2] %s']))('%s', (_, { edits, expected }) => {
  expect(checkContentWith(edits)).toEqual(expected);
});

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
  [
    'an alias that grows without end',
    `a: &a [x]\n${'bcdefghijklm'.replace(/./g, (name, at: number) => `${name}: &${name} [${`*${'abcdefghijklm'[at]!}, `.repeat(9)}]\n`)}`,
  ],
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

test.each([
  'Araw-araw po kaming bukas, at gawa sa tanso ang gripo. Isa isa, dahan dahan, at sabi ko na nga.',
  '1. Una\n2. Ikalawa\n10. Ikasampu',
  'From ₱1,250.00 to ₱3,400.50, or ~10 % less; ~5 to ~10 pieces.',
  'Señora Peña’s façade, naïve and déjà vu: ¡olé! Größe, Čapek, ĂĂ.',
  '5 × 10 cm at 30 °C, ±2 mm, ½ inch; 2 - 3 pieces, 100 % wool, x < y > z, size XXXL.',
  'A & B, R&D, AT&T and Q&A; first- and second-floor rooms, self- or machine-made.',
  '*Soft* and **strong**, and **strong** again; 3 * 4 * 5, a \\*star\\*, and `**code**`.',
  'See [the news](/news-and-events), [us](mailto:us@narra.example), [a number](tel:+63285550100) or <https://www.example.com/a_b_c>.',
  'See [a search](https://www.example.com/?q=a&lang=en) and [a shop](https://we.example.com/drive.google).',
  '## Why 2026\n\n### A rank below\n\n## And back\n\n***\n\n- one\n- two',
  'At 10:30 AM: open. Ratio 16:9: wide. Note:this:that. Who? What?! Wait… “Yes,” she said—‘no’.',
  '> Brass is a skin.\n\n![A room](../../pictures/room.jpg "The room")\n![A room](../../pictures/room.jpg)',
  'The tap of the year, the year of the tap. No. 1 in Manila, #1 in C#. Saturday, 5 December 2026.',
  '| one | two |\n| --- | --- |\n| 1 | 2 |',
])('[C2] the text “%s” is right', (text) => {
  const asBody = { [article]: (before: string) => before.replace('It began with', () => `${text}\n\nIt began with`) };
  expect(checkContentWith(asBody)).toEqual(nothing);
  expect(checkContentWith({ [article]: (before) => withMark(withWindowsLines(asBody[article](before))) })).toEqual(nothing);
  // A plain text has no Markdown.
  const plain = /^[^[*`#<\n]+/.exec(text)?.[0] ?? 'Taps';
  expect(checkContentWith({ [kohler]: ['It began with a tap', JSON.stringify(plain.trim())] })).toEqual(nothing);
});
