import { expect, test } from '@jest/globals';
import { findClosestName, formatSuggestion } from './wording';
import { formatAnnotations, formatReport, sortFaults } from './report';

const fault = (file: string, line: number, column: number) => ({ file, line, column, message: 'Wrong. Right.' });

test('[C2] warnings are below the faults, and are counted separately', () => {
  const [one, other] = [fault('content/b.yaml', 2, 3), fault('content/a.yaml', 1, 1)];
  expect(formatReport([one], [other])).toBe(
    'content/b.yaml:2:3 Wrong. Right.\ncontent/a.yaml:1:1 Warning: Wrong. Right.\n\n1 fault in 1 file, 1 warning',
  );
  expect(formatReport([], [one, other]).split('\n').at(-1)).toBe('no fault, 2 warnings');
});

test('[C2] faults are sorted by file, line and column', () => {
  const faults = [
    fault('content/b.yaml', 1, 1),
    fault('content/a.yaml', 10, 1),
    fault('content/a.yaml', 2, 9),
    fault('content/a.yaml', 2, 3),
  ];
  expect(formatReport(sortFaults(faults)).split('\n')).toEqual([
    'content/a.yaml:2:3 Wrong. Right.',
    'content/a.yaml:2:9 Wrong. Right.',
    'content/a.yaml:10:1 Wrong. Right.',
    'content/b.yaml:1:1 Wrong. Right.',
    '',
    '4 faults in 2 files',
  ]);
});

test('[E2] faults are annotations of a pull request at file, line and column, with escaped messages', () => {
  const faults = [{ ...fault('content/a, b.yaml', 2, 3), message: '100% wrong:\nright.' }];
  expect(formatAnnotations(faults)).toBe('::error file=content/a%2C b.yaml,line=2,col=3::100%25 wrong:%0Aright.');
  expect(formatAnnotations([])).toBe('');
  expect(formatAnnotations([fault('content/a.yaml', 2, 3)], 'warning')).toBe('::warning file=content/a.yaml,line=2,col=3::Wrong. Right.');
});

test('[C2] the closest name differs in at most two letters of five', () => {
  expect(findClosestName('kolhr', ['brizo', 'kohler'])).toBe('kohler');
  expect(findClosestName('abcde', ['kohler'])).toBeUndefined();
});

test('[C2] the other names are listed up to twelve with a close match, and up to thirty without one', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `name-${at}`);
  expect(formatSuggestion('nam-0', names(12), 'They are')).toMatch(/^Did you mean `name-0`\? They are `name-0`, .* and `name-11`\.$/);
  expect(formatSuggestion('nam-0', names(13), 'They are')).toBe('Did you mean `name-0`?');
  expect(formatSuggestion('xyzzy', names(30), 'They are')).toMatch(/^They are `name-0`, /);
  expect(formatSuggestion('xyzzy', names(31), 'They are')).toBe('');
});
