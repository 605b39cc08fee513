import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkContentWith, inspectContentWith, replaceText, writeContent } from './content.fixture';

const root = writeContent();
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:yaml|md)$/.test(file) && file !== 'README.md',
);
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
rmSync(dirname(root), { recursive: true });

const breakLine = (line: string) => (text: string) => text.replace(/\n/, `\n${line}\n`);

test.each(files)('[C2] when %s cannot be read, only its own fault is reported', async (file) => {
  for (const edit of [breakLine('this is no field'), breakLine('\tx: 1'), breakLine('<<<<<<< HEAD')]) {
    const { faults, warnings } = await inspectContentWith({ [file]: edit(texts.get(file)!) });
    expect([faults.length, warnings]).toEqual([1, []]);
    expect(faults[0]).toMatch(`content/${file}:`);
  }
});

test.each(files)('[C2] when %s is empty or holds something else, only that is reported', async (file) => {
  const isList = texts.get(file)!.startsWith('- ');
  for (const text of ['', isList ? 'one: 1\n' : '- one\n']) {
    const { faults, warnings } = await inspectContentWith({ [file]: text });
    expect([faults.length, warnings]).toEqual([1, []]);
    expect(faults[0]).toMatch(`content/${file}:1:1 `);
  }
});

test('[C2] the fault of an unreadable file comes first, before independent faults', async () => {
  const faults = await checkContentWith({
    'pages/home.yaml': replaceText('path: /\n', 'path: /\nno field\n'),
    'brands/brizo/index.yaml': replaceText('order: 1', 'order: 0'),
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
])('[C2] a file that holds %s is reported in words', async (_, text) => {
  const { faults } = await inspectContentWith({ 'navigation.yaml': text });
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) {
    expect(fault).toMatch(/^content\/navigation\.yaml:\d+:\d+ [A-Z`]/);
    expect(fault).not.toMatch(/\bat .*:\d+:\d+|Error|undefined|node_modules/);
  }
});
