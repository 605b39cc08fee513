import { expect, test } from '@jest/globals';
import { placeAt } from './place';
import { annotations, reportFaults } from './report';

const fault = (file: string, line: number, column: number) => ({ file, line, column, message: 'Wrong. Right.' });

test('[C2] no fault makes an empty report', () => {
  expect(reportFaults([])).toBe('');
});

test('[C2] one fault is reported with its place and a count of one', () => {
  expect(reportFaults([fault('content/a.yaml', 2, 3)])).toBe('content/a.yaml:2:3 Wrong. Right.\n\n1 fault in 1 file');
});

test('[C2] faults are sorted by file, line and column', () => {
  const faults = [
    fault('content/b.yaml', 1, 1),
    fault('content/a.yaml', 10, 1),
    fault('content/a.yaml', 2, 9),
    fault('content/a.yaml', 2, 3),
  ];
  expect(reportFaults(faults).split('\n')).toEqual([
    'content/a.yaml:2:3 Wrong. Right.',
    'content/a.yaml:2:9 Wrong. Right.',
    'content/a.yaml:10:1 Wrong. Right.',
    'content/b.yaml:1:1 Wrong. Right.',
    '',
    '4 faults in 2 files',
  ]);
});

test('[C2] lines and columns count from one', () => {
  expect(placeAt('ab\ncd\n', 0)).toEqual({ line: 1, column: 1 });
  expect(placeAt('ab\ncd\n', 4)).toEqual({ line: 2, column: 2 });
  expect(placeAt('ab\ncd\n', 6)).toEqual({ line: 3, column: 1 });
});

test('[E2] faults are told to a pull request at file, line and column, in words that its commands cannot misread', () => {
  const faults = [{ ...fault('content/a, b.yaml', 2, 3), message: '100% wrong:\nright.' }];
  expect(annotations(faults)).toBe('::error file=content/a%2C b.yaml,line=2,col=3::100%25 wrong:%0Aright.');
  expect(annotations([])).toBe('');
});
