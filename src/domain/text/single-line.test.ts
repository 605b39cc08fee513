import { expect, test } from '@jest/globals';
import { toSingleLine } from './single-line';

test('[A5] a text cannot start a new line in a mail header', () => {
  expect(toSingleLine('A\r\nBcc: all@sample.example')).toBe('A Bcc: all@sample.example');
  expect(toSingleLine('A\u2028\u0000\u202eB')).toBe('A B');
  expect(toSingleLine('a'.repeat(400))).toHaveLength(150);
});
