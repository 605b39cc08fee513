import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readCases } from './cases.fixture';
import { checkContentWith } from './content.fixture';

const mistakes = readCases('editor-mistakes', ['[C2] %s is reported']);

test.each(mistakes)('%s', (_, { edits, expected }) => {
  expect(checkContentWith(edits)).toEqual(expected);
  expect(expected.faults.length + expected.warnings.length).toBeGreaterThan(0);
});

test('[C2] there are at least sixty sample mistakes', () => {
  expect(new Set(mistakes.map(([, { name }]) => name)).size).toBeGreaterThanOrEqual(60);
});

const page = readFileSync(join(__dirname, '../../../docs/guide/when-something-is-refused.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:---|The check says)/.test(line));

// The words at the beginning decide, without the names between backquotes.
const toSortKey = (row: string) =>
  row
    .replace(/`[^`]*`|[^A-Za-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase() + row;
const toMessage = (line: string) => line.replace(/^\S+:\d+:\d+ /, '').replaceAll('|', '\\|');

test('[C2, C5] the reference of messages has the message of every sample mistake, sorted by its text', () => {
  const expected = mistakes.flatMap(
    ([
      ,
      {
        name,
        expected: { faults, warnings },
      },
    ]) => [
      ...faults.map((line) => `| ${toMessage(line)} | ${name} |`),
      ...warnings.map((line) => `| ${toMessage(line)} (a warning) | ${name} |`),
    ],
  );
  const sorted = [...new Set(expected)].sort((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1));
  expect(rows.map((row) => row.replace(/ +/g, ' '))).toEqual(sorted.map((row) => row.replace(/ +/g, ' ')));
});
