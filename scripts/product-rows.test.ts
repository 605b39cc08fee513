import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const rows = new Set(Array.from(readFileSync('docs/product.md', 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm), ([, id]) => id!));

/** The files of all tests, of Jest and of Playwright. */
const testFiles = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.*', '*.spec.ts', '*.e2e.ts', 'tests/browsers/behaviors/*.ts'],
  {
    encoding: 'utf8',
  },
);

/** The row ids with which the test titles of a file begin: `[N1, N6]`. */
const listRowIds = (source: string): string[] =>
  Array.from(source.matchAll(/['"`]((?:\[[A-Z]\d+(?:, [A-Z]\d+)*\] )+)/g), ([, ids]) => ids!.match(/[A-Z]\d+/g)!).flat();

test('every row id in a test title is a row of docs/product.md', () => {
  const titles = testFiles
    .trim()
    .split('\n')
    .flatMap((file) => listRowIds(readFileSync(file, 'utf8')).map((id) => ({ file, id })));
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter(({ id }) => !rows.has(id))).toEqual([]);
});

test('the row ids of a title are found, known or not', () => {
  const unknownRow = 'Z9';
  expect(listRowIds(`test('[N1, ${unknownRow}] opens', run); describe.each(all)("[X1] [Q2] reads", run);`)).toEqual([
    'N1',
    unknownRow,
    'X1',
    'Q2',
  ]);
});
