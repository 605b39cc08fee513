import { expect, test } from '@jest/globals';
import { toCsv } from './csv';

test('[A6] commas, quotes and line ends stay in their cell', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['x, "y"', 'one\ntwo'],
    ]),
  ).toBe('a,b\r\n"x, ""y""","one\ntwo"\r\n');
});

test.each(['=1+1', '+63 2 8555 0100', '-1', '@sum', '\tx', '\rx', '＝1'])('[A6] %j is no formula for a spreadsheet', (value) => {
  expect(toCsv([[value]])).toBe(`"'${value}"\r\n`);
});
