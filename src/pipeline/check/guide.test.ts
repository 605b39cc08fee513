import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { getJsonSchemas, getSectionTypes } from '../../schema/json-schema';
import { checkFiles, createContent, jpeg, replaceText, type FileEdit, validFiles } from './content.fixture';
import { fenceCount, type GuideExample, guideTasks } from './guide.fixture';

const folder = join(__dirname, '../../../content');
const newsletter: Record<string, FileEdit> = {
  'text.yaml': ['newsletter:\n  heading: Words', 'newsletter:\n  heading: Four letters a year, no more.'],
};
let edits = newsletter;

const read = (file: string) => createContent(edits).read(file).toString();
const write = (file: string, edit: FileEdit) => {
  edits = { ...edits, [file]: edit };
};

const occursOnce = (text: string, part: string) => text.split(part).length === 2;

/** Puts what a block says in the place of what it says is there, which must be there once. */
function applyDiff({ file, text }: GuideExample): void {
  const side = (signs: string) =>
    text
      .trimEnd()
      .split('\n')
      .filter((line) => signs.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = read(file);
  expect([file, occursOnce(before, side(' -'))]).toEqual([file, true]);
  write(file, replaceText(before, [side(' -'), side(' +')]));
  for (const [, name] of text.matchAll(/^-.* \.\/(\S+)$/gm)) write(posix.join(dirname(file), name!), null);
}

/** The pictures that a block names beside its file are put there. */
function addPictures({ file, text }: GuideExample): void {
  const { paths } = createContent(edits);
  const kept = text.replaceAll(/^-.*$/gm, '');
  for (const [name] of kept.matchAll(/(?<=[ (]\.\/)[\w-]+\.(?:jpg|svg)/g)) {
    const path = posix.join(dirname(file), name);
    if (!paths.includes(path)) write(path, name.endsWith('.svg') ? validFiles['showrooms/bgc/map.svg']! : jpeg);
  }
}

function applyExample(example: GuideExample): void {
  if (example.kind === 'new') write(example.file, example.text);
  else applyDiff(example);
  addPictures(example);
}

beforeEach(() => {
  edits = newsletter;
});

test.each(guideTasks.filter(({ examples }) => examples.length > 0).map((task) => [task.title, task] as const))(
  '[C2, C5] the examples of “%s” pass the check',
  (_, { examples }) => {
    for (const example of examples) {
      applyExample(example);
      expect(checkFiles(createContent(edits)).faults).toEqual([]);
    }
  },
);

test('[C5] every example of the guide is parsed, and every task names its file, and shows an example and a picture', () => {
  expect(guideTasks.flatMap(({ examples }) => examples)).toHaveLength(fenceCount);
  const first = guideTasks.findIndex(({ title }) => title === 'Pictures');
  for (const { title, examples, pictures, text } of guideTasks.slice(0, first)) {
    expect([title, examples.length > 0, pictures.length > 0]).toEqual([title, true, true]);
    const hasFile = /`[a-z-]+\.yaml`|`(?:pages|brands|showrooms|articles|careers|forms)\/|`index\.(?:md|yaml)`/.test(text);
    expect([title, hasFile]).toEqual([title, true]);
  }
});

test('[E7] the guide shows every kind of section, in the words of the editing screen', () => {
  const { text } = guideTasks.find(({ title }) => title === 'Add a section to a page')!;
  const rows = Array.from(text.matchAll(/^\| `([a-z-]+)` \| (.*?) \|/gm), ([, type, words]) => `${type!}: ${words!}`);
  expect(rows.sort()).toEqual(Array.from(getSectionTypes(), ([type, id]) => `${type}: ${getJsonSchemas()[id]!.description!}`).sort());
});

test('[C5] the pictures of the guide exist, are small, and have an alternate text', () => {
  for (const { alt, file } of guideTasks.flatMap(({ pictures }) => pictures).filter(({ file }) => file.startsWith('../'))) {
    expect([file, alt !== '', existsSync(resolve(folder, file))]).toEqual([file, true, true]);
    expect([file, statSync(resolve(folder, file)).size <= 40_000]).toEqual([file, true]);
  }
});
