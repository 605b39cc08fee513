import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createCollections } from '../collections';
import { contentFiles } from '../content-files.fixture';
import { createFormat } from './format';
import { patchYaml } from './yaml-patch';

const formats = new Map(
  createCollections().map(({ name, contentFormat, fields, files }) => [
    name as string,
    createFormat({ contentFormat, fields: fields ?? files![0]!.fields }),
  ]),
);

test.each(contentFiles)('[E1] $path does not change when it is opened and saved', ({ kind, text }) => {
  const format = formats.get(kind.type)!;
  expect(format.toFile(format.fromFile(text))).toBe(text);
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

/** Of the texts of a file so many are changed, from its beginning to its end. */
const maxTexts = 24;

test.each(contentFiles.filter(({ kind }) => kind.format !== 'markdown'))(
  '[E1] a changed text of $path changes its own lines alone, and no comment is lost',
  ({ text }) => {
    const value: unknown = parse(text);
    const texts = findTextPaths(value);
    for (const path of texts.filter((_, at) => at % Math.ceil(texts.length / maxTexts) === 0)) {
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

test('[E1] adding, removing or moving entries does not change the others', () => {
  const [one, other] = parse(list) as object[];
  const added = { from: '/e', to: '/f' };
  expect(patchYaml(list, [one, other, added])).toBe(`${list}- from: /e\n  to: /f\n`);
  expect(patchYaml(list, [added, one, other])).toBe(list.replace('- from: /a', '- from: /e\n  to: /f\n- from: /a'));
  expect(patchYaml(list, [other])).toBe('# Who leads where.\n- from: /c\n  to: /d\n  permanent: false\n');
  expect(patchYaml(list, [one, { from: '/c', to: '/g' }])).toBe(list.replace('/d\n  permanent: false', '/g'));
  expect(parse(patchYaml(list, [other, one]))).toEqual([other, one]);
  expect(patchYaml(list, [])).toBe('[]\n');
});

test('[E1] an entry that is moved keeps its lines, with its comments', () => {
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
